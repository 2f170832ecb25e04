// Which cards of the opening hand are to be replaced: marked one by one, then put back together.

import type { Offers } from './offers';
import type { Step, Steps } from './steps.svelte';
import type { View } from './types.gen';

export class Mulligan {
  readonly #view: () => View;
  readonly #offers: () => Offers;
  readonly #steps: Steps;
  /** By their places in the hand. */
  #marked = $state.raw<readonly number[]>([]);

  constructor(view: () => View, offers: () => Offers, steps: Steps) {
    this.#view = view;
    this.#offers = offers;
    this.#steps = steps;
  }

  readonly #hand: readonly string[] = $derived.by(() => this.#view().mine?.hand ?? []);

  /** What has been put back already, as after coming back to the page, by its place in the hand. */
  readonly #putBack: readonly number[] = $derived.by(() => {
    const back = [...(this.#view().mine?.put_back ?? [])];
    return this.#hand.flatMap((card, place) => {
      const at = back.indexOf(card);
      if (at < 0) return [];
      back.splice(at, 1);
      return [place];
    });
  });

  /** The places in the hand that will be replaced. */
  readonly replaced: readonly number[] = $derived([...new Set([...this.#marked, ...this.#putBack])]);

  /** Mark a place, or take the mark off. */
  mark(place: number): void {
    if (!this.#offers().mulligan || this.#steps.busy) return;
    if (place >= this.#hand.length || this.#putBack.includes(place)) return;
    const marked = this.#marked.includes(place);
    this.#marked = marked ? this.#marked.filter((each) => each !== place) : [...this.#marked, place];
  }

  /** Put the marked cards back, one by one, and draw as many. */
  replace(): void {
    const places = this.#marked.filter((place) => !this.#putBack.includes(place));
    const putBacks = places.map((place): Step => {
      const card = this.#hand[place]!;
      return (offers) => offers.putBacks.get(card);
    });
    this.#steps.run(...putBacks, (offers) => offers.mulligan);
  }
}
