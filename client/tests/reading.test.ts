import { describe, expect, it } from 'vitest';
import { named, Tallies } from '../src/table/reading';

const talliesIn = (view: unknown, seats: number) => new Tallies().in(view, seats);

describe('what a view counts by seats', () => {
  it('is a list with one number or short word for each', () => {
    const view = { scores: [12, 0, 7], at_risk: [0, 4, 0], team: ['red', '', 'blue'], turn: 1 };
    expect(talliesIn(view, 3)).toEqual([
      { name: 'scores', bySeat: ['12', '0', '7'] },
      { name: 'at risk', bySeat: ['0', '4', '0'] },
      { name: 'team', bySeat: ['red', 'none', 'blue'] },
    ]);
  });

  it('is no list of another length, of other things or of long words', () => {
    const long = 'a tale that is told in the outline';
    expect(talliesIn({ squares: ['X', 'O', '.'], pairs: [[1], [2]], told: [long, ''], mine: 3 }, 2)).toEqual([]);
  });

  it('is no list that was longer or shorter before', () => {
    const tallies = new Tallies();
    expect(tallies.in({ scores: [0, 0], throws: [4] }, 2)).toHaveLength(1);
    expect(tallies.in({ scores: [0, 4], throws: [4, 1] }, 2)).toEqual([{ name: 'scores', bySeat: ['0', '4'] }]);
  });

  it.each([null, 'over', 4, [1, 2]])('is nothing in %j', (view) => expect(talliesIn(view, 2)).toEqual([]));
});

describe('a field that holds seats', () => {
  const names = ['Ann', 'Bo'];

  it('is read with the names of those who sit there', () => {
    expect(named(1, names)).toBe('Bo');
    expect(named([1, 0], names)).toEqual(['Bo', 'Ann']);
    expect(named([], names)).toEqual([]);
  });

  it('stays as it is where nobody sits', () => {
    expect(named(null, names)).toBeNull();
    expect(named(-1, names)).toBe(-1);
  });
});
