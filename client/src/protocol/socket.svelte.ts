// The connection of one table page. It comes back by itself, sends again what was not answered, and never pretends.

import { PROTOCOL, type AnyCommand, type FromServer, type Goodbye, type Hello } from './wire.gen';

/** Live means that the server has said where things stand; before that, and after a break, input waits. */
export type Line = 'connecting' | 'live' | 'lost' | 'ended';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Order = WithoutId<AnyCommand>;

export type Answer = { readonly kind: 'done' } | { readonly kind: 'recovery'; readonly code: string } | Refusal;

interface Refusal {
  readonly kind: 'refused';
  readonly rule: string;
  readonly why: string;
  /** All that is wrong with what one would have brought. */
  readonly problems: readonly string[];
}

interface Waiting {
  readonly command: AnyCommand;
  readonly settle: (answer: Answer) => void;
  sentAt: number;
}

export interface Wiring {
  url: string;
  /** Asked anew for every connection, since what was seen last changes. */
  hello: () => Omit<Hello, 'type' | 'protocol'>;
  heard: (frame: FromServer) => void;
  /** Opens a socket; tests give that of Node. */
  open?: (url: string) => WebSocket;
  /** Milliseconds before the first new try; it doubles from there. */
  patience?: number;
  /** Milliseconds without an answer after which the connection is taken for dead. */
  answerWithin?: number;
  /** Milliseconds between two questions whether the connection is whole. */
  beat?: number;
}

/** Where this page's server listens for it. */
export const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/socket`;

const LONGEST_WAIT = 4_000;

/** Bytes. Spaces make every frame a multiple of it, so that its length does not tell what it is. */
const EVEN = 256;

/** Reasons after which coming back would only meet the same answer. */
const FINAL: ReadonlySet<Goodbye['why']> = new Set(['moved', 'removed', 'unknown-table', 'unknown-token', 'protocol']);

export class TableSocket {
  line = $state<Line>('connecting');
  /** Why the server ended it, if it did. */
  goodbye = $state.raw<Goodbye | null>(null);

  readonly #wiring: Wiring;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Frames that have come over this connection. */
  #frames = 0;
  /** The Ping that has not been answered yet. */
  #ping: string | null = null;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
  }

  connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const open = this.#wiring.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.#wiring.url);
    this.#socket = socket;
    this.#frames = 0;
    this.#ping = null;
    socket.onopen = () => this.#write(socket, { type: 'Hello', protocol: PROTOCOL, ...this.#wiring.hello() });
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(String(message.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  /** Leave for good. What was not answered stays unanswered. */
  close(): void {
    clearTimeout(this.#retry);
    this.#rest();
    this.#drop();
    this.line = 'ended';
  }

  /** Try at once instead of waiting, for instance when the device is online again. */
  hurry(): void {
    if (this.line !== 'lost') return;
    this.#tries = 0;
    this.connect();
  }

  /** Start over on a fresh connection: what stands here can no longer be trusted. */
  renew(): void {
    if (this.line === 'ended') return;
    this.line = 'lost';
    this.connect();
  }

  /** Settles when the server has answered, if need be over a later connection. */
  send(order: Order): Promise<Answer> {
    const command = { ...order, id: commandId() } as AnyCommand;
    return new Promise((settle) => {
      this.#waiting.set(command.id, { command, settle, sentAt: performance.now() });
      if (this.line === 'live' && this.#socket) this.#write(this.#socket, command);
    });
  }

  #hear(text: string): void {
    const frame = JSON.parse(text) as FromServer;
    this.#frames += 1;
    if (frame.type === 'Pong') {
      this.#ping = null;
      // Another number than the server sent: something was lost or came twice on the way.
      if (frame.frames !== this.#frames - 1) this.renew();
      return;
    }
    if (frame.type === 'Goodbye') this.#end(frame);
    this.#wiring.heard(frame);
    if (frame.type === 'Update') {
      if (this.line !== 'live') this.#begin();
      if (frame.done !== undefined) this.#settle(frame.done, { kind: 'done' });
    } else if (frame.type === 'Done') this.#settle(frame.done, { kind: 'done' });
    else if (frame.type === 'Recovery') this.#settle(frame.done, { kind: 'recovery', code: frame.code });
    else if (frame.type === 'Refused' && frame.id !== null) {
      this.#settle(frame.id, { kind: 'refused', rule: frame.rule, why: frame.why, problems: frame.problems ?? [] });
    }
  }

  /** The server has told where things stand: send again, in order, what it has not answered. */
  #begin(): void {
    this.line = 'live';
    this.#tries = 0;
    for (const waiting of this.#waiting.values()) {
      waiting.sentAt = performance.now();
      if (this.#socket) this.#write(this.#socket, waiting.command);
    }
    const within = this.#wiring.answerWithin ?? 8_000;
    this.#rest();
    this.#watch = setInterval(() => this.#checkAnswers(within), within / 4);
    this.#pulse = setInterval(() => this.#feelPulse(), this.#wiring.beat ?? 10_000);
  }

  #rest(): void {
    clearInterval(this.#watch);
    clearInterval(this.#pulse);
  }

  /** Nothing may have come because nothing happened, or because the line is dead: ask. */
  #feelPulse(): void {
    if (this.line !== 'live' || !this.#socket) return;
    if (this.#ping !== null) return this.renew();
    this.#ping = commandId();
    this.#write(this.#socket, { type: 'Ping', id: this.#ping });
  }

  /** A connection can die without a word; an answer that does not come tells. */
  #checkAnswers(within: number): void {
    const now = performance.now();
    if ([...this.#waiting.values()].some((waiting) => now - waiting.sentAt > within)) this.renew();
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.settle(answer);
  }

  #end(goodbye: Goodbye): void {
    if (!FINAL.has(goodbye.why)) return;
    this.goodbye = goodbye;
    this.close();
  }

  #lose(): void {
    this.#rest();
    if (this.line === 'ended') return;
    this.line = 'lost';
    this.#retry = setTimeout(() => this.connect(), waitBefore(this.#tries, this.#wiring.patience, Math.random()));
    this.#tries += 1;
  }

  #write(socket: WebSocket, frame: Hello | AnyCommand): void {
    if (socket.readyState === socket.OPEN) socket.send(padded(JSON.stringify(frame)));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

export function padded(frame: string): string {
  const rest = new TextEncoder().encode(frame).length % EVEN;
  return rest === 0 ? frame : frame + ' '.repeat(EVEN - rest);
}

/** Doubled with each try. Half of it is by chance (0 to 1), so that a hundred pages do not all come back at once. */
export function waitBefore(tries: number, patience: number | undefined, chance: number): number {
  return Math.min(LONGEST_WAIT, (patience ?? 500) * 2 ** tries) * (0.5 + chance / 2);
}

/** From getRandomValues, since randomUUID is missing on plain http, as on most home networks. */
function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
