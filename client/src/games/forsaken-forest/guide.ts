// A replay stops where a card is played, someone speaks, votes or dies; four steps of five are passes.

import type { Guide } from '../../replay/guide';
import { named } from './tale';
import type { Event } from './types.gen';

const PLAYS: ReadonlySet<Event['type']> = new Set([
  'NightFell', 'StepCalled', 'DayBroke', 'NightActionsRevealed', 'CardPlayed', 'ForestCardFlipped', 'CardTookEffect', 'CardForbidden', 'Foraged',
  'PathForged', 'DestinationTurnedUp', 'PlayerAccused', 'VotesRevealed', 'PutOnDoorstep', 'PlayerRevived', 'PlayerDied', 'StatementMade', 'GameWon',
]);

export const guide: Guide = {
  said: named,
  isPlay: ({ news }) => news.some((each) => each.type === 'Told' && PLAYS.has((each.event as Event).type)),
};
