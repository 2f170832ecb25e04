import { beforeEach, expect, test } from 'vitest';
import { Moderator } from '../../../src/games/forsaken-forest/moderator/moderator.svelte';
import { spanOf } from '../../../src/games/forsaken-forest/moderator/nights';

const SETUP = {
  players: 6,
  forsaken: 1,
  special: ['silencer', 'oracle', 'navigator'],
  secret: false,
  seconds: { 'first.meeting': 5 },
  spoken: true,
  wind: true,
} as const;
let heard: string[] = [];
const mouth = {
  say: (line: string) => void heard.push(line),
  hush: () => undefined,
  toll: () => undefined,
  pace: () => 1,
};

/** What a browser keeps, for as long as one test lasts. */
class Drawer {
  #things = new Map<string, string>();
  getItem = (key: string) => this.#things.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#things.set(key, value);
}

beforeEach(() => {
  heard = [];
  Object.defineProperty(globalThis, 'localStorage', { value: new Drawer(), configurable: true });
});

function begun(): Moderator {
  const moderator = new Moderator(mouth);
  moderator.choose(SETUP);
  moderator.begin();
  return moderator;
}

/** Milliseconds until something is true, in beats as the page makes them. */
function until(moderator: Moderator, true_: () => boolean): number {
  let gone = 0;
  for (; !true_() && gone < 600_000; gone += 200) moderator.pass(200);
  return gone;
}

test('a whole night says every call and every close in order, and then it is day', () => {
  const moderator = begun();
  until(moderator, () => moderator.stage === 'day');
  expect(heard).toEqual(moderator.cues.flatMap(({ call, close }) => (close ? [call, close] : [call])));
  expect(moderator.night).toBe(1);
  heard = [];
  moderator.fall();
  until(moderator, () => moderator.stage === 'day');
  expect([moderator.night, moderator.cues.map(({ step }) => step)]).toEqual([
    2,
    ['asleep', 'oracle', 'sacrifice', 'silencer', 'navigator', 'awake'],
  ]);
});

test('a step keeps its seconds', () => {
  const moderator = begun();
  until(moderator, () => moderator.cue.step === 'meeting' && moderator.part === 'act');
  expect(moderator.left).toBeGreaterThan(4700);
  const acted = until(moderator, () => moderator.part === 'close');
  expect(Math.abs(acted - 5000)).toBeLessThanOrEqual(200);
});

test('a device that slept takes nothing from a step', () => {
  const moderator = begun();
  moderator.pass(3_600_000);
  expect(moderator.cue.step).toBe('asleep');
});

test('paused, nothing goes on; then a call is said again, and a step has its rest', () => {
  const moderator = begun();
  moderator.pass(600);
  moderator.pause();
  moderator.pass(60_000);
  expect([moderator.cue.step, moderator.spent]).toEqual(['asleep', 600]);
  moderator.goOn();
  expect([moderator.spent, heard.length]).toEqual([0, 2]);
  until(moderator, () => moderator.part === 'act' && moderator.left < 3000);
  const { left } = moderator;
  moderator.pause();
  moderator.goOn();
  expect(moderator.left).toBe(left);
  expect(heard.length).toBe(3);
});

test('back, again, on, and everyone awake', () => {
  const moderator = begun();
  moderator.next();
  expect(moderator.cue.step).toBe('meeting');
  moderator.repeat();
  expect(heard.slice(1)).toEqual([moderator.cue.call, moderator.cue.call]);
  moderator.back();
  moderator.back();
  expect(moderator.cue.step).toBe('asleep');
  moderator.wake();
  expect(moderator.cue.step).toBe('awake');
  moderator.next();
  expect(moderator.stage).toBe('day');
  moderator.again();
  expect([moderator.stage, moderator.night, moderator.cue.step]).toEqual(['night', 1, 'asleep']);
});

test('the table can be changed in between, and the nights go on being counted', () => {
  const moderator = begun();
  moderator.wake();
  moderator.next();
  moderator.fall();
  moderator.wake();
  moderator.back();
  expect([moderator.night, moderator.cue.step]).toEqual([2, 'navigator']);
  moderator.leave();
  expect([moderator.stage, moderator.running]).toEqual(['choosing', false]);
  moderator.choose({ special: ['silencer', 'oracle'] });
  const after = new Moderator(mouth);
  after.comeBack();
  expect([after.stage, after.night, after.cue.step, after.running]).toEqual(['night', 2, 'awake', false]);
  after.leave();
  after.begin();
  expect([after.night, after.cue.step, after.away]).toEqual([1, 'asleep', null]);
});

test('a page loaded anew goes on where it was, once somebody presses', () => {
  const before = begun();
  until(before, () => before.cue.step === 'navigator' && before.part === 'act');
  const after = new Moderator(mouth);
  expect([after.stage, after.night, after.cue.step, after.running]).toEqual(['night', 1, 'navigator', false]);
  expect(after.setup).toEqual(SETUP);
  expect(after.left).toBeLessThanOrEqual(15_000);
  expect(after.spent).toBeGreaterThan(spanOf(after.cue, 1).called - 1000);
});
