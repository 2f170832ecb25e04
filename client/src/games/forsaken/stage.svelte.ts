// What is on the table right now. It follows the match one beat at a time: what happens is shown before what it changes.

import type { Numbered } from '../../match/board';
import { still } from '../../theme/motion';
import { beatsOf, REST, type Beat } from './beats';
import { kingdomOf } from './board';
import { play, soundsOf, type Sound } from './sounds';
import type { Event, View } from './types.gen';

/** When more than this many views wait, the oldest are put up without a show. */
const PATIENCE = 3;

interface Scene {
  readonly view: View;
  readonly beats: readonly Beat[];
  readonly sounds: readonly Sound[];
}

export class Stage {
  /** The view that is drawn; it lags behind the match while something is being shown. */
  view = $state.raw<View>() as View;
  beat = $state.raw<Beat | null>(null);
  /** Everything that was told has been shown. */
  readonly settled = $derived(this.beat === null);
  #followed: View | null = null;
  #waiting: Scene[] = [];
  #busy = false;
  #hurried = false;
  #skip: (() => void) | null = null;

  constructor(view: View) {
    this.view = view;
  }

  /** Put up the next view, after its beats. */
  follow(view: View, latest: readonly Numbered[]): void {
    if (view === this.#followed) return;
    this.#followed = view;
    const events = latest.flatMap(({ news }) => (news.type === 'Told' ? [news.event as Event] : []));
    const beats = still() ? [] : beatsOf(view, events, (serial) => kingdomOf(this.view, serial));
    this.#waiting.push({ view, beats, sounds: soundsOf(view, events) });
    if (!this.#busy) void this.#play();
  }

  /** Put up a view at once, as when scrubbing or coming back. */
  cut(view: View): void {
    this.#followed = view;
    this.#waiting = [{ view, beats: [], sounds: [] }];
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
      if (this.#waiting.length <= PATIENCE) await this.#show(scene);
      this.view = scene.view;
    }
    this.#hurried = false;
    this.#busy = false;
  }

  async #show(scene: Scene): Promise<void> {
    for (const sound of scene.sounds) play(sound);
    for (const beat of scene.beats) {
      if (this.#hurried) break;
      this.beat = beat;
      await this.#pause(REST[beat.kind] + (beat.kind === 'card' && beat.reveal ? 700 : 0));
    }
    this.beat = null;
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
