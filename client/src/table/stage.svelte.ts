// What is on the table right now. It follows the match one beat at a time: what happens is shown before what it changes.
// What a beat is, and how long it stays, is each game's own.

import type { Numbered } from '../match/board';
import { still } from '../theme/motion';

export interface Direction<V, E, B> {
  /** When more than this many views wait, the oldest are put up without a show. */
  readonly patience: number;
  /** The moments of what was told together; `shown` is what the table looks like until then. */
  readonly beats: (view: V, events: readonly E[], shown: V) => readonly B[];
  /** How long one stays, in milliseconds. */
  readonly rest: (beat: B) => number;
  /** It is about the view that is being put up, and is shown on it. */
  readonly isOnNext?: (beat: B) => boolean;
  /** A beat begins: what is heard with it. */
  readonly begins?: (beat: B) => void;
  /** The beats are over: what is heard without one. */
  readonly ends?: (view: V, events: readonly E[], beats: readonly B[]) => void;
}

interface Scene<V, E, B> {
  readonly view: V;
  readonly events: readonly E[];
  readonly beats: readonly B[];
  /** The number of the last news that this view knows of. */
  readonly told: number;
}

export class Stage<V, E, B> {
  /** The view that is drawn; it lags behind the match while something is being shown. */
  view = $state.raw<V>() as V;
  beat = $state.raw<B | null>(null);
  /** The number of the last news that has been shown: whatever tells of more gives away what is to come. */
  told = $state(Infinity);
  /** Everything that was told has been shown. */
  readonly settled = $derived(this.beat === null);
  readonly #direction: Direction<V, E, B>;
  #followed: V;
  #waiting: Scene<V, E, B>[] = [];
  #busy = false;
  #hurried = false;
  #skip: (() => void) | null = null;

  constructor(view: V, direction: Direction<V, E, B>) {
    this.view = view;
    this.#followed = view;
    this.#direction = direction;
  }

  /** Put up the next view, after its beats. */
  follow(view: V, latest: readonly Numbered[]): void {
    if (view === this.#followed) return;
    const before = this.#followed;
    this.#followed = view;
    if (!this.#busy) this.told = (latest[0]?.number ?? Infinity) - 1;
    const told = latest.at(-1)?.number ?? Infinity;
    const events = latest.flatMap(({ news }) => (news.type === 'Told' ? [news.event as E] : []));
    const beats = still() ? [] : this.#direction.beats(view, events, before);
    this.#waiting.push({ view, events, beats, told });
    if (!this.#busy) void this.#play();
  }

  /** Put up a view at once, as when scrubbing or coming back. */
  cut(view: V): void {
    this.#followed = view;
    this.#waiting = [{ view, events: [], beats: [], told: Infinity }];
    this.skip();
    if (!this.#busy) void this.#play();
  }

  /** Any show can be clicked through; what waits behind it is put up without one. */
  skip(): void {
    this.#hurried = this.#busy;
    this.#skip?.();
  }

  async #play(): Promise<void> {
    this.#busy = true;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      if (this.#waiting.length <= this.#direction.patience) await this.#show(scene);
      this.view = scene.view;
      this.told = scene.told;
    }
    this.#hurried = false;
    this.#busy = false;
  }

  async #show(scene: Scene<V, E, B>): Promise<void> {
    const { beats, view, events } = scene;
    const isOnNext = this.#direction.isOnNext ?? ((): boolean => false);
    for (const beat of beats) {
      if (this.#hurried) break;
      if (isOnNext(beat)) [this.view, this.told] = [view, scene.told];
      this.beat = beat;
      this.#direction.begins?.(beat);
      await this.#pause(this.#direction.rest(beat));
    }
    this.beat = null;
    this.#direction.ends?.(view, events, beats);
  }

  #pause(time: number): Promise<void> {
    return new Promise((done) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#skip = null;
        done();
      };
      const timer = setTimeout(finish, time);
      this.#skip = finish;
    });
  }
}
