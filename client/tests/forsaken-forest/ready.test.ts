import { expect, it } from 'vitest';
import { isOwn, readyToSay } from '../../src/games/forsaken-forest/ready';
import type { Said, View } from '../../src/games/forsaken-forest/types.gen';

const asked = (about: 'role' | 'peeks' | 'hand' | 'reason' | 'vote'): Said => ({
  seq: 0,
  speaker: 1,
  statement: { type: 'AskAbout', target: 0, about },
  day: 1,
  cycle: 1,
  turn: 1,
  phase: 'action',
  retracted: false,
});

it('lies covered wherever it hangs on what I alone have seen', () => {
  expect(isOwn(null)).toBe(true);
  expect((['role', 'peeks', 'hand', 'reason', 'vote'] as const).filter((about) => isOwn(asked(about)))).toEqual([
    'peeks',
  ]);
});

it('stands with the Villagers, however many of their roles there are', () => {
  const roles = readyToSay({ role_list: null } as unknown as View, asked('role'));
  expect(roles.at(-1)).toEqual({ type: 'ClaimTeam', team: 'villagers' });
  expect(roles.length).toBe(7);
});

it('says nothing of a vote that nobody holds', () => {
  expect(readyToSay({ gallows: null } as View, asked('vote'))).toEqual([]);
  expect(readyToSay({ gallows: {} } as View, asked('vote'))).toHaveLength(2);
});
