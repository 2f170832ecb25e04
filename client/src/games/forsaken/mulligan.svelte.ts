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
  /** What was to be replaced when it was pressed, while that is not done yet. */
  #wish = $state.raw<readonly number[] | null>(null);

  constructor(view: () => View, offers: () => Offers, steps: Steps) {
    this.#view = view;
    this.#offers = offers;
    this.#steps = steps;
  }

  readonly #hand: readonly string[] = $derived.by(() => this.#view().mine?.hand ?? []);

  /** What has been put back already, as after coming back to the page, by its place in the hand. */
  readonly #putBack: readonly number[] = $derived.by(() => {
    const back = [...(this.#view().mine?.put_back ?? [])];
    return this.#hand.flatMap((card, place) => (taken(back, card) ? [place] : []));
  });

  /** The places in the hand that will be replaced. */
  readonly replaced: readonly number[] = $derived([...new Set([...this.#marked, ...this.#putBack])]);

  readonly open: boolean = $derived.by(() => this.#offers().mulligan !== null && this.#wish === null);

  /** Mark a place, or take the mark off. */
  mark(place: number): void {
    if (!this.open) return;
    if (place >= this.#hand.length || this.#putBack.includes(place)) return;
    const marked = this.#marked.includes(place);
    this.#marked = marked ? this.#marked.filter((each) => each !== place) : [...this.#marked, place];
  }

  /** Put the marked cards back, one by one, and draw as many. */
  replace(): void {
    this.#wish = this.replaced;
    this.#steps.run(this.#next);
  }

  /**
   * To be called whenever something new is asked. The other chooses at the same time, and where they were faster the
   * question is asked anew: what was pressed just then is sent again.
   */
  pump(): void {
    if (!this.#offers().mulligan) this.#wish = null;
    else if (this.#wish && !this.#steps.busy) this.#steps.run(this.#next);
  }

  readonly #next: Step = (offers) => {
    const back = [...(this.#view().mine?.put_back ?? [])];
    const left = this.#wish?.map((place) => this.#hand[place]!).find((card) => !taken(back, card));
    return left === undefined ? offers.mulligan : offers.putBacks.get(left);
  };
}

/** Takes one such card out, if there is one. */
function taken(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}
