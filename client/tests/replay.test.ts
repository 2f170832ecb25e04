import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../src/protocol/api';
import type { ReplayPage, Step } from '../src/protocol/wire.gen';
import { Replay } from '../src/replay/replay.svelte';

const STEPS = 250;
const step = (at: number): Step => ({
  seat: 0,
  choice: '',
  view: { at },
  news: [{ type: 'Told', event: {}, words: `step ${at}` }],
});
const page = (first: number, count: number): ReplayPage =>
  ({
    id: 'm',
    game: 'nightmare-forest',
    names: [],
    emblems: [],
    mind: 'open',
    steps: STEPS,
    first,
    page: Array.from({ length: Math.min(count, STEPS - first) }, (_, index) => step(first + index)),
  }) as unknown as ReplayPage;

let broken = false;
beforeEach(() => {
  broken = false;
  vi.spyOn(api, 'replay').mockImplementation(async (_id, _mind, first, count) => {
    if (broken) throw new Error('the server is away');
    return page(first, count);
  });
});
afterEach(() => vi.restoreAllMocks());

it('says by name what was chosen', async () => {
  const told = { ...page(0, 1), game: 'pig', names: ['Ann', 'Bo'], page: [{ ...step(0), choice: 'Follow {1}' }] };
  vi.mocked(api.replay).mockResolvedValue(told as ReplayPage);
  const replay = new Replay('m');
  await replay.fetch('open', 0);
  expect(replay.done).toBe('Follow Bo');
});

it('counts its news alike, whichever pages are at hand', async () => {
  const replay = new Replay('m', 'open', 120);
  await replay.fetch('open', 120);
  replay.go(121);
  const [latest] = replay.latest;
  expect(latest?.number).toBe(12_100);
  expect(replay.news.at(-1)).toBe(latest);
  await replay.fetch('open', 0);
  expect(replay.news.length).toBe(122);
  expect(replay.news.at(-1)).toBe(latest);
});

it('goes on by one step when the next page cannot be had', async () => {
  const replay = new Replay('m', 'open', 98);
  await replay.fetch('open', 150);
  replay.guide = { done: () => '', isPlay: () => false };
  broken = true;
  await replay.next();
  expect(replay.at).toBe(99);
  await replay.back();
  expect(replay.at).toBe(98);
  broken = false;
  replay.guide = { done: () => '', isPlay: ({ view }) => (view as { at: number }).at === 104 };
  await replay.next();
  expect(replay.at).toBe(104);
});
