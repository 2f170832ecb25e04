// The cards as decks need them: in the order of deck codes, and by id and name.

import { textOf } from '../cards';
import { content, type CardShown, type God, type GodRecord, type Kind, type Term } from '../content.gen';

export { godOf } from '../cards';
export type { CardShown, God, GodRecord, Kind };

export type CardId = string;
/** How many of each card, by its id. */
export type Numbers = Readonly<Record<CardId, number>>;

/** What a deck may hold; its place here is what a code names. */
export const CARDS: readonly CardShown[] = content.cards.filter(({ copies }) => copies > 0);
export const TOKENS: readonly CardShown[] = content.cards.filter(({ copies }) => copies === 0);
export const GODS: readonly GodRecord[] = content.gods;
export const KINDS: readonly Kind[] = ['follower', 'decree', 'blessing', 'miracle'];
export const RARITIES = ['common', 'uncommon', 'rare', 'mythic'] as const;

const PLACES = new Map(CARDS.map(({ id }, place) => [id, place]));
const KNOWN = new Map(content.cards.map((card) => [card.id, card]));
const TERMS = new Map(content.glossary.map((term) => [term.word, term]));

export const findCard = (id: CardId): CardShown | null => KNOWN.get(id) ?? null;
export const placeOf = (id: CardId): number | null => PLACES.get(id) ?? null;
export const totalOf = (numbers: Numbers): number => Object.values(numbers).reduce((sum, number) => sum + number, 0);

/** The words of the glossary that a card uses, with what they mean on it. */
export function termsOf(card: CardShown): readonly Term[] {
  return card.text.terms.flatMap((word) => TERMS.get(word) ?? []);
}

/** All that stands on a card in one line, for searches and for readers. */
export const wordsOf = (card: CardShown): string => textOf(card.id);

/** Without what is no card here: it may have been kept by another version of this page. */
export const cardsOnly = (numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(numbers).filter(([id, number]) => PLACES.has(id) && number > 0));

/** Cards with their numbers, in the order of codes; what is no card stands last. */
export function inOrder(numbers: Numbers): [CardId, number][] {
  const place = (id: CardId) => PLACES.get(id) ?? CARDS.length;
  return Object.entries(numbers).sort(
    ([one], [other]) => place(one) - place(other) || (one < other ? -1 : one > other ? 1 : 0),
  );
}
