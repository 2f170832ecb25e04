// How someone came to die, from what was announced to all.

import type { Numbered } from '../../match/board';
import type { Event } from './types.gen';

export type Cause =
  | { readonly how: 'night' }
  | { readonly how: 'gallows'; readonly death: number; readonly life: number }
  /** By a card; of the Forest where nobody played it. */
  | { readonly how: 'card'; readonly card: string; readonly by: number | null }
  | { readonly how: 'unknown' };

/** What last put this seat on Death's Doorstep. */
export function causeOf(news: readonly Numbered[], seat: number): Cause {
  const events = news.flatMap(({ news: each }) => (each.type === 'Told' ? [each.event as Event] : []));
  const fell = events.findLastIndex((event) => event.type === 'PutOnDoorstep' && event.seat === seat);
  const fall = events[fell];
  if (fall?.type !== 'PutOnDoorstep') return { how: 'unknown' };
  if (fall.by_night) return { how: 'night' };
  const before = events.slice(0, fell);
  // The Mark of the Stag leaves with the vote that it weighed on; it is the vote that kills.
  const deed = before.findLast(
    (event, at) =>
      event.type === 'CardTookEffect' ||
      (event.type === 'VotesRevealed' && event.accused === seat && event.condemned) ||
      (event.type === 'CardLeftPlay' && event.seat === seat && before[at - 1]?.type !== 'VotesRevealed'),
  );
  if (deed?.type === 'VotesRevealed') return { how: 'gallows', death: deed.death.length, life: deed.life.length };
  if (deed?.type === 'CardTookEffect' || deed?.type === 'CardLeftPlay')
    return { how: 'card', card: deed.card, by: playerOf(before, deed.card) };
  return { how: 'unknown' };
}

function playerOf(before: readonly Event[], card: string): number | null {
  const came = before.findLast(
    (event) => (event.type === 'CardPlayed' || event.type === 'ForestCardFlipped') && event.card === card,
  );
  return came?.type === 'CardPlayed' ? came.seat : null;
}
