import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST, lesson, tipsFor, type Moment, type Tip } from '../../src/games/forsaken-forest/coach';
import { words } from '../../src/games/forsaken-forest/strings-coach';
import type { View, WindowView } from '../../src/games/forsaken-forest/types.gen';

const player = (some: object = {}): object => ({ living: true, spent: false, ...some });
const window = (kind: WindowView['kind'], passed = false, eligible = [0, 1, 2]): WindowView => ({
  kind,
  eligible,
  passed,
});
const table = (some: object = {}): View =>
  ({
    seat: 0,
    active: 1,
    fugue: null,
    night: null,
    gallows: null,
    ending: null,
    window: null,
    players: [player(), player(), player()],
    ...some,
  }) as unknown as View;
const tips = (some: object = {}, rest: Partial<Moment> = {}): Tip[] =>
  tipsFor({ view: table(some), mustWander: false, peeked: false, ...rest });

describe('which tip comes when', () => {
  it('begins with the sides and the night, the same for all; while a step of the night runs there is none', () => {
    expect(FIRST).toEqual(['role', 'night']);
    for (const living of [true, false]) {
      const night = {
        night: { number: 2, step: 'sacrifice' },
        gallows: { stage: 'vote' },
        players: [player({ living })],
      };
      expect(tips(night, { mustWander: true, peeked: true })).toEqual([]);
    }
  });

  it('helps with the first Path and the first turn, when they are one’s own', () => {
    expect(tips({ fugue: 0 })).toEqual(['fugue']);
    expect(tips({ fugue: 1 })).toEqual([]);
    expect(tips({ active: 0, window: window('action') })).toEqual(['turn']);
    expect(tips({ active: 0, window: window('action') }, { mustWander: true })).toEqual(['turn', 'mustWander']);
    expect(tips({ active: 1, window: window('action') })).toEqual([]);
    expect(tips({ active: 0, window: window('action'), players: [player({ spent: true })] })).toEqual([]);
  });

  it('explains what can be answered to those who may, whatever they hold', () => {
    expect(tips({ window: window('answer') })).toEqual(['answer']);
    expect(tips({ window: window('answer', true) })).toEqual([]);
    expect(tips({ window: window('answer', false, [1, 2]) })).toEqual([]);
    expect(tips({ window: window('fast') })).toEqual([]);
  });

  it('knows the Peek, the Gallows, the Doorstep and the Spirit', () => {
    expect(tips({}, { peeked: true })).toEqual(['peek']);
    expect(tips({ gallows: { stage: 'plea' } })).toEqual(['hearing']);
    for (const stage of ['count', 'vote']) expect(tips({ gallows: { stage } })).toEqual(['vote']);
    expect(tips({ window: window('doorstep', false, [1]) })).toEqual(['doorstep']);
    expect(tips({ gallows: { stage: 'vote' }, players: [player({ living: false })] })).toEqual(['spirit']);
  });

  it('is silent for those who watch and when it is over', () => {
    expect(tips({ seat: null, night: { number: 1 } })).toEqual([]);
    expect(tips({ ending: 'village', window: window('answer') })).toEqual([]);
  });
});

describe('one tip at a time', () => {
  const unread =
    (...read: Tip[]) =>
    (tip: Tip): boolean =>
      !read.includes(tip);

  it('stays until it is read, though its moment is over', () => {
    expect(lesson(null, ['turn', 'mustWander'], 'day', unread())).toBe('turn');
    expect(lesson('turn', ['mustWander'], 'day', unread('turn'))).toBe('mustWander');
    expect(lesson('turn', [], 'day', unread())).toBe('turn');
    expect(lesson('turn', [], 'day', unread('turn'))).toBeNull();
  });

  it('makes room for what is of use now', () => {
    expect(lesson('turn', ['answer'], 'day', unread())).toBe('answer');
    expect(lesson('turn', ['answer'], 'day', unread('answer'))).toBe('turn');
    expect(lesson('answer', ['doorstep', 'answer'], 'day', unread())).toBe('answer');
  });

  it('belongs to its scene', () => {
    expect(lesson('turn', [], 'night', unread())).toBeNull();
    expect(lesson('vote', ['fugue'], 'day', unread())).toBe('fugue');
    expect(lesson('hearing', ['spirit'], 'gallows', unread())).toBe('hearing');
    expect(lesson(null, ['spirit'], 'gallows', unread())).toBeNull();
  });

  it('says what can be read in a glance', () => {
    for (const [tip, said] of Object.entries(words.tips)) expect(said.length, tip).toBeLessThan(230);
  });
});

describe('what is remembered on the device', () => {
  beforeEach(() => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it('tips are put away one by one or altogether, and come back when they are wanted', async () => {
    const { Coach } = await import('../../src/table/coach.svelte');
    new Coach('a-game').read('turn');
    const later = new Coach('a-game');
    expect([later.wants('turn'), later.wants('answer'), later.wants(null), later.off]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    later.turn(true);
    expect([new Coach('a-game').wants('answer'), new Coach('a-game').off, new Coach('another').wants('turn')]).toEqual([
      false,
      true,
      true,
    ]);
    later.turn(false);
    expect(new Coach('a-game').wants('turn')).toBe(true);
  });
});
