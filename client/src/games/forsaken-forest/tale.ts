// The log as this table reads it: people by their names, Territories as on the rim of the map.

import type { Numbered } from '../../match/board';
import { square, WIDTH } from './map';

const spelled = (x: string, y: string): string => square((Number(y) + 6) * WIDTH + Number(x) + 6);

/** The server counts seats and Territories, since it knows no names and no letters. */
export function named(text: string, names: readonly string[]): string {
  return text
    .replace(/\bSeat (\d+)\b/g, (whole, seat: string) => names[Number(seat) - 1] ?? whole)
    .replace(/\((-?\d), ?(-?\d)\)/g, (_, x: string, y: string) => spelled(x, y));
}

/** Lines that say nothing to people: that a window closes is seen on the clock. */
const SILENT = ['WindowClosed', 'ActionPhaseBegan', 'TurnEnded', 'CycleEnded'];
/** Lines that would tell a neighbour who one is or what one saw: they stand in the notebook and under the role. */
export const SECRET: readonly string[] = [
  'RoleSeen', 'CardExchanged', 'ForsakenMet', 'ForsakenSeen', 'PlacementWished', 'DestinationsPlaced', 'VictimWished',
  'NightChoiceMade', 'DestinationSeen', 'RoleCardSeen', 'NightActionPlaced', 'HandGlimpsed', 'CanopySeen',
  'CardChangedHands', 'ChoiceMade', 'VoteHeld',
];
const LEFT_OUT = new Set([...SILENT, ...SECRET]);

/** Each line is put into names once: the log of a match is long, and comes with every move. */
const known = new WeakMap<Numbered, Numbered>();

export function taleOf(news: readonly Numbered[], names: readonly string[]): Numbered[] {
  return news.flatMap((each) => {
    if (each.news.type !== 'Told') return [each];
    const event = each.news.event as { type?: string } | null;
    if (event?.type && LEFT_OUT.has(event.type)) return [];
    const line = known.get(each) ?? { number: each.number, news: { ...each.news, words: named(each.news.words, names) } };
    known.set(each, line);
    return [line];
  });
}
