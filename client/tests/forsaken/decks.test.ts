import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '../../src/games/forsaken/content.gen';
import { CARDS, inOrder, totalOf, type Numbers } from '../../src/games/forsaken/decks/cards';
import { encode, UnreadableDeck } from '../../src/games/forsaken/decks/codes';
import { listOf, readDeck } from '../../src/games/forsaken/decks/lists';
import { likeness, nearest } from '../../src/games/forsaken/decks/near';
import { breaches } from '../../src/games/forsaken/decks/rules';
import { curveOf, kindsOf, needsOf, shelvesOf, shuffled } from '../../src/games/forsaken/decks/summary';

type Cards = [string, number][];

/** What the server writes, reads and says; tests/client/test_forsaken_deck_vectors.py makes it. */
const vectors = JSON.parse(readFileSync(new URL('../vectors/forsaken-decks.json', import.meta.url), 'utf8')) as {
  decks: { name: string; cards: Cards; code: string; list: string; problems: string[] }[];
  judged: { cards: Record<string, number>; problems: string[] }[];
  read: { text: string; cards?: Cards; refused?: string[] }[];
};

const EMBER: Numbers = Object.fromEntries(content.starters[0]!.cards);

describe('a deck as text', () => {
  it.each(vectors.decks)(
    'is written and read as the server does it: $code',
    ({ name, cards, code, list, problems }) => {
      const numbers = Object.fromEntries(cards);
      expect(encode(numbers)).toBe(code);
      expect(listOf(numbers, name)).toBe(list);
      expect(inOrder(readDeck(code).numbers)).toEqual(cards);
      expect(readDeck(list)).toEqual({ name, numbers });
      expect(breaches(numbers)).toEqual(problems);
    },
  );

  it.each(vectors.read)('is understood or refused as the server does it: $text', ({ text, cards, refused }) => {
    if (cards) expect(inOrder(readDeck(text).numbers)).toEqual(cards);
    else {
      const reading = () => readDeck(text);
      expect(reading).toThrow(UnreadableDeck);
      expect(refusalOf(reading)).toEqual(refused);
    }
  });

  it('can be the link to it', () => {
    const code = encode(EMBER);
    for (const link of [`https://lantern.example/forsaken/decks#${code}`, `/forsaken/decks#${code}\n`, `#${code}`])
      expect(readDeck(link).numbers).toEqual(EMBER);
  });
});

function refusalOf(reading: () => unknown): readonly string[] {
  try {
    reading();
  } catch (error) {
    if (error instanceof UnreadableDeck) return error.problems;
  }
  return [];
}

describe('what is wrong with a deck', () => {
  it.each(vectors.judged)('is said as the server says it: $problems', ({ cards, problems }) => {
    expect(breaches(cards)).toEqual(problems);
  });

  it('is nothing for the starters', () => {
    for (const { cards } of content.starters) expect(breaches(Object.fromEntries(cards))).toEqual([]);
  });
});

describe('the nearest word', () => {
  it('is measured as difflib does', () => {
    expect(likeness('abcd', 'bcde')).toBe(0.75);
    expect(likeness('', '')).toBe(1);
    expect(nearest('appel', ['ape', 'apple', 'peach'])).toBe('apple');
    expect(nearest('zzz', ['ape', 'apple'])).toBeNull();
  });
});

describe('what a deck comes to', () => {
  it('has every card in its column', () => {
    const curve = curveOf(EMBER);
    expect(curve.map(({ cost }) => cost)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(curve.reduce((sum, { gods }) => sum + gods.length, 0)).toBe(40);
    expect(curveOf({ S30: 1 }).at(-1)?.gods).toEqual(['strife']);
  });

  it('says what each God must be asked for', () => {
    expect(needsOf(EMBER)).toHaveLength(1);
    expect(needsOf({ S16: 2, G01: 1 })).toEqual([
      { god: 'strife', cards: 2, devotion: 4, most: 2 },
      { god: 'grandeur', cards: 1, devotion: 1, most: 1 },
    ]);
    expect(needsOf({})).toEqual([]);
  });

  it('counts its kinds, and lists them by cost', () => {
    expect(kindsOf(EMBER)).toEqual([
      ['follower', 31],
      ['decree', 5],
      ['blessing', 1],
      ['miracle', 3],
    ]);
    const shelves = shelvesOf(EMBER);
    expect(shelves.map(({ total }) => total)).toEqual([31, 5, 1, 3]);
    const costs = shelves[0]!.rows.map(({ card }) => card.total);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(shelvesOf({ Z99: 3 })).toEqual([]);
  });

  it('is shuffled without losing a card', () => {
    const cards = shuffled(EMBER, () => 0.5);
    expect(cards).toHaveLength(totalOf(EMBER));
    for (const { id } of CARDS) expect(cards.filter((card) => card.id === id)).toHaveLength(EMBER[id] ?? 0);
  });
});
