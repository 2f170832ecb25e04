// Which decks are legal (FK-DECK-01 to 05), said as the server says it; that has the last word.

import { findCard, inOrder, TOKENS, totalOf, type CardId, type Numbers } from './cards';

export const DECK_SIZE = 40;

const TOKEN_NAMES = new Set(TOKENS.map(({ name }) => name));

/** FK-DECK-06 Every breach in words; none for a legal deck. */
export function breaches(numbers: Numbers): readonly string[] {
  const total = totalOf(numbers);
  const off = total < DECK_SIZE ? `${DECK_SIZE - total} too few` : `${total - DECK_SIZE} too many`;
  return [
    ...(total === DECK_SIZE
      ? []
      : [`A deck has exactly ${DECK_SIZE} cards; this one has ${total}, ${off} (FK-DECK-01).`]),
    ...inOrder(numbers).flatMap(([id, number]) => breachesOf(id, number)),
  ];
}

function breachesOf(id: CardId, number: number): string[] {
  const known = findCard(id);
  const card = known && known.copies > 0 ? known : null;
  if (number < 1) return [`${card?.name ?? id} stands there ${number} times; leave it out or take at least 1.`];
  if (!card) return [isNoCard(id) || `There is no card '${id}'.`];
  if (number > card.copies)
    return [`${card.name} is ${card.rarity}: at most ${card.copies} in a deck, not ${number} (FK-DECK-02).`];
  return [];
}

/** FK-DECK-05 Why a thing of the game is no card for a deck; empty for what is unknown. */
export function isNoCard(name: string): string {
  const titled = name.toLowerCase().replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  if (TOKEN_NAMES.has(titled)) return `${name} is a token and cannot be put in a deck (FK-DECK-05).`;
  if (/^(?:[\p{L}\p{N}_]+ )?(?:altar|temple)s?$/iu.test(name))
    return `${name}: Altars and Temples cannot be put in a deck (FK-DECK-05).`;
  return '';
}
