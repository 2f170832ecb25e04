// The motifs are a third of this game's screen, and nobody has a card before campers and paths are chosen: they come after.

type Art = typeof import('./art');

let art = $state.raw<Art | null>(null);
let coming: Promise<void> | null = null;

function bring(): void {
  coming ??= import('./art').then(
    (found) => void (art = found),
    () => void (coming = null),
  );
}

// At the latest when the first screen has long been drawn.
setTimeout(bring, 3000);

/** The motif of any card, once it is there; survivors have none, since they stand as figures. */
export function motifOf(card: string): string | null {
  bring();
  return art?.motifOf(card) ?? null;
}
