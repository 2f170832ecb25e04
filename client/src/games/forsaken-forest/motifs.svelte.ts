// The motifs are most of this game's screen, and the first night needs none of them: they come after it has begun.

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

/** The motif of any card, once it is there. */
export function motifOf(card: string): string | null {
  bring();
  return art?.motifOf(card) ?? null;
}
