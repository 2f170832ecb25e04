import { expect, test } from 'vitest';
import { travelers } from '../../src/games/forsaken-forest/cards';
import { copies, count, total, withCopies, withCount } from '../../src/games/forsaken-forest/setting-up';

test('a role list is changed card by card and keeps the order of the role cards', () => {
  const list = withCount(['forsaken', 'commonfolk', 'commonfolk'], 'oracle', 1);
  expect(list).toEqual(['commonfolk', 'commonfolk', 'oracle', 'forsaken']);
  expect(count(list, 'commonfolk')).toBe(2);
  expect(withCount(list, 'commonfolk', 0)).toEqual(['oracle', 'forsaken']);
});

test('a card with changed copies is named once, and not at all when it is as printed again', () => {
  const usual = travelers.find((card) => card.id === 'spyglass')?.copies ?? 0;
  const fewer = withCopies([], 'spyglass', 1);
  expect(fewer).toEqual([{ card: 'spyglass', copies: 1 }]);
  expect(withCopies(fewer, 'spyglass', 0)).toEqual([{ card: 'spyglass', copies: 0 }]);
  expect(withCopies(fewer, 'spyglass', usual)).toEqual([]);
  expect(copies(fewer, 'spyglass')).toBe(1);
  expect(copies(fewer, 'wander')).toBe(travelers.find((card) => card.id === 'wander')?.copies);
});

test('the total follows', () => {
  expect(total([])).toBe(184);
  expect(total([{ card: 'spyglass', copies: 60 }])).toBe(184 - copies([], 'spyglass') + 60);
});
