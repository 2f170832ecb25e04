// A table for one puzzle, and then for the next: one person, a bot, and no lobby to wait in.

import { lastPerson } from '../../../app/person';
import type { BoardMatch } from '../../../match/board';
import { Match } from '../../../match/match.svelte';
import { forgetPlace, keepPlace } from '../../../match/places';
import { api, Trouble } from '../../../protocol/api';
import { socketAddress, type Order } from '../../../protocol/socket.svelte';
import { puzzles, type PuzzleShown } from '../puzzles.gen';
import type { View } from '../types.gen';
import { help } from './help.svelte';
import { words } from './strings';

const GAME = 'forsaken';
/** It looks at every line, so whoever holds against it has held. */
const ENEMY = 'sharp';

const optionsFor = (puzzle: string) => ({ puzzle, open_hands: true });

/** Set a table with this puzzle on it, begun; gives its address. */
export async function sitDown(puzzle: string): Promise<string> {
  const { name, emblem } = lastPerson();
  const place = await api.setTable({
    game: GAME,
    name: name.trim() || words.nobody,
    emblem,
    options: optionsFor(puzzle),
  });
  keepPlace(place, GAME);
  const match = new Match({ code: place.table, token: place.token, url: socketAddress() });
  match.socket.connect();
  const refused = await tell(match, [{ type: 'SeatBot', level: ENEMY }, { type: 'Start' }]);
  match.socket.close();
  if (refused !== null) throw new Trouble({ error: 'refused', words: refused });
  return `/t/${place.table}`;
}

/** Who solves is always this seat. */
export const SOLVER = 0;

/** The match of whoever solves the puzzle at this page; nobody else can lay it anew, and replays solve nothing. */
export const ownTable = (match: BoardMatch): Match | null =>
  match instanceof Match && match.hosting && match.me?.seat === SOLVER ? match : null;

/** The puzzle that is on the table, and its place among all. */
export function puzzleOn(view: View): { puzzle: PuzzleShown; place: number } {
  const place = puzzles.list.findIndex(({ id }) => id === view.options.puzzle);
  const puzzle = puzzles.list[place];
  if (!puzzle) throw new Error('a page and its server know the same puzzles');
  return { puzzle, place };
}

/**
 * Lay a puzzle on the table one sits at: the same again, or another; or its solution is to be shown. What was under way
 * there is given up.
 */
export async function turnTo(match: Match, puzzle: string, show = false): Promise<void> {
  if (help.laying) return;
  help.laying = true;
  if (show) help.show(puzzle);
  else help.end();
  const playing: Order[] = match.table.phase === 'playing' ? [{ type: 'Resign' }] : [];
  const anew: Order[] = [{ type: 'Rematch' }, { type: 'SetTable', options: optionsFor(puzzle) }, { type: 'Start' }];
  await tell(match, [...playing, ...anew]);
  help.laying = false;
}

/** Leave it for good; nobody sits there any more, so it is closed. */
export function getUp(match: Match): void {
  void match.socket.send({ type: 'LeaveTable' });
  forgetPlace(match.code);
}

/** One after the other, as long as none is refused; why one was, if so. */
async function tell(match: Match, orders: readonly Order[]): Promise<string | null> {
  for (const order of orders) {
    const answer = await match.order(order);
    if (answer.kind === 'refused') return answer.why;
  }
  return null;
}
