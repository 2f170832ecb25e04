// A replay stops where a card is played, something is built, used or attacked, or a Kingdom falls.

import { withNames } from '../../protocol/words';
import type { Step } from '../../protocol/wire.gen';
import type { Guide } from '../../replay/guide';
import type { Event } from './types.gen';

const PLAYS: ReadonlySet<Event['type']> = new Set([
  'TurnBegan',
  'CardPlayed',
  'MiraclePlayed',
  'ChannelUsed',
  'AbilityUsed',
  'AttackDeclared',
  'KingdomWon',
  'GameEnded',
]);

const eventsOf = (step: Step): Event[] =>
  step.news.flatMap((each) => (each.type === 'Told' ? [each.event as Event] : []));

/** What someone chose, else what came about by itself. */
function done(step: Step, names: readonly string[]): string {
  if (step.choice) return withNames(step.choice, names);
  const told = step.news.find((each) => each.type === 'Told' && PLAYS.has((each.event as Event).type));
  return told?.type === 'Told' ? withNames(told.words, names) : '';
}

export const guide: Guide = {
  done,
  isPlay: (step) => eventsOf(step).some(({ type }) => PLAYS.has(type)),
};
