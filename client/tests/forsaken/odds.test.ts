import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../src/games/forsaken/odds';
import type { Mine } from '../../src/games/forsaken/types.gen';

describe('the odds of drawing', () => {
  const odds = (deck_left: string[], known_top: string[] = [], known_bottom: string[] = []) =>
    oddsOf({ deck_left, known_top, known_bottom } as unknown as Mine);
  const deck = ['S01', 'S01', 'S02', 'S03'];
  const chances = (found: ReturnType<typeof oddsOf>) => found.lines.map(({ chance }) => chance);

  it('are even while nothing is known', () => {
    expect(chances(odds(deck))).toEqual([0.5, 0.25, 0.25]);
    expect(odds(deck).order).toBe('unknown');
  });

  it('are none once the top card is known', () => {
    expect(chances(odds(deck, ['S02', 'S01'], ['S03']))).toEqual([0, 1, 0]);
    expect(odds(deck, ['S02']).order).toBe('known');
  });

  it('leave out what lies at the bottom', () => {
    expect(chances(odds(deck, [], ['S01', 'S03']))).toEqual([0.5, 0.5, 0]);
    expect(odds(deck, [], ['S03']).order).toBe('bottom');
  });

  it('know the next card once nothing lies above the bottom ones', () => {
    expect(chances(odds(['S01', 'S02'], [], ['S01', 'S02']))).toEqual([0, 1]);
    expect(odds([]).order).toBe('none');
  });
});
