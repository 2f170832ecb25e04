// The view as this screen looks at it: from one side, and by what stands where.

import { cardOf, godOf } from './cards';
import { words } from './strings';
import type { AltarSeen, FollowerSeen, SideSeen, View } from './types.gen';

/** Whoever sits at the lower side of the screen: the viewer, or the first seat for those who watch. */
export const lowerSeat = (view: View): number => view.seat ?? 0;

export const sideOf = (view: View, kingdom: number, seat: number): SideSeen => view.kingdoms[kingdom]!.sides[seat]!;

export interface Standing {
  readonly kingdom: number;
  readonly seat: number;
  readonly follower: FollowerSeen;
}

export function findFollower(view: View, serial: number): Standing | null {
  for (const [kingdom, { sides }] of view.kingdoms.entries())
    for (const side of sides) {
      const follower = side.followers.find((each) => each.serial === serial);
      if (follower) return { kingdom, seat: side.seat, follower };
    }
  return null;
}

/** Where something with a serial number stands on the board; null for what lies in The Past. */
export function kingdomOf(view: View, serial: number): number | null {
  const found = view.kingdoms.findIndex(({ sides }) =>
    sides.some((side) => [...side.followers, ...side.blessings].some((each) => each.serial === serial)),
  );
  return found < 0 ? null : found;
}

/** The card that lies in either Past under this serial number. */
export const buriedCard = (view: View, serial: number): string | null =>
  view.players.flatMap((player) => player.past).find((each) => each.serial === serial)?.card ?? null;

export const litKingdoms = (view: View): number[] =>
  [0, 1, 2].filter((kingdom) => view.kingdoms[kingdom]!.winner === null);

/** Altars are named by their God. */
export const altarName = (altar: AltarSeen): string =>
  words.altar.name(altar.kind === 'temple' ? altar.kind : godOf(altar.kind).name);

/** What stands at a spot, as one would call it. */
export function spotName(view: View, spot: string): string {
  const [kingdom, seat, slot] = spot.slice(1).split('-').map(Number);
  switch (spot.charAt(0)) {
    case 't':
      return words.kingdom.towerOf(seat === view.seat);
    case 'a':
      return altarName(sideOf(view, kingdom!, seat!).altars[slot!]!);
    case 'm':
      return words.miracle.hidden;
    default:
      return nameOf(view, kingdom!);
  }
}

/** The Follower or Blessing with this serial number. */
function nameOf(view: View, serial: number): string {
  const sides = view.kingdoms.flatMap((kingdom) => kingdom.sides);
  const found = sides.flatMap((side) => [...side.followers, ...side.blessings]).find((each) => each.serial === serial);
  return found ? cardOf(found.card).name : '';
}

/** All that can be seen of a Follower, for those who hear it. */
export function spokenFollower(follower: FollowerSeen): string {
  const card = cardOf(follower.card);
  return [
    card.name,
    `${words.card.zeal} ${follower.zeal}`,
    `${words.card.faith} ${follower.faith}`,
    follower.exhausted ? words.follower.exhausted : words.follower.refreshed,
    follower.blight > 0 && words.follower.blight(follower.blight),
    follower.came_this_turn && words.follower.came,
    ...follower.keywords,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Cards of one name together, with how many, in the order of their first. */
export function counted(cards: readonly string[]): { card: string; number: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, number]) => ({ card, number }));
}
