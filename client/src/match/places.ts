// The places this browser holds at tables. Whoever has the token has the place, so it never leaves for a URL.

import { kept } from '../app/kept';
import type { Place } from '../protocol/wire.gen';

const PREFIX = 'lanternwood.place.';

export interface KeptPlace extends Place {
  game?: string;
  /** When last seen, the match had begun. */
  begun?: boolean;
  /** When it was last used, in milliseconds. */
  at: number;
}

export function placeAt(code: string): KeptPlace | null {
  return kept.read<KeptPlace>(PREFIX + code);
}

export function keepPlace(place: Place, game?: string, begun = false): void {
  const before = placeAt(place.table);
  const known = game ?? before?.game;
  kept.write(PREFIX + place.table, {
    ...place,
    at: Date.now(),
    begun,
    ...(known ? { game: known } : {}),
  } satisfies KeptPlace);
}

export function forgetPlace(code: string): void {
  kept.forget(PREFIX + code);
}

/** All of them, last used first. */
export function keptPlaces(): KeptPlace[] {
  return kept
    .keys(PREFIX)
    .map((key) => kept.read<KeptPlace>(key))
    .filter((place): place is KeptPlace => place !== null)
    .sort((a, b) => b.at - a.at);
}
