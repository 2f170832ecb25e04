import { describe, expect, test } from 'vitest';
import { moderation } from '../../../src/games/forsaken-forest/moderation.gen';
import {
  commonfolk,
  cuesOf,
  isPreset,
  presetsFor,
  problemOf,
  rolesOf,
  sparesOf,
  spanOf,
  stepsOf,
  withPreset,
  type RoleId,
  type Setup,
} from '../../../src/games/forsaken-forest/moderator/nights';
import vectors from '../../vectors/nights.json';

const PLAIN: Setup = { players: 6, forsaken: 2, special: [], secret: false, seconds: {}, spoken: true, wind: true };
const FULL: Setup = {
  ...PLAIN,
  players: 12,
  forsaken: 1,
  special: ['silencer', 'shrouded', 'oracle', 'navigator', 'priest', 'blessed', 'cursed', 'coward'],
};
const names = (setup: Setup, night: number) => cuesOf(setup, night).map(({ step }) => step);

describe('the steps are those that the engine calls', () => {
  test.each(vectors)('$roles, secret: $secret', ({ roles, secret, first, later }) => {
    const called = (night: number) =>
      stepsOf(night, roles as RoleId[], secret).map(({ step, seconds }) => [step, seconds]);
    expect(called(1)).toEqual(first);
    expect(called(2)).toEqual(later);
    expect(called(7)).toEqual(later);
  });
});

test('a night begins with sleep and ends with waking', () => {
  expect(names(PLAIN, 1)).toEqual(['asleep', 'meeting', 'awake']);
  expect(names(FULL, 1)).toEqual(['asleep', 'shrouded', 'meeting', 'coward', 'navigator', 'cursed', 'awake']);
  expect(names(FULL, 2)).toEqual(['asleep', 'oracle', 'priest', 'sacrifice', 'silencer', 'navigator', 'awake']);
});

test('the Shrouded show themself to the Forsaken only where there is one', () => {
  const meeting = (setup: Setup) => cuesOf(setup, 1).find(({ step }) => step === 'meeting')?.call;
  expect(meeting(PLAIN)).not.toContain('Shrouded');
  expect(meeting(FULL)).toContain('Shrouded, raise a thumb');
  expect(meeting({ ...PLAIN, secret: true })).toContain('Shrouded, raise a thumb');
});

test('every called step has its own time after its call, and its close after that', () => {
  for (const cue of cuesOf(FULL, 2).slice(1, -1)) {
    const { called, acted, over } = spanOf(cue, 1);
    expect(called).toBeGreaterThan(2000);
    expect(acted - called).toBe(cue.seconds * 1000);
    expect(over).toBeGreaterThan(acted + 2000);
  }
});

test('seconds can be given to a step of one kind of night alone', () => {
  const setup = { ...FULL, seconds: { 'later.navigator': 3 } };
  const seconds = (night: number) => cuesOf(setup, night).find(({ step }) => step === 'navigator')?.seconds;
  expect([seconds(1), seconds(2), seconds(3)]).toEqual([15, 3, 3]);
});

test('each preset can be taken, fills the table and can be played', () => {
  for (const preset of moderation.presets) {
    const setup = withPreset(PLAIN, preset);
    expect(rolesOf(setup).toSorted()).toEqual(preset.roles.toSorted());
    expect(problemOf(setup)).toBeNull();
    expect(presetsFor(preset.seats).filter((each) => isPreset(setup, each))).toEqual([preset]);
  }
});

test('a list that cannot be played says why', () => {
  expect(problemOf({ ...PLAIN, players: 4, forsaken: 1, special: ['oracle', 'priest', 'blessed', 'cursed'] })).toBe(
    'too-many',
  );
  expect(problemOf({ ...PLAIN, forsaken: 0, special: ['coward', 'cursed'] })).toBe('no-forsaken');
  expect(problemOf({ ...PLAIN, forsaken: 2, special: ['shrouded'] })).toBe('won-already');
  expect(problemOf({ ...PLAIN, forsaken: 1, special: ['shrouded'] })).toBeNull();
});

test('Commonfolk fill the rest, and spare cards are asked for', () => {
  expect(commonfolk(FULL)).toBe(3);
  expect(sparesOf(FULL).map(({ card }) => card)).toEqual(['commonfolk', 'forsaken']);
  expect(sparesOf(PLAIN)).toEqual([]);
});
