// A real WebSocket server on a free port that speaks our frames, so that the client meets real connections.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket as NodeSocket, WebSocketServer } from 'ws';
import type { FromClient, FromServer, MatchInfo, TableInfo, Update } from '../src/protocol/wire.gen';

export interface Caller {
  /** Everything this connection has sent, Hello first. */
  readonly frames: FromClient[];
  /** How many bytes each took. */
  readonly sizes: number[];
  say(frame: FromServer): void;
  hangUp(): void;
}

export class Party {
  readonly callers: Caller[] = [];
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  #changed: () => void = () => undefined;

  /** What to answer; called for every frame. */
  answer: (frame: FromClient, caller: Caller) => void = () => undefined;

  async open(): Promise<void> {
    await once(this.#server, 'listening');
    this.#server.on('connection', (socket) => {
      const caller: Caller = {
        frames: [],
        sizes: [],
        say: (frame) => socket.send(JSON.stringify(frame)),
        hangUp: () => socket.terminate(),
      };
      this.callers.push(caller);
      this.#changed();
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString()) as FromClient;
        caller.frames.push(frame);
        caller.sizes.push(data.length);
        this.answer(frame, caller);
        this.#changed();
      });
    });
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/socket`;
  }

  /** Wait until something about the callers holds. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }

  async close(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

export function openNodeSocket(url: string): WebSocket {
  const socket = new NodeSocket(url);
  // A browser's socket tells of errors by closing; Node's would also throw.
  socket.on('error', () => undefined);
  return socket as unknown as WebSocket;
}

/** Turns of the event loop, until something in the client holds. */
export async function settled(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
}

export function aTable(change: Partial<TableInfo> = {}): TableInfo {
  return {
    code: 'FERN',
    match: 'm1',
    game: 'nightmare-forest',
    phase: 'playing',
    host: 'a',
    members: [
      {
        id: 'a',
        name: 'Ana',
        emblem: 'owl',
        seat: 0,
        bot: null,
        here: true,
        stand_in: false,
        silenced: false,
        word: '',
        brought: '',
        fits: true,
      },
      {
        id: 'b',
        name: 'Bo',
        emblem: 'fox',
        seat: 1,
        bot: 'steady',
        here: true,
        stand_in: false,
        silenced: false,
        word: '',
        brought: '',
        fits: true,
      },
    ],
    watching: 0,
    options: {},
    problem: null,
    advice: [],
    presets: [],
    clock: 'live',
    pace: 'calm',
    listed: false,
    commitment: 'c0ffee',
    forked: false,
    ...change,
  };
}

/** A match in which nothing is asked and nothing goes on besides. */
export const aMatch = (change: Partial<MatchInfo> = {}): MatchInfo => ({
  view: {},
  awaited: [],
  ask: null,
  timer: null,
  quiet: false,
  whispers: [],
  yields: [],
  yielding: '',
  stakes: [],
  bet: '',
  bets: [],
  may_resign: false,
  resigned: [],
  outcome: null,
  opened: null,
  ...change,
});

export const told = (words: string) => ({ type: 'Told', event: {}, words }) as const;
export const update = (seen: number, change: Partial<Update> = {}): Update => ({
  type: 'Update',
  seen,
  news: [],
  ...change,
});
