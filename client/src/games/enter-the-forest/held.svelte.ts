// One's own result stays until it has been read, even when others have begun something else.

import type { BoardMatch, Numbered } from '../../match/board';
import { lastRoll, ownResult } from './tale';
import type { Seat } from './types.gen';

export class Held {
  readonly #match: () => BoardMatch;
  readonly #seat: () => Seat | null;
  /** Up to here all is read: what was over before one came is not held. */
  #read = $state(0);

  constructor(match: () => BoardMatch, seat: () => Seat | null) {
    this.#match = match;
    this.#seat = seat;
    this.go();
  }

  readonly #result: readonly Numbered[] = $derived.by(() => {
    const seat = this.#seat();
    return seat === null ? [] : ownResult(this.#match().news, seat);
  });

  /** The result that is not read yet, once something else has followed it. */
  readonly roll: readonly Numbered[] | null = $derived.by(() => {
    const number = this.#result[0]?.number ?? 0;
    const latest = lastRoll(this.#match().news)[0]?.number ?? 0;
    return number > this.#read && latest > number ? this.#result : null;
  });

  go(): void {
    this.#read = this.#result[0]?.number ?? 0;
  }
}
