// The log, told in sentences that belong together: what follows from a deed stands in the same line.

import type { Numbered } from '../../match/board';
import type { Event } from './types.gen';

/** These say nothing that the question, the table or the next sentence does not say. */
const SILENT: readonly Event['type'][] = [
  'FirstPlayerRolled',
  'PathClaimed',
  'TurnEnded',
  'BlockAsked',
  'MuteAsked',
  'KeepAsked',
  'TwoGearOffered',
  'GearTurnedUp',
];

/** These begin a line of their own. */
const LEADS: readonly Event['type'][] = [
  'FirstPlayerFound',
  'CamperChosen',
  'TurnBegan',
  'CardTurnedUp',
  'Attacked',
  'Searched',
  'GearThrown',
  'GearUsed',
  'GearDropped',
  'GearStolen',
  'WeaponCrafted',
  'CacheIgnored',
  'CountersPlaced',
  'CountdownBegan',
  'CamperEaten',
  'Escaped',
  'ForestWon',
];

const LONGEST = 120;

/** The last of the news, merged into lines. */
export function taleOf(news: readonly Numbered[]): Numbered[] {
  const lines: Numbered[] = [];
  for (const item of news.slice(-LONGEST)) {
    const told = item.news;
    const before = lines.at(-1);
    if (told.type !== 'Told') {
      lines.push(item);
      continue;
    }
    const event = told.event as Event;
    if (SILENT.includes(event.type)) continue;
    if (before?.news.type === 'Told' && !LEADS.includes(event.type)) {
      lines[lines.length - 1] = { ...before, news: { ...before.news, words: `${before.news.words} ${told.words}` } };
    } else {
      lines.push(item);
    }
  }
  return lines;
}
