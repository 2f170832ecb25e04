// What the player is about to do: which card is taken up and what it is aimed at. Nothing is sent before it is pressed.

import type { BoardMatch } from '../../match/board';
import type { Choice } from '../../protocol/wire.gen';
import { face } from './cards';
import { FUGUE, same, sorted, targets, type Aimed, type Offer, type Playable, type Sorted } from './offers';

export class Aim {
  #match: () => BoardMatch;
  #draft: () => string | null;
  /** The id of a card in the hand or in play that was touched. It may be one that cannot be played now. */
  touched = $state.raw<string | null>(null);
  #aimed = $state.raw<Aimed>(null);

  /** `draft` is a card of several Territories that is being announced. */
  constructor(match: () => BoardMatch, draft: () => string | null) {
    this.#match = match;
    this.#draft = draft;
  }

  readonly offers: Sorted = $derived.by(() => sorted(this.#match().ask?.choices ?? []));

  /** What is taken up: the card that was touched, or what goes without saying. */
  readonly playable: Playable | null = $derived.by(() => {
    const { playable } = this.offers;
    const begun = playable.find(({ key, face }) => key === FUGUE || (face !== null && face.id === this.#draft()));
    if (begun) return begun;
    const touched = playable.find(({ face }) => face !== null && face.id === this.touched);
    if (touched || this.touched !== null) return touched ?? null;
    const only = playable.length === 1 ? playable[0] : undefined;
    return only && only.offers.length === 1 && only.offers[0]?.aimed === null ? only : null;
  });

  readonly targets = $derived(targets(this.playable));

  /** What the lit plate does. */
  readonly offer: Offer | null = $derived.by(() => {
    const offers = this.playable?.offers ?? [];
    const aimed = offers.find((offer) => offer.aimed !== null && same(offer.aimed, this.#aimed));
    return aimed ?? (offers.length === 1 ? (offers[0] ?? null) : null);
  });

  /** The card that an effect asks for, once it is touched. */
  readonly pick: Choice | null = $derived.by(() => {
    const { touched } = this;
    return touched === null ? null : (this.offers.picks.get(face(touched).number) ?? null);
  });

  readonly aimed: Aimed = $derived(this.offer?.aimed ?? null);

  canPlay(card: string): boolean {
    return this.offers.playable.some(({ face }) => face?.id === card);
  }

  touch(card: string): void {
    this.touched = this.touched === card ? null : card;
    this.#aimed = null;
    this.#match().forgive();
  }

  drop(): void {
    this.touched = null;
    this.#aimed = null;
  }

  at(aimed: Aimed): void {
    this.#aimed = aimed;
    this.#match().forgive();
  }

  play(): void {
    if (this.offer) this.act(this.offer.choice);
  }

  act(choice: Choice): void {
    void this.#match().act(choice);
    this.drop();
  }
}
