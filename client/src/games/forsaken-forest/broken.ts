// Paths that were destroyed a short while ago, from what was announced to all. The map remembers them for two turns.

import type { Numbered } from '../../match/board';
import type { Territory } from './map';
import type { Event } from './types.gen';

/** A broken token lies there for the rest of its turn and for the next one. */
const TURNS = 2;

/** In the order in which they broke. What is built anew is whole, and by Night the wood takes what is left. */
export function brokenPaths(news: readonly Numbered[]): Territory[] {
  const broken = new Map<Territory, number>();
  let turns = 0;
  for (const { news: each } of recent(news)) {
    const event = each.type === 'Told' ? (each.event as Event) : null;
    if (event?.type === 'PathDestroyed') broken.set(event.at, turns);
    else if (event?.type === 'PathForged') broken.delete(event.at);
    else if (event?.type === 'TurnBegan') turns++;
    else if (event?.type === 'NightFell') broken.clear();
  }
  return [...broken].flatMap(([place, turn]) => (turns - turn < TURNS ? [place] : []));
}

/** No more of the news than can still matter. */
function recent(news: readonly Numbered[]): readonly Numbered[] {
  let begun = 0;
  const first = news.findLastIndex(
    ({ news: each }) => each.type === 'Told' && (each.event as Event).type === 'TurnBegan' && ++begun === TURNS,
  );
  return news.slice(Math.max(first, 0));
}
