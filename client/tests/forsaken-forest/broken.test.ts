import { describe, expect, it } from 'vitest';
import { brokenPaths } from '../../src/games/forsaken-forest/broken';
import type { Event } from '../../src/games/forsaken-forest/types.gen';
import type { Numbered } from '../../src/match/board';

const told = (...events: Partial<Event>[]): Numbered[] =>
  events.map((event, number) => ({ number, news: { type: 'Told', event, words: '' } }));
const turn: Partial<Event> = { type: 'TurnBegan', seat: 0, turn: 1 };
const destroyed = (at: number): Partial<Event> => ({ type: 'PathDestroyed', at });
const forged = (at: number): Partial<Event> => ({ type: 'PathForged', seat: 0, at });

describe('a Path that was destroyed', () => {
  it('leaves a mark for this turn and the next', () => {
    expect(brokenPaths(told(turn, forged(97), destroyed(97)))).toEqual([97]);
    expect(brokenPaths(told(turn, destroyed(97), turn))).toEqual([97]);
    expect(brokenPaths(told(turn, destroyed(97), turn, turn))).toEqual([]);
    expect(brokenPaths(told(turn, destroyed(97), turn, destroyed(98), turn))).toEqual([98]);
  });

  it('is forgotten where something new lies, and by Night', () => {
    expect(brokenPaths(told(turn, destroyed(97), destroyed(98), forged(97)))).toEqual([98]);
    expect(
      brokenPaths(told(turn, destroyed(97), { type: 'NightFell', night: 2 }, { type: 'DayBroke', day: 2 })),
    ).toEqual([]);
    expect(brokenPaths(told(destroyed(97), forged(97), destroyed(97)))).toEqual([97]);
  });
});
