import type { Component } from 'svelte';
import type { BoardModule } from '../match/board';
import type { Match } from '../match/match.svelte';
import type { GuideModule } from '../replay/guide';

interface SetupModule {
  default: Component<{ match: Match }>;
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');
const guides = import.meta.glob<GuideModule>('./*/guide.ts');
const setups = import.meta.glob<SetupModule>('./*/TableSetup.svelte');

/** The screen of a game's own, if it has one; any other game is played from the generic view and the choice list. */
export function boardOf(game: string): (() => Promise<BoardModule>) | null {
  return boards[`./${game}/Board.svelte`] ?? null;
}

/** What a host of this game can change beyond switches and numbers, if there is anything. */
export function setupOf(game: string): (() => Promise<SetupModule>) | null {
  return setups[`./${game}/TableSetup.svelte`] ?? null;
}

/** What a replay of this game can know of its steps, if it has been told. */
export function guideOf(game: string): (() => Promise<GuideModule>) | null {
  return guides[`./${game}/guide.ts`] ?? null;
}
