// What is on the table right now. It follows the match one beat at a time: rolls are shown before what they change.

import { DURATION, still } from '../../theme/motion';
import type { Numbered } from '../../match/board';
import { beatsOf, type Beat } from './beats';
import { sounds, type Sound } from './sounds';
import type { Event, View } from './types.gen';

/** When more than this many views wait, the oldest are put up without a show. */
const PATIENCE = 3;
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
  #waiting: Scene[] = [];
  #busy = false;
  #skip: (() => void) | null = null;

  constructor(view: View) {
    this.view = view;
  }

  /** Put up the next view, after its beats. */
  follow(view: View, latest: readonly Numbered[]): void {
    const events = latest.flatMap(({ news }) => (news.type === 'Told' ? [news.event as Event] : []));
    this.#waiting.push({ view, beats: still() ? [] : beatsOf(view, events), sounds: soundsOf(view, events) });
    if (!this.#busy) void this.#play();
  }

  /** Put up a view at once, as when scrubbing or coming back. */
  cut(view: View): void {
    this.#waiting = [];
    this.view = view;
    this.skip();
  }

  /** Any show can be clicked through. */
  skip(): void {
    for (const scene of this.#waiting.splice(0)) this.view = scene.view;
    this.#skip?.();
  }

  async #play(): Promise<void> {
    this.#busy = true;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      const hurried = this.#waiting.length > PATIENCE;
      for (const beat of hurried ? [] : scene.beats) {
        this.beat = beat;
        if (beat.kind === 'roll' && beat.faces.length) sounds.play('dice');
        const skipped = await this.#pause((beat.kind === 'roll' && beat.faces.length ? DURATION.dice : 0) + REST[beat.kind]);
        if (skipped) break;
      }
      this.beat = null;
      this.view = this.#waiting.at(-1)?.view && hurried ? this.view : scene.view;
      for (const sound of hurried ? [] : scene.sounds) sounds.play(sound);
    }
    this.#busy = false;
  }

  #pause(time: number): Promise<boolean> {
    return new Promise((done) => {
      const timer = setTimeout(() => finish(false), time);
      const finish = (skipped: boolean): void => {
        clearTimeout(timer);
        this.#skip = null;
        done(skipped);
      };
      this.#skip = () => finish(true);
    });
  }
}
