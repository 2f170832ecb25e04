import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Talking, type Hear } from '../../src/games/forsaken-forest/talking.svelte';
import type { Said, View } from '../../src/games/forsaken-forest/types.gen';
import type { Numbered } from '../../src/match/board';

const view = (some: Partial<View> = {}): View =>
  ({ seat: 0, night: null, ending: null, said: [], ...some }) as unknown as View;
const said = (number: number, words: string, member = 'bram'): Numbered => ({
  number,
  news: { type: 'Said', member, words, whispered: false },
});
const hear: Hear = ({ news }) =>
  news.type === 'Said' ? { seat: news.member === 'bram' ? 2 : 3, words: news.words, asks: false } : null;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('stands at the speaker’s seat for a while', () => {
  const talking = new Talking();
  talking.follow(view(), [said(1, 'Hush')], hear);
  expect(talking.bubbles).toEqual([{ number: 1, seat: 2, words: 'Hush', asks: false }]);
  vi.advanceTimersByTime(6001);
  expect(talking.bubbles).toEqual([]);
});

it('is not shown by Night, when every phone looks alike', () => {
  const talking = new Talking();
  talking.follow(view({ night: {} as View['night'] }), [said(1, 'Odile?')], hear);
  talking.follow(view(), [said(2, 'Morning', 'maud')], hear);
  expect(talking.bubbles.map(({ words }) => words)).toEqual(['Morning']);
});

it('is asked one thing after the other, the oldest first', () => {
  const ask = (seq: number): Said => ({
    seq,
    speaker: seq,
    statement: { type: 'AskAbout', target: 0, about: 'role' },
    day: 1,
    cycle: 1,
    turn: 1,
    phase: 'action',
    retracted: false,
  });
  const [talking, asked] = [new Talking(), view({ cycle: 1, said: [ask(1), ask(2)] })];
  expect(talking.question(asked)?.seq).toBe(1);
  talking.putOff(ask(1));
  expect(talking.question(asked)?.seq).toBe(2);
  talking.putOff(ask(2));
  expect(talking.question(asked)).toBeNull();
});
