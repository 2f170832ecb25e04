import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/games';
import { optionWords } from '../../src/games/options';
import { nextChange, numbersOf, sharesOf, without } from '../../src/games/forsaken/wasteland/piles';

describe('an opening', () => {
  it('has a screen and words of its own, in the folder of its game', () => {
    expect(boardOf('wasteland')).not.toBeNull();
    expect(boardOf('wasteland')).not.toBe(boardOf('forsaken'));
    expect(optionWords('wasteland', 'clocks').says).toContain('pick');
  });
});

describe('a pool', () => {
  const pool = numbersOf(['S09', 'S01', 'S09', 'C04', 'S01', 'S09']);

  it('is counted, and what is taken from it is missing', () => {
    expect(pool).toEqual({ S09: 3, S01: 2, C04: 1 });
    expect(without(pool, { S09: 1, C04: 1 })).toEqual({ S09: 2, S01: 2 });
  });

  it('lies by God, and there by cost and name', () => {
    const shares = sharesOf(pool);
    expect(shares.map(({ god, total }) => [god, total])).toEqual([
      ['strife', 5],
      ['contagion', 1],
    ]);
    const costs = shares[0]!.rows.map(({ card }) => card.total);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  });

  it('becomes the deck that is wished for one card at a time', () => {
    let deck = { S09: 2, C04: 1 } as Record<string, number>;
    const wished = { S09: 1, S01: 2 };
    const done: string[] = [];
    for (let change = nextChange(deck, wished); change; change = nextChange(deck, wished)) {
      done.push(`${change.type} ${change.card}`);
      const by = change.type === 'PutIn' ? 1 : -1;
      deck = without({ ...deck, [change.card]: (deck[change.card] ?? 0) + by }, {});
    }
    expect(deck).toEqual(wished);
    expect(done).toEqual(['LeaveOut S09', 'LeaveOut C04', 'PutIn S01', 'PutIn S01']);
  });
});
