import { expect, it } from 'vitest';
import { guide } from '../../src/games/forsaken-forest/guide';
import type { Event } from '../../src/games/forsaken-forest/types.gen';
import type { Step } from '../../src/protocol/wire.gen';

const NAMES = ['Ann', 'Bea'];

function step(choice: string, ...told: readonly (readonly [Partial<Event> & { type: Event['type'] }, string])[]): Step {
  return { seat: 0, choice, view: { said: [] }, news: told.map(([event, words]) => ({ type: 'Told', event, words })) };
}

it('a replay stops where something happens, not where nobody answers', () => {
  expect(guide.isPlay(step('Pass'))).toBe(false);
  expect(guide.isPlay(step('Pass', [{ type: 'WindowClosed' }, 'The time to answer is over.']))).toBe(false);
  expect(guide.isPlay(step('Play', [{ type: 'CardPlayed' }, '{1} plays Wander.']))).toBe(true);
});

it('says what was done in the names of the table', () => {
  expect(guide.done(step('Place a Path at (0,-1)'), NAMES)).toBe('Place a Path at G6');
  expect(
    guide.done(step('', [{ type: 'PathForged', seat: 1, at: 0 }, '{1} Forges a Path at the south door.']), NAMES),
  ).toBe('Bea Forges a Path at the south door.');
  const said = {
    seq: 0,
    speaker: 0,
    statement: { type: 'AccuseOf' as const, target: 1, of: 'forsaken' as const },
    day: 1,
    cycle: 1,
    turn: 1,
    phase: 'action',
    retracted: false,
  };
  expect(guide.done(step('Say: {1}', [{ type: 'StatementMade', said }, '']), NAMES)).toBe(
    '“Bea is one of the Forsaken.”',
  );
});
