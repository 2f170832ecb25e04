// What is sent one after the other: a card and then its aim, or what is put back of a hand. Each step is taken as soon as it
// is offered.

import type { BoardMatch } from '../../match/board';
import type { Choice } from '../../protocol/wire.gen';
import type { Offers } from './offers';

/** The last may send nothing; any other that cannot be taken ends it. */
export type Step = (offers: Offers) => Choice | null | undefined;

export class Steps {
  readonly #match: () => BoardMatch;
  readonly #offers: () => Offers | null;
  readonly #act: (choice: Choice) => void;
  #left = $state.raw<readonly Step[]>([]);
  /** The ask that was answered last: one step for each. */
  #answered = '';
  /** Some are on their way. */
  readonly busy: boolean = $derived(this.#left.length > 0);

  /** `offers` gives nothing while nothing is asked. */
  constructor(match: () => BoardMatch, offers: () => Offers | null, act: (choice: Choice) => void) {
    this.#match = match;
    this.#offers = offers;
    this.#act = act;
  }

  run(...steps: Step[]): void {
    this.#left = steps;
    this.pump();
  }

  /** To be called whenever something new is asked. */
  pump(): void {
    const [next, ...rest] = this.#left;
    const { ask, ready } = this.#match();
    const offers = this.#offers();
    if (!next || !ready || !offers || !ask || ask.id === this.#answered) return;
    const choice = next(offers);
    this.#left = choice ? rest : [];
    if (!choice) return;
    this.#answered = ask.id;
    this.#act(choice);
  }
}
