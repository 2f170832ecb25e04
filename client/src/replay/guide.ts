// What a game knows of its own steps, so that a replay reads as the table did.

import type { Step } from '../protocol/wire.gen';

export interface Guide {
  /** The server's words for a choice, with people and places by their names. */
  readonly said: (words: string, names: readonly string[]) => string;
  /** Whether something happened that one would stop for; what nobody answered is not. */
  readonly isPlay: (step: Step) => boolean;
}

export interface GuideModule {
  readonly guide: Guide;
}
