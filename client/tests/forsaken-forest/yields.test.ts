import { expect, test } from 'vitest';
import { letsPass, YIELDS } from '../../src/games/forsaken-forest/yields';
import type { PendingView, View, WindowView } from '../../src/games/forsaken-forest/types.gen';

type Seen = Pick<View, 'window' | 'pending' | 'active' | 'seat'>;

function at(kind: WindowView['kind'], by?: number | null, active = 1): Seen {
  const pending: PendingView[] = by === undefined ? [] : [{ card: 'wander', player: by, target: null, places: [], slot: null, resolving: false }];
  return { window: { kind, eligible: [0, 1, 2], passed: false }, pending, active, seat: 0 };
}

test('whoever wants to be asked is asked', () => {
  for (const kind of ['before-draw', 'after-draw', 'fast', 'forest', 'answer', 'doorstep'] as const) {
    expect(letsPass('ask', at(kind))).toBe(false);
  }
});

test('nothing is passed in an Action Phase, where nobody waits for it', () => {
  for (const yielding of YIELDS) expect(letsPass(yielding, at('action'))).toBe(false);
});

test('unless a card is played or somebody can be saved', () => {
  expect(letsPass('cards', at('before-draw'))).toBe(true);
  expect(letsPass('cards', at('fast'))).toBe(true);
  expect(letsPass('cards', at('answer', 2))).toBe(false);
  expect(letsPass('cards', at('doorstep'))).toBe(false);
});

test('unless the Forest plays', () => {
  expect(letsPass('forest', at('answer', 2))).toBe(true);
  expect(letsPass('forest', at('doorstep'))).toBe(true);
  expect(letsPass('forest', at('answer', null))).toBe(false);
});

test('until my turn', () => {
  expect(letsPass('turn', at('answer', null))).toBe(true);
  expect(letsPass('turn', at('before-draw', undefined, 0))).toBe(false);
});
