// What is on the table right now. It follows the match one beat at a time: rolls are shown before what they change.

import { DURATION, still } from '../../theme/motion';
import type { Numbered } from '../../match/board';
import { beatsOf, type Beat } from './beats';
import { sounds, type Sound } from './sounds';
import type { Event, View } from './types.gen';

/** When more than this many views wait, the oldest are put up without a show. */
const PATIENCE = 2;
/** A beat stays long enough to be read after it has come to rest. */
const REST = { roll: 750, shock: 1100 } as const;

interface Scene {
  readonly view: View;
  readonly beats: readonly Beat[];
  readonly sounds: readonly Sound[];
}

const heard: Partial<Record<Event['type'], Sound>> = {
  CardTurnedUp: 'card',
  GearDrawn: 'card',
  GearTurnedUp: 'card',
  CamperMoved: 'step',
  Wounded: 'bite',
  CamperEaten: 'bite',
  ZombieAdded: 'creep',
};

function soundsOf(view: View, events: readonly Event[]): Sound[] {
  const found = new Set<Sound>();
  for (const event of events) {
    const sound = heard[event.type];
    if (sound) found.add(sound);
    if (event.type === 'TurnBegan' && event.seat === view.me) found.add('match');
    if (event.type === 'Escaped') found.add('win');
    if (event.type === 'ForestWon') found.add('loss');
  }
  return [...found];
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
    this.#waiting.push({ view, beats: still() ? [] : beatsOf(view, events), sounds: soundsOf(view, events) });
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
    for (const beat of scene.beats) {
      if (this.#hurried) break;
      this.beat = beat;
      const rolls = beat.kind === 'roll' && beat.faces.length > 0;
      if (rolls) sounds.play('dice');
      await this.#pause((rolls ? DURATION.dice : 0) + REST[beat.kind]);
    }
    this.beat = null;
    for (const sound of scene.sounds) sounds.play(sound);
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
