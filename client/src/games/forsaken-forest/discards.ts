// A discard pile from its top. Equal cards that lie on one another are one line, so that nothing of the order is lost.

export interface Run {
  /** The place from the bottom of its undermost card, which never changes while the pile grows. */
  readonly key: string;
  readonly card: string;
  readonly count: number;
}

/** The pile as it is announced: the newest card last. */
export function runs(pile: readonly string[]): Run[] {
  const found: Run[] = [];
  pile.forEach((card, place) => {
    const top = found.at(-1);
    if (top?.card === card) found[found.length - 1] = { ...top, count: top.count + 1 };
    else found.push({ key: String(place), card, count: 1 });
  });
  return found.toReversed();
}
