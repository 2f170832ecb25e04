// What this browser saw promised before a match began. Checking the proof against a promise that the server repeats
// afterwards would prove nothing, so the promise is kept here.

import { kept } from '../app/kept';

const KEY = 'lanternwood.promises';
const MOST = 60;

export interface Promised {
  match: string;
  commitment: string;
  /** What this person added to the chance. */
  word: string;
}

export function promisedFor(match: string): Promised | null {
  return (kept.read<Promised[]>(KEY) ?? []).find((promised) => promised.match === match) ?? null;
}

/**
 * The first commitment stands: a later one for the same match would be a broken promise.
 * Without a word (someone looks on, maybe in another window), the one kept before stays.
 */
export function keepPromise(match: string, commitment: string, added?: string): void {
  const first = promisedFor(match);
  const word = added ?? first?.word ?? '';
  if (first?.word === word) return;
  const others = (kept.read<Promised[]>(KEY) ?? []).filter((promised) => promised.match !== match);
  const promised: Promised = { match, commitment: first?.commitment ?? commitment, word };
  kept.write(KEY, [promised, ...others].slice(0, MOST));
}
