// Who sits where and what they have said of themselves.

import type { RoleId } from './cards';
import type { InPlayView, PlayerView, View } from './types.gen';

export type { InPlayView, PlayerView, RoleId };

/** The role that someone claims at present, not taken back. */
export function claimedRole(view: View, seat: number): RoleId | null {
  const claims = view.said.filter(({ speaker, retracted }) => speaker === seat && !retracted);
  for (const { statement } of claims.toReversed()) {
    const said = statement.type === 'Answer' ? statement.with_ : statement;
    if (said.type === 'ClaimRole') return said.role;
  }
  return null;
}

/** Round the table as one sits there: oneself first, then clockwise. */
export function round(view: View): number[] {
  const first = view.seat ?? 0;
  return view.players.map((_, index) => (first + index) % view.players.length);
}
