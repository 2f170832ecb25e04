// What the narrator says: only of what is announced to everyone, and in words that depend on nothing else. So a voice
// from anyone's pocket betrays nothing.

import type { Numbered } from '../../match/board';
import { withNames } from '../../protocol/words';
import { nightActions } from './cards';
import { spoken } from './strings-narration';
import { named } from './tale';
import type { Event } from './types.gen';

export interface Line {
  readonly number: number;
  readonly words: string;
  /** A call of the night: it must be heard when it is made, whatever is being said. */
  readonly night: boolean;
}

type Teller = (event: Event, name: (seat: number) => string) => string | null;

/** Where the announcement names nobody, the server's words are the same for all. */
const AS_TOLD: readonly Event['type'][] = [
  'NightFell',
  'StepCalled',
  'DayBroke',
  'ForestCardFlipped',
  'DestinationTurnedUp',
  'NightScheduled',
  'GameWon',
];

const ofPeople: Teller = (event, name) => {
  switch (event.type) {
    case 'NightActionsRevealed': {
      const on = { 'shelter-from-evil': event.shelter, 'ritual-sacrifice': event.sacrifice, entangle: event.entangle };
      return spoken.dawn(
        nightActions.flatMap((action) =>
          on[action.id] === null ? [] : [[action.name, name(on[action.id] ?? 0)] as const],
        ),
      );
    }
    case 'PutOnDoorstep':
      return spoken.doorstep(name(event.seat), event.by_night);
    case 'BlessedRevealed':
      return spoken.blessed(name(event.seat));
    case 'PlayerRevived':
      return spoken.revived(name(event.seat));
    case 'PlayerDied':
      return spoken.died(name(event.seat));
    case 'PlayerAccused':
      return spoken.accused(name(event.seat), name(event.by));
    case 'PleaEnded':
      return spoken.count;
    case 'VoteBegan':
      return spoken.vote(name(event.accused));
    case 'VotesRevealed':
      return spoken.verdict(name(event.accused), event.condemned, event.death.length, event.life.length);
    default:
      return null;
  }
};

/** The narrator's line for a piece of news, if there is one. */
export function lineOf({ number, news }: Numbered, names: readonly string[]): Line | null {
  if (news.type !== 'Told') return null;
  const event = news.event as Event;
  const told = AS_TOLD.includes(event.type)
    ? named(news.words, names)
    : ofPeople(event, (seat) => names[seat] ?? String(seat + 1));
  return told === null
    ? null
    : { number, words: told, night: event.type === 'NightFell' || event.type === 'StepCalled' };
}

export const linesOf = (news: readonly Numbered[], names: readonly string[]): Line[] =>
  news.flatMap((each) => lineOf(each, names) ?? []);

/** The call that holds by night, also for whoever has just opened the page; dawn has its own. */
export function callOf(news: readonly Numbered[]): string {
  const called = news.findLast(
    (each) =>
      each.news.type === 'Told' && ['NightFell', 'StepCalled', 'DayBroke'].includes((each.news.event as Event).type),
  );
  return called?.news.type === 'Told' ? withNames(called.news.words, []) : '';
}
