import { expect, it } from 'vitest';
import { isOwn } from '../../src/games/forsaken-forest/ready';
import type { Said } from '../../src/games/forsaken-forest/types.gen';

const asked = (about: 'role' | 'peeks' | 'hand' | 'reason' | 'vote'): Said =>
  ({ seq: 0, speaker: 1, statement: { type: 'AskAbout', target: 0, about }, day: 1, cycle: 1, turn: 1, phase: 'action', retracted: false });

it('lies covered wherever it hangs on what I alone have seen', () => {
  expect(isOwn(null)).toBe(true);
  expect((['role', 'peeks', 'hand', 'reason', 'vote'] as const).filter((about) => isOwn(asked(about)))).toEqual(['peeks']);
});
