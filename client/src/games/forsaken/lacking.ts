// Why a card in hand cannot be played or a God not be Channelled, for reading only: what can is what the server offers.

import { cardOf, godOf, type CardShown, type God } from './cards';
import { words } from './strings';
import type { FollowerSeen, SideSeen, View } from './types.gen';

const PLACE = { follower: 0, decree: 1, blessing: 2, miracle: 3 } as const;

export interface Purse {
  readonly free: number;
  readonly temples: number;
  readonly of: Readonly<Record<God, number>>;
}

/** The Refreshed sources of a side, counted. */
export function purseOf(side: SideSeen): Purse {
  const of: Record<God, number> = { strife: 0, infestation: 0, occult: 0, contagion: 0, grandeur: 0 };
  let [free, temples] = [0, 0];
  for (const altar of side.altars) {
    if (altar.exhausted) continue;
    free += 1;
    if (altar.kind === 'temple') temples += 1;
    else of[altar.kind as God] += 1;
  }
  return { free, temples, of };
}

/** How far a side is from paying for it: of any kind, and of its God. */
export function shortOf(card: CardShown, side: SideSeen): { any: number; god: number } {
  const purse = purseOf(side);
  const total = card.coloured + Math.max(0, card.godless - side.discounts[PLACE[card.kind]]);
  return {
    any: Math.max(0, total - purse.free),
    god: Math.max(0, card.coloured - purse.of[card.god] - purse.temples),
  };
}

function isFull(card: CardShown, side: SideSeen): boolean {
  if (card.kind === 'follower') return side.followers.length >= side.room;
  if (card.kind === 'blessing') return side.blessings.length >= 3;
  return card.kind === 'miracle' && side.miracles.length >= 3;
}

export interface Lack {
  readonly words: string;
  /** Whose Devotion is missing, where it is one God's. */
  readonly god: God | null;
}

const plain = (words: string): Lack => ({ words, god: null });

/** What keeps a card in hand from being played, in the Kingdom where least is missing: "needs 2 Strife". */
export function lackOf(view: View, seat: number, id: string): Lack {
  const card = cardOf(id);
  const lit = view.kingdoms.filter((kingdom) => kingdom.winner === null).map((kingdom) => kingdom.sides[seat]!);
  const shorts = lit.map((side) => ({ side, ...shortOf(card, side) }));
  const payable = shorts.filter(({ any, god }) => any === 0 && god === 0);
  if (payable.length)
    return plain(payable.every(({ side }) => isFull(card, side)) ? words.lack.room : words.lack.target);
  const nearest = shorts.toSorted((a, b) => Math.max(a.any, a.god) - Math.max(b.any, b.god) || a.god - b.god)[0];
  if (!nearest) return plain(words.lack.target);
  if (nearest.god > 0) return { words: words.lack.god(card.coloured, godOf(card.god).name), god: card.god };
  return plain(words.lack.any(card.total));
}

/** Why a Follower of one's own stays where it is, on one's turn. */
export function lackOfFollower(follower: FollowerSeen): string {
  const { acts, bows } = cardOf(follower.card);
  const swift = follower.keywords.includes('onrush');
  if (follower.exhausted) return words.lack.turned;
  if (follower.came_this_turn && !swift) return words.lack.came;
  if (follower.came_this_turn && bows.includes(true)) return words.lack.cameSwift;
  return acts.length > 0 ? words.lack.ability : '';
}

/** FK-CHAN-01 */
const CHANNEL = 2;

/** What keeps a God from being Channelled by this seat. */
export function lackOfChannel(view: View, seat: number, god: God): string {
  const { question, players } = view;
  if (view.over) return words.channel.over;
  if (view.active !== seat) return words.channel.turn;
  if (players[seat]!.channelled) return words.channel.used;
  if (question?.kind !== 'turn') return words.channel.asked;
  const sides = view.kingdoms.filter(({ winner }) => winner === null).map(({ sides }) => sides[seat]!);
  const payable = sides.filter((side) => {
    const { of, temples } = purseOf(side);
    return of[god] + temples >= CHANNEL;
  });
  if (payable.length === 0) return words.channel.poor(CHANNEL, godOf(god).name);
  return payable.every(({ forbidden }) => forbidden.includes('channel')) ? words.channel.forbidden : words.lack.target;
}
