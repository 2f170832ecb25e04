// What is in the decks of this match: all cards by kind, with their copies, the host's changes included.

import { content } from './content.gen';
import { face, type Face, type Kind } from './cards';
import { copies } from './setting-up';
import type { CopiesOf } from './types.gen';

export interface Listed {
  readonly card: string;
  readonly copies: number;
  /** As printed; another number where the host has changed it. */
  readonly usual: number;
}

export interface DeckList {
  readonly deck: Face['deck'];
  readonly count: number;
  readonly kinds: readonly { readonly kind: Kind; readonly cards: readonly Listed[] }[];
}

export function deckLists(overrides: readonly CopiesOf[]): DeckList[] {
  return [
    list(
      'travelers',
      content.travelers.map(({ id, copies: usual }) => ({ card: id, copies: copies(overrides, id), usual })),
    ),
    list(
      'forest',
      content.forest.map(({ id, copies: usual }) => ({ card: id, copies: usual, usual })),
    ),
    list(
      'artifacts',
      content.artifacts.map(({ id, copies: usual }) => ({ card: id, copies: usual, usual })),
    ),
  ];
}

function list(deck: Face['deck'], cards: readonly Listed[]): DeckList {
  const kinds = [...new Set(cards.map(({ card }) => face(card).kind))];
  return {
    deck,
    count: cards.reduce((sum, each) => sum + each.copies, 0),
    kinds: kinds.map((kind) => ({ kind, cards: cards.filter(({ card }) => face(card).kind === kind) })),
  };
}
