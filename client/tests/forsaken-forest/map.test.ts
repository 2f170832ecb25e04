import { describe, expect, it } from 'vitest';
import {
  DESTINATIONS,
  joins,
  nearest,
  onward,
  SITES,
  square,
  START,
  WIDTH,
  xOf,
  yOf,
} from '../../src/games/forsaken-forest/map';

const at = (x: number, y: number): number => (y + 6) * WIDTH + x + 6;

/** All that can be reached from the Starting Square over these lines. */
function reached(lines: readonly (readonly [number, number])[]): Set<number> {
  const found = new Set([START]);
  for (let grew = true; grew;) {
    grew = false;
    for (const [one, other] of lines) {
      if (found.has(one) === found.has(other)) continue;
      found.add(one).add(other);
      grew = true;
    }
  }
  return found;
}

describe('the map', () => {
  it('names Territories as its rim does', () => {
    expect(square(0)).toBe('A1');
    expect(square(START)).toBe('G7');
    expect(square(168)).toBe('M13');
  });

  it('has north above south and east to the right', () => {
    expect(yOf(at(0, 6))).toBeLessThan(yOf(at(0, -6)));
    expect(xOf(at(6, 0))).toBeGreaterThan(xOf(at(-6, 0)));
  });

  it('counts the slots clockwise from the north', () => {
    expect(DESTINATIONS.map(square)).toEqual(['G13', 'M13', 'M7', 'M1', 'G1', 'A1', 'A7', 'A13']);
    expect(new Set([...DESTINATIONS, ...SITES]).size).toBe(16);
  });
});

describe('the network', () => {
  it('joins neighbours, over a corner only where there is no way round', () => {
    expect(joins([at(1, 1)])).toEqual([[START, at(1, 1)]]);
    expect(joins([at(1, 0), at(1, 1)])).toEqual([
      [START, at(1, 0)],
      [at(1, 0), at(1, 1)],
    ]);
  });

  it('does not join across the rim', () => {
    const lines = joins([at(6, 0), at(-6, 1)]);
    expect(lines).toEqual([]);
  });

  it('keeps everything joined that hangs together by the rules', () => {
    let random = 7;
    const below = (bound: number): number => (random = (random * 48271) % 2147483647) % bound;
    for (let round = 0; round < 60; round++) {
      const paths: number[] = [];
      while (paths.length < 40) {
        const open = Array.from({ length: 169 }, (_, place) => place).filter(
          (place) =>
            place !== START &&
            !paths.includes(place) &&
            [START, ...paths].some(
              (from) =>
                Math.abs((from % 13) - (place % 13)) <= 1 &&
                Math.abs(Math.floor(from / 13) - Math.floor(place / 13)) <= 1,
            ),
        );
        paths.push(open[below(open.length)] ?? 0);
      }
      expect(reached(joins(paths)).size).toBe(paths.length + 1);
    }
  });
});

describe('aiming', () => {
  const offered = [at(1, 0), at(1, 1), at(-3, 2)];

  it('takes the nearest offered Territory that a finger could have meant', () => {
    expect(nearest(offered, xOf(at(1, 1)) + 12, yOf(at(1, 1)) - 9)).toBe(at(1, 1));
    expect(nearest(offered, xOf(at(5, -5)), yOf(at(5, -5)))).toBeNull();
  });

  it('goes with the arrow keys to what lies that way, and stays where nothing does', () => {
    expect(onward(offered, at(1, 0), 'ArrowUp')).toBe(at(1, 1));
    expect(onward(offered, at(1, 1), 'ArrowDown')).toBe(at(1, 0));
    expect(onward(offered, at(1, 1), 'ArrowLeft')).toBe(at(-3, 2));
    expect(onward(offered, at(1, 1), 'ArrowRight')).toBe(at(1, 1));
  });

  it('reaches every offered Territory by arrow keys alone', () => {
    let random = 11;
    const below = (bound: number): number => (random = (random * 48271) % 2147483647) % bound;
    for (let round = 0; round < 40; round++) {
      const some = [...new Set(Array.from({ length: 2 + below(25) }, () => below(169)))];
      const found = new Set([some[0] ?? 0]);
      for (const place of found)
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) found.add(onward(some, place, key));
      expect(found.size).toBe(some.length);
    }
  });
});
