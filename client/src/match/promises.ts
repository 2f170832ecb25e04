// What this browser saw promised before a match began: the seed, and by its end what each had brought. Checking the proof
// against a promise that the server repeats afterwards would prove nothing, so the promises are kept here.

import { kept } from '../app/kept';

const KEY = 'lanternwood.promises';
const MOST = 60;

export interface Promised {
  match: string;
  commitment: string;
  /** What this person added to the chance. */
  word: string;
  /** The fingerprints of what each seat brought, nothing for the usual; absent as long as that could still change. */
  brought?: readonly string[];
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
  keep({ ...first, match, commitment: first?.commitment ?? commitment, word });
}

/**
 * What was brought stands when the match begins. The first that was seen of it stays, and only who was there before the
 * start keeps it: to anyone else nothing was promised.
 */
export function keepBrought(match: string, brought: readonly string[]): void {
  const promised = promisedFor(match);
  if (promised && !promised.brought) keep({ ...promised, brought });
}

function keep(promised: Promised): void {
  const others = (kept.read<Promised[]>(KEY) ?? []).filter(({ match }) => match !== promised.match);
  kept.write(KEY, [promised, ...others].slice(0, MOST));
}
