// What one may do here, found by what it is. A choice is looked up when it is sent, since others speak meanwhile.

import type { BoardMatch } from '../../match/board';
import type { Choice } from '../../protocol/wire.gen';
import type { Action } from './types.gen';

export type Kind = Action['type'];
export type Of<K extends Kind> = Extract<Action, { type: K }>;
type Fits<K extends Kind> = (action: Of<K>) => boolean;

export interface Offer<K extends Kind> {
  readonly choice: Choice;
  readonly action: Of<K>;
}

/** The rule that a late choice is refused by; the same one may still be open. */
const STALE = 'STALE';
const TRIES = 4;
const AGAIN = 200;

export class Doing {
  readonly #match: () => BoardMatch;

  constructor(match: () => BoardMatch) {
    this.#match = match;
  }

  readonly #offers: ReadonlyMap<Kind, readonly Offer<Kind>[]> = $derived.by(() => {
    const offers = new Map<Kind, Offer<Kind>[]>();
    for (const choice of this.#match().ask?.choices ?? []) {
      const action = choice.action as Action;
      const same = offers.get(action.type) ?? [];
      same.push({ choice, action });
      offers.set(action.type, same);
    }
    return offers;
  });

  get ready(): boolean {
    return this.#match().ready;
  }

  /** Anything at all: those who watch have nothing. */
  get playing(): boolean {
    return this.#offers.size > 0;
  }

  all<K extends Kind>(kind: K): readonly Offer<K>[] {
    return (this.#offers.get(kind) ?? []) as unknown as readonly Offer<K>[];
  }

  one<K extends Kind>(kind: K, fits?: Fits<K>): Offer<K> | null {
    return this.all(kind).find(({ action }) => !fits || fits(action)) ?? null;
  }

  can<K extends Kind>(kind: K, fits?: Fits<K>): boolean {
    return this.one(kind, fits) !== null;
  }

  /** True once it is done. Where others were faster, the same is tried again while it is still open. */
  async act<K extends Kind>(kind: K, fits?: Fits<K>, said?: string): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const offer = this.one(kind, fits);
      if (!offer) return false;
      const words = said?.replace(/\s+/g, ' ').trim();
      const choice = words === undefined ? offer.choice : { ...offer.choice, action: { ...offer.action, words } };
      if (this.ready) {
        await this.#match().act(choice);
        const refusal = this.#match().refusal;
        if (!refusal) return true;
        if (refusal.rule !== STALE) return false;
      }
      await new Promise((done) => setTimeout(done, AGAIN));
    }
    return false;
  }
}
