// A game is a folder, found by its name; what it has in it is found by the names of the files. No list names a game. An
// opening, with which a series begins, is a folder within that of the game whose series it is.

import type { Component } from 'svelte';
import type { BoardModule } from '../match/board';
import type { Match } from '../match/match.svelte';
import type { GuideModule } from '../replay/guide';
import type { AboutGame, Hour, Linked, OwnPage } from './about';

interface SetupModule {
  default: Component<{ match: Match }>;
}

const abouts = import.meta.glob<AboutGame>('./*/about.ts', { eager: true, import: 'about' });
const boards = import.meta.glob<BoardModule>(['./*/Board.svelte', './*/*/Board.svelte']);
const guides = import.meta.glob<GuideModule>('./*/guide.ts');
const bringings = import.meta.glob<SetupModule>('./*/Bringing.svelte');
const setups = import.meta.glob<SetupModule>('./*/TableSetup.svelte');

/** Every game that has a folder, open or not, in the order of the shelf. */
export const SHELF: readonly string[] = Object.entries(abouts)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([file]) => file.slice('./'.length, -'/about.ts'.length));

/** What a game tells of itself; nothing, if it is only known to the server. */
export function aboutOf(game: string): AboutGame | null {
  return abouts[`./${game}/about.ts`] ?? null;
}

/** The pages that this game has for itself, or all games together. */
export function ownPages(game?: string): readonly OwnPage[] {
  return (game === undefined ? SHELF : [game]).flatMap((each) => aboutOf(each)?.pages ?? []);
}

/** Those of them that are linked to from here. */
export function ownLinks(where: Linked, game?: string): readonly OwnPage[] {
  return ownPages(game).filter((page) => page.linked.includes(where));
}

function boardFile(game: string): string | undefined {
  return Object.keys(boards).find((each) => each.endsWith(`/${game}/Board.svelte`));
}

/** The screen of a game's own, if it has one; any other game is played from the generic view and the choice list. */
export function boardOf(game: string): (() => Promise<BoardModule>) | null {
  const file = boardFile(game);
  return file === undefined ? null : (boards[file] ?? null);
}

/** The hour it always is at this table, if it is one; an opening keeps that of the game whose folder it stands in. */
export function hourOf(game: string): Hour | undefined {
  return aboutOf(boardFile(game)?.split('/')[1] ?? game)?.hour;
}

/** What a host of this game can change beyond switches and numbers, if there is anything. */
export function setupOf(game: string): (() => Promise<SetupModule>) | null {
  return setups[`./${game}/TableSetup.svelte`] ?? null;
}

/** Where a person chooses what to bring to a match of this game, if it has a place of its own for that. */
export function bringingOf(game: string): (() => Promise<SetupModule>) | null {
  return bringings[`./${game}/Bringing.svelte`] ?? null;
}

/** What a replay of this game can know of its steps, if it has been told. */
export function guideOf(game: string): (() => Promise<GuideModule>) | null {
  return guides[`./${game}/guide.ts`] ?? null;
}
