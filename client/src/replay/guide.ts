// What a game knows of its own steps, so that a replay reads as the table did.

import type { Step } from '../protocol/wire.gen';

export interface Guide {
  /** What was done in a step, with people and places by their names; `who` is told apart. */
  readonly done: (step: Step, names: readonly string[]) => string;
  /** Whether something happened that one would stop for; what nobody answered is not. */
  readonly isPlay: (step: Step) => boolean;
}

export interface GuideModule {
  readonly guide: Guide;
}
