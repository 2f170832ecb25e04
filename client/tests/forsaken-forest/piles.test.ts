import { expect, test } from 'vitest';
import { deckLists } from '../../src/games/forsaken-forest/deck-lists';
import { runs } from '../../src/games/forsaken-forest/discards';

test('a discard pile keeps its order, the newest first (FF-DECK-04)', () => {
  const lines = runs(['wander', 'sprint', 'sprint', 'wander']).map(({ card, count }) => [card, count]);
  expect(lines).toEqual([
    ['wander', 1],
    ['sprint', 2],
    ['wander', 1],
  ]);
  expect(runs([])).toEqual([]);
});

test('a line that is open stays open while the pile grows', () => {
  const before = runs(['wander', 'sprint']).map(({ key }) => key);
  expect(
    runs(['wander', 'sprint', 'sprint', 'spyglass'])
      .map(({ key }) => key)
      .slice(1),
  ).toEqual(before);
});

test('the decks are listed whole, as printed', () => {
  expect(deckLists([]).map(({ deck, count }) => [deck, count])).toEqual([
    ['travelers', 184],
    ['forest', 32],
    ['artifacts', 8],
  ]);
  expect(deckLists([])[0]?.kinds.map(({ kind }) => kind)).toHaveLength(9);
});

test('the host’s changes are in the list, beside what is usual', () => {
  const [travelers] = deckLists([
    { card: 'spyglass', copies: 2 },
    { card: 'soul-mirror', copies: 0 },
  ]);
  const cards = travelers?.kinds.flatMap((kind) => kind.cards) ?? [];
  expect(travelers?.count).toBe(184 - 3 - 4);
  expect(cards.find(({ card }) => card === 'spyglass')).toEqual({ card: 'spyglass', copies: 2, usual: 5 });
  expect(cards.find(({ card }) => card === 'soul-mirror')).toEqual({ card: 'soul-mirror', copies: 0, usual: 4 });
});
