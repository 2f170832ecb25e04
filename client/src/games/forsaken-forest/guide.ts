// A replay stops where a card is played, someone speaks, votes or dies; four steps of five are passes.

import type { Step } from '../../protocol/wire.gen';
import type { Guide } from '../../replay/guide';
import { spoken } from './spoken';
import { named } from './tale';
import type { Event, View } from './types.gen';

const PLAYS: ReadonlySet<Event['type']> = new Set([
  'NightFell',
  'StepCalled',
  'DayBroke',
  'NightActionsRevealed',
  'CardPlayed',
  'ForestCardFlipped',
  'CardTookEffect',
  'CardForbidden',
  'Foraged',
  'PathForged',
  'DestinationTurnedUp',
  'PlayerAccused',
  'VotesRevealed',
  'PutOnDoorstep',
  'PlayerRevived',
  'PlayerDied',
  'StatementMade',
  'GameWon',
]);

const eventsOf = (step: Step): Event[] =>
  step.news.flatMap((each) => (each.type === 'Told' ? [each.event as Event] : []));

/** What someone said, else what they chose, else what came about by itself. */
function done(step: Step, names: readonly string[]): string {
  for (const event of eventsOf(step)) {
    if (event.type === 'StatementMade')
      return `“${spoken(event.said.statement, (seat) => names[seat ?? -1] ?? '', (step.view as View).said)}”`;
  }
  if (step.choice) return named(step.choice, names);
  const told = step.news.find((each) => each.type === 'Told' && PLAYS.has((each.event as Event).type));
  return told?.type === 'Told' ? named(told.words, names) : '';
}

export const guide: Guide = {
  done,
  isPlay: (step) => eventsOf(step).some(({ type }) => PLAYS.has(type)),
};
