import { describe, expect, it } from 'vitest';
import { content } from '../../src/games/enter-the-forest/content.gen';
import {
  byDice,
  chosenFrom,
  DARK,
  fraction,
  LIGHT,
  meansBy,
  outlookOf,
  percent,
  POLICIES,
  poolOf,
  poolsBy,
  share,
  USUAL,
} from '../../src/games/enter-the-forest/odds/figures';
import { level, place } from '../../src/games/enter-the-forest/odds/plotting';
import { words } from '../../src/games/enter-the-forest/odds/strings';

const pool = (light: number, dark: number, always = false) => {
  const found = poolOf(poolsBy(content, always), light, dark);
  if (!found) throw new Error(`no pool of ${light} and ${dark}`);
  return found;
};

describe('the page of odds', () => {
  it('has every pool but the empty one, under both rules', () => {
    for (const always of [false, true]) {
      for (const light of LIGHT) {
        for (const dark of DARK) {
          const found = poolOf(poolsBy(content, always), light, dark);
          expect(found === null).toBe(light + dark === 0);
          expect(poolOf(meansBy(content, always), light, dark) === null).toBe(light + dark === 0);
        }
      }
    }
  });

  it('says what the rulebook says of one light and one dark die at Ruin 2', () => {
    const stand = outlookOf(pool(1, 1), 0);
    expect(
      [stand.fail, stand.complication, stand.success, stand.marks[2]].map((chance) => chance && fraction(chance)),
    ).toEqual(['1/4', '4/9', '11/36', '1/2']);
    const once = outlookOf(pool(1, 1), 1);
    expect([once.fail, once.complication, once.success].map(fraction)).toEqual(['17/96', '625/1296', '883/2592']);
    expect(percent(once.success)).toBe('34.1\u202f%');
  });

  it('has the means of the tables', () => {
    expect(poolOf(meansBy(content, false), 1, 0)?.rerolls).toEqual([0.5, 0.543, 1.097]);
    const marks = poolOf(meansBy(content, true), 1, 1)?.marks;
    expect([1, 3, 5].map((ruin) => marks?.[0]?.[ruin])).toEqual([0.737, 0.578, 0.243]);
    expect([1, 3, 5].map((ruin) => marks?.[2]?.[ruin])).toEqual([1.54, 1.223, 0.649]);
  });

  it('leaves nothing out: the three outcomes are all there is', () => {
    for (const each of [...content.pools, ...content.pushed]) {
      for (const policy of POLICIES) {
        const { fail, complication, success } = outlookOf(each, policy);
        expect(share(fail) + share(complication) + share(success)).toBeCloseTo(1, 12);
      }
    }
  });

  it('reads the highest of several dice whatever their colours', () => {
    expect(byDice(content, 6).map(({ outlook }) => fraction(outlook.fail))).toEqual([
      '1/2',
      '1/4',
      '1/8',
      '1/16',
      '1/32',
      '1/64',
    ]);
  });
});

describe('a chance', () => {
  it.each([
    [{ top: 0, bottom: 1 }, '0\u202f%'],
    [{ top: 1, bottom: 1 }, '100\u202f%'],
    [{ top: 1, bottom: 3 }, '33.3\u202f%'],
    [{ top: 1, bottom: 100_000 }, '<0.1\u202f%'],
    [{ top: 99_999, bottom: 100_000 }, '>99.9\u202f%'],
  ])('%o is written %s', (chance, written) => expect(percent(chance)).toBe(written));

  it('is no fraction where a browser would get its digits wrong', () => {
    expect(fraction({ top: 5, bottom: 6 })).toBe('5/6');
    expect(fraction({ top: 1, bottom: 1 })).toBe('1');
    expect(fraction({ top: 1, bottom: Number.MAX_SAFE_INTEGER + 1 })).toBeNull();
  });
});

describe('a link to the odds', () => {
  it('may name a pool', () => {
    expect(chosenFrom('?light=2&dark=0&ruin=4&policy=3&always=yes')).toEqual({
      light: 2,
      dark: 0,
      ruin: 4,
      policy: 3,
      always: true,
    });
  });

  it.each(['', '?light=9&dark=-1&ruin=x&policy=&always=1'])(
    'is as usual where it says nothing sensible (%s)',
    (search) => expect(chosenFrom(search)).toEqual(USUAL),
  );
});

describe('the plots', () => {
  it('put a greater chance higher, and columns in their order', () => {
    expect(level(1)).toBeLessThan(level(0.5));
    expect(level(0.5)).toBeLessThan(level(0));
    expect(place(0, 5, 300)).toBeLessThan(place(4, 5, 300));
    expect(place(4, 5, 300)).toBeLessThan(300);
  });

  it('and the pools are called by their dice', () => {
    expect(words.pool(0, 1)).toBe('No light dice, one dark die');
    expect(words.pool(2, 0)).toBe('Two light dice, none dark');
  });
});
