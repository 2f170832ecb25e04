// A series in words: its seats are those of the series, not of the match on the table.

import type { Match } from '../match/match.svelte';
import type { Seat, SeriesInfo } from '../protocol/wire.gen';
import { words } from '../strings';

export const seatName = (match: Match, series: SeriesInfo, seat: Seat): string =>
  match.member(series.seats[seat] ?? '')?.name ?? words.seat.numbered(seat + 1);

/** Who has won all of it; null before it is over. */
export function championWords(match: Match, series: SeriesInfo): string | null {
  const best = series.over ? series.ranking[0] : undefined;
  if (!best) return null;
  const mine = series.seats[best.seat] === match.me?.id;
  return mine ? words.series.iWon : words.series.champion(seatName(match, series, best.seat));
}

/** Those whose matches beside the table must be waited for; null where something can be played at it. */
export function waitedFor(match: Match, series: SeriesInfo): string | null {
  if (series.over || series.coming.length > 0) return null;
  const pairs = [...series.sides.map(({ playing }) => playing), ...series.apart].map((seats) =>
    againstWords(match, series, seats),
  );
  if (pairs.length === 0) return null;
  return series.sides.length > 0 ? words.series.waitingForPeople(pairs) : words.series.waiting(pairs);
}

export const againstWords = (match: Match, series: SeriesInfo, seats: readonly Seat[]): string =>
  seats.map((seat) => seatName(match, series, seat)).join(words.series.against);

/** Who plays next, once this part is over or before it begins; null when all has been played here. */
export function nextPair(match: Match, series: SeriesInfo): { readonly who: string; readonly mine: boolean } | null {
  const lobby = match.table.phase === 'lobby' && series.playing.length > 0;
  const seats = lobby ? series.playing : series.first ? undefined : series.coming[0];
  if (!seats) return null;
  return {
    who: againstWords(match, series, seats),
    mine: seats.some((seat) => series.seats[seat] === match.me?.id),
  };
}
