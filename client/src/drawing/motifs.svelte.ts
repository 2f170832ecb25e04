// The motifs of the cards are a large part of a game's screen, and nobody sees a card before it has begun: they come
// after.

interface Art {
  motifOf(card: string): string | null | undefined;
}

export class Motifs {
  #art = $state.raw<Art | null>(null);
  #coming: Promise<void> | null = null;
  readonly #load: () => Promise<Art>;

  /** What is `sure` to be wanted comes at the latest when the first screen has long been drawn. */
  constructor(load: () => Promise<Art>, sure = true) {
    this.#load = load;
    if (sure) setTimeout(() => this.bring(), 3000);
  }

  bring(): void {
    this.#coming ??= this.#load().then(
      (found) => void (this.#art = found),
      () => void (this.#coming = null),
    );
  }

  /** The motif of any card, once it is there. */
  of(card: string): string | null {
    this.bring();
    return this.#art?.motifOf(card) ?? null;
  }
}
