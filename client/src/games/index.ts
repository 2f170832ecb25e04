import type { BoardModule } from '../match/board';

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');

/** The screen of a game's own, if it has one; any other game is played from the generic view and the choice list. */
export function boardOf(game: string): (() => Promise<BoardModule>) | null {
  return boards[`./${game}/Board.svelte`] ?? null;
}
