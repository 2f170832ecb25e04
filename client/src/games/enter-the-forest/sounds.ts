// Bone on wood, one low struck match, and wind where somebody is lost. Otherwise this table is silent.

import type { Numbered } from '../../match/board';
import { emptiness, knocks, sound, struck, type Burst } from '../../sound/bursts';
import { eventOf } from './tale';
import type { Event } from './types.gen';

const HEARD: Partial<Record<Event['type'], () => Burst[]>> = {
  DiceRolled: knocks,
  ContestRolled: knocks,
  RuinRolled: knocks,
  BlindRolled: knocks,
  CalledOn: struck,
  CharacterLost: emptiness,
};

/** What just happened, each kind of sound once. */
export function hear(latest: readonly Numbered[]): void {
  const scores = new Set(
    latest.flatMap((each) => {
      const event = eventOf(each);
      return (event && HEARD[event.type]) ?? [];
    }),
  );
  for (const score of scores) sound(score());
}
