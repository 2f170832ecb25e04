// How a table is set up beyond switches: a role list of one's own, and the copies in the Travelers Deck. What fits is
// for the server to say.

import type { RoleId } from './content.gen';
import { roles, travelers } from './cards';
import type { CopiesOf } from './types.gen';

/** How often a role is in a list. */
export function count(list: readonly RoleId[], id: RoleId): number {
  return list.filter((each) => each === id).length;
}

/** The list with so many of a role, in the order of the role cards. */
export function withCount(list: readonly RoleId[], id: RoleId, wanted: number): RoleId[] {
  return roles.flatMap((role) => Array<RoleId>(role.id === id ? wanted : count(list, role.id)).fill(role.id));
}

/** How many copies of a card are in the deck. */
export function copies(overrides: readonly CopiesOf[], id: string): number {
  return overrides.find((each) => each.card === id)?.copies ?? usual(id);
}

export function usual(id: string): number {
  return travelers.find((card) => card.id === id)?.copies ?? 0;
}

/** The changes with this one; what is as usual again is no change. */
export function withCopies(overrides: readonly CopiesOf[], id: string, wanted: number): CopiesOf[] {
  const others = overrides.filter((each) => each.card !== id);
  return wanted === usual(id) ? others : [...others, { card: id, copies: wanted }];
}

/** How many cards the deck has. */
export function total(overrides: readonly CopiesOf[]): number {
  return travelers.reduce((sum, card) => sum + copies(overrides, card.id), 0);
}
