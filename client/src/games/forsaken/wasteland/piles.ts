// A pool and what is in it.

import { cardOf, GODS, type CardShown, type God } from '../cards';
import type { CardId, Numbers } from '../decks/cards';

/** How many of each there are. */
export function numbersOf(cards: readonly CardId[]): Numbers {
  const found: Record<CardId, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
}

/** What is left of a pile when these are taken from it. */
export function without(pile: Numbers, taken: Numbers): Numbers {
  const left = Object.entries(pile).map(([id, number]) => [id, number - (taken[id] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, number]) => number > 0));
}

export interface Share {
  readonly god: God;
  readonly total: number;
  /** By cost and name. */
  readonly rows: readonly { readonly card: CardShown; readonly number: number }[];
}

/** By God, in the order of the rules; those of whom there is nothing are left out. */
export function sharesOf(numbers: Numbers): readonly Share[] {
  const all = Object.entries(numbers).map(([id, number]) => ({ card: cardOf(id), number }));
  return GODS.flatMap((god) => {
    const rows = all
      .filter(({ card }) => card.god === god)
      .sort((one, other) => one.card.total - other.card.total || one.card.name.localeCompare(other.card.name, 'en'));
    return rows.length === 0 ? [] : { god, rows, total: rows.reduce((sum, { number }) => sum + number, 0) };
  });
}

/** One step that brings a deck closer to what is wished, or null when it is that. What goes out goes first. */
export function nextChange(
  deck: Numbers,
  wished: Numbers,
): { readonly type: 'LeaveOut' | 'PutIn'; readonly card: CardId } | null {
  const ids = [...new Set([...Object.keys(deck), ...Object.keys(wished)])];
  const off = ids.map((card) => ({ card, by: (wished[card] ?? 0) - (deck[card] ?? 0) }));
  const out = off.find(({ by }) => by < 0);
  const into = off.find(({ by }) => by > 0);
  if (out) return { type: 'LeaveOut', card: out.card };
  return into ? { type: 'PutIn', card: into.card } : null;
}
