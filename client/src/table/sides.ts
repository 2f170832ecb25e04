// From one table of a series to another. A place at the first table is the same at those beside it.

import { router } from '../app/router.svelte';
import type { Match } from '../match/match.svelte';
import { forgetPlace, keepPlace, placeAt } from '../match/places';
import type { SeriesInfo, SideTableInfo } from '../protocol/wire.gen';

/** All tables but the one that one is at; the first table first. */
export function otherTables(match: Match, series: SeriesInfo): readonly SideTableInfo[] {
  const first = series.first ? [{ code: series.first, playing: series.at_first }] : [];
  return [...first, ...series.sides].filter(({ code }) => code !== match.code);
}

/** Where one's own match is, if not here. */
export const myTable = (match: Match, series: SeriesInfo): SideTableInfo | null =>
  otherTables(match, series).find(({ playing }) => playing.some((seat) => series.seats[seat] === match.me?.id)) ?? null;

export function goTo(match: Match, series: SeriesInfo, code: string): void {
  const place = placeAt(series.first || match.code);
  if (place && code !== place.table) keepPlace({ ...place, table: code }, match.table.game);
  // A side table whose match is over is none to come back to.
  if (place && series.first && match.table.phase === 'over') forgetPlace(match.code);
  router.go(`/t/${code}`);
}
