// Leads a table through its nights, step by step. All it knows is kept in this browser, so that a page loaded anew goes
// on where it was.

import { kept } from '../../../app/kept';
import { cuesOf, presetsFor, spanOf, withPreset, type Cue, type Setup, type Span } from './nights';

const KEY = 'lanternwood.moderator';

export type Stage = 'choosing' | 'night' | 'day';

interface Kept {
  setup: Setup;
  stage: Stage;
  night: number;
  at: number;
  spent: number;
  away: Exclude<Stage, 'choosing'> | null;
}

/** How it makes itself heard. */
export interface Mouth {
  say(line: string): void;
  hush(): void;
  /** A step is called. */
  toll(): void;
  pace(): number;
}

/** A device that slept through some seconds has called nobody in them: no step may lose them. */
const LONGEST_BEAT = 1000;

const USUAL: Setup = presetsFor(8).reduce(withPreset, {
  players: 8,
  forsaken: 0,
  special: [],
  secret: false,
  seconds: {},
  spoken: true,
  wind: true,
});

export class Moderator {
  readonly #mouth: Mouth;
  setup = $state.raw<Setup>(USUAL);
  stage = $state<Stage>('choosing');
  /** Which night it is, or which was the last. */
  night = $state(1);
  /** Which cue of it. */
  at = $state(0);
  /** Milliseconds of the cue that are over. */
  spent = $state(0);
  /** Where the table was left for the choices, to come back to. */
  away = $state<Exclude<Stage, 'choosing'> | null>(null);
  /** Never so when the page has just been opened: a voice needs somebody to press first. */
  running = $state(false);

  constructor(mouth: Mouth) {
    this.#mouth = mouth;
    const before = kept.read<Kept>(KEY);
    if (!before) return;
    this.setup = { ...USUAL, ...before.setup };
    this.stage = before.stage;
    this.night = before.night;
    this.at = Math.min(before.at, this.cues.length - 1);
    this.spent = before.spent;
    this.away = before.away;
  }

  readonly cues: readonly Cue[] = $derived(cuesOf(this.setup, this.night));

  get cue(): Cue {
    const [first] = this.cues;
    return this.cues[this.at] ?? first!;
  }
  get span(): Span {
    return spanOf(this.cue, this.#mouth.pace());
  }
  get part(): 'call' | 'act' | 'close' {
    const { called, acted } = this.span;
    return this.spent < called ? 'call' : this.spent < acted ? 'act' : 'close';
  }
  /** What is said, or holds. */
  get line(): string {
    return this.part === 'close' && this.cue.close ? this.cue.close : this.cue.call;
  }
  /** Of the step's own time, in milliseconds. */
  get left(): number {
    return Math.max(0, Math.min(this.cue.seconds * 1000, this.span.acted - this.spent));
  }

  choose(change: Partial<Setup>): void {
    this.setup = { ...this.setup, ...change };
    this.#keep();
  }

  /** Night One. */
  begin(): void {
    this.night = 1;
    this.again();
  }

  /** The next night. */
  fall(): void {
    this.night += 1;
    this.again();
  }

  pause(): void {
    this.running = false;
    this.#mouth.hush();
    this.#keep();
  }

  /** What was cut short is said again from its start; a step's time only goes on. */
  goOn(): void {
    this.running = true;
    const { part, span } = this;
    if (part === 'call') this.#enter(this.at);
    if (part !== 'close') return;
    this.spent = span.acted;
    this.#mouth.say(this.cue.close);
  }

  repeat(): void {
    this.running = true;
    this.#enter(this.at);
  }

  back(): void {
    this.#enter(Math.max(0, this.at - 1));
  }

  next(): void {
    if (this.at + 1 < this.cues.length) this.#enter(this.at + 1);
    else this.#break();
  }

  /** Cut the night short. */
  wake(): void {
    this.running = true;
    this.#enter(this.cues.length - 1);
  }

  /** This night from its start, if it went wrong. */
  again(): void {
    this.stage = 'night';
    this.away = null;
    this.running = true;
    this.#enter(0);
  }

  /** To the choices. */
  leave(): void {
    if (this.stage === 'choosing') return;
    this.away = this.stage;
    this.stage = 'choosing';
    this.pause();
  }

  /** From the choices to where the table was left; by night it stands paused, at a step that is still called. */
  comeBack(): void {
    if (!this.away) return;
    const last = this.cues.length - 1;
    if (this.at > last) [this.at, this.spent] = [last, 0];
    this.stage = this.away;
    this.away = null;
    this.#keep();
  }

  /** So much time has gone by. */
  pass(milliseconds: number): void {
    if (!this.running) return;
    const before = this.part;
    const second = Math.floor(this.spent / 1000);
    this.spent += Math.min(milliseconds, LONGEST_BEAT);
    if (this.spent >= this.span.over) this.next();
    else if (before !== 'close' && this.part === 'close') this.#mouth.say(this.cue.close);
    if (Math.floor(this.spent / 1000) !== second) this.#keep();
  }

  #enter(at: number): void {
    this.at = at;
    this.spent = 0;
    this.#mouth.hush();
    if (this.running) {
      if (this.cue.seconds > 0) this.#mouth.toll();
      this.#mouth.say(this.cue.call);
    }
    this.#keep();
  }

  #break(): void {
    this.running = false;
    this.stage = 'day';
    this.#keep();
  }

  #keep(): void {
    kept.write(KEY, {
      setup: this.setup,
      stage: this.stage,
      night: this.night,
      at: this.at,
      spent: this.spent,
      away: this.away,
    } satisfies Kept);
  }
}
