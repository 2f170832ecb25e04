// What a deck comes to: how costs are spread, what its Altars must give, and what it is made of.

import { findCard, GODS, inOrder, KINDS, type CardShown, type God, type Kind, type Numbers } from './cards';

/** The last column holds all that costs more. */
export const COLUMNS = [1, 2, 3, 4, 5, 6] as const;

export interface Column {
  readonly cost: number;
  /** One entry per copy, in God order. */
  readonly gods: readonly God[];
}

export interface Need {
  readonly god: God;
  readonly cards: number;
  /** Devotion of this God that all copies together ask for. */
  readonly devotion: number;
  /** That one card asks for at once. */
  readonly most: number;
}

const held = (numbers: Numbers): [CardShown, number][] =>
  inOrder(numbers).flatMap(([id, number]) => {
    const card = findCard(id);
    return card && number > 0 ? [[card, number]] : [];
  });

export function curveOf(numbers: Numbers): readonly Column[] {
  const last = COLUMNS.at(-1)!;
  const copies = held(numbers).flatMap(([card, number]) => Array<CardShown>(number).fill(card));
  return COLUMNS.map((cost) => ({
    cost,
    gods: copies.filter(({ total }) => Math.min(Math.max(total, 1), last) === cost).map(({ god }) => god),
  }));
}

export function needsOf(numbers: Numbers): readonly Need[] {
  const cards = held(numbers);
  return GODS.flatMap(({ id: god }) => {
    const own = cards.filter(([card]) => card.god === god);
    if (own.length === 0) return [];
    return {
      god,
      cards: own.reduce((sum, [, number]) => sum + number, 0),
      devotion: own.reduce((sum, [card, number]) => sum + card.coloured * number, 0),
      most: Math.max(...own.map(([card]) => card.coloured)),
    };
  });
}

export function kindsOf(numbers: Numbers): readonly (readonly [Kind, number])[] {
  const cards = held(numbers);
  return KINDS.map((kind) => [kind, cards.reduce((sum, [card, number]) => sum + (card.kind === kind ? number : 0), 0)]);
}

export interface Shelf {
  readonly kind: Kind;
  readonly rows: readonly { readonly card: CardShown; readonly number: number }[];
  readonly total: number;
}

/** As a deck is read: by kind, then by cost and name. */
export function shelvesOf(numbers: Numbers): readonly Shelf[] {
  const cards = held(numbers);
  return KINDS.flatMap((kind) => {
    const rows = cards
      .filter(([card]) => card.kind === kind)
      .map(([card, number]) => ({ card, number }))
      .sort((one, other) => one.card.total - other.card.total || one.card.name.localeCompare(other.card.name, 'en'));
    return rows.length === 0 ? [] : { kind, rows, total: rows.reduce((sum, { number }) => sum + number, 0) };
  });
}

/** The cards of a deck in a random order. */
export function shuffled(numbers: Numbers, random: () => number = Math.random): CardShown[] {
  const cards = held(numbers).flatMap(([card, number]) => Array<CardShown>(number).fill(card));
  for (let left = cards.length - 1; left > 0; left--) {
    const at = Math.floor(random() * (left + 1));
    [cards[left], cards[at]] = [cards[at]!, cards[left]!];
  }
  return cards;
}
