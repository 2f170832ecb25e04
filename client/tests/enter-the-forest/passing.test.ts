import { describe, expect, it } from 'vitest';
import { asksFor, momentOf } from '../../src/games/enter-the-forest/quick/passing';
import type { RuinRollView, View } from '../../src/games/enter-the-forest/types.gen';
import { HAL } from './hal';

const REST: View = {
  seat: 0,
  seats: 3,
  gm: null,
  bot_gm: false,
  keeper: null,
  push_always: false,
  veil: true,
  evening: 0,
  closed: 2,
  characters: [0, 1, 2].map((seat) => ({ ...HAL, seat })),
  roll: null,
  called: 1,
  paused: false,
  consents: [],
  promises: [],
  reductions: [],
  blind: [],
  notes: [],
  ending: null,
};
const roll: RuinRollView = { type: 'RuinRoll', number: 3, seat: 0, cause: '…', stage: 'proposed', die: null };

describe('the phone', () => {
  it('stays where it is between rolls, whoever the light falls on', () => {
    expect(asksFor(REST, [1], 0)).toBeNull();
  });

  it('goes to whoever is waited for in a roll', () => {
    expect(asksFor({ ...REST, roll }, [1], 0)).toBe(1);
    expect(asksFor({ ...REST, roll }, [1, 2], 0)).toBe(1);
    expect(asksFor({ ...REST, roll }, [1, 2], 2)).toBeNull();
    expect(asksFor({ ...REST, roll }, [], 2)).toBeNull();
  });

  it('goes to the lost for their last word', () => {
    const characters = REST.characters.map((each) => (each.seat === 2 ? { ...each, ruin: 6, lost: true } : each));
    expect(asksFor({ ...REST, characters }, [2], 0)).toBe(2);
    expect(
      asksFor({ ...REST, characters: characters.map((each) => ({ ...each, fate: 'dies' as const })) }, [1], 0),
    ).toBeNull();
  });

  it('may be taken by anyone, until something has changed', () => {
    const now = momentOf({ ...REST, roll }, [1]);
    expect(momentOf({ ...REST, roll: { ...roll } }, [1])).toBe(now);
    expect(momentOf({ ...REST, roll: { ...roll, stage: 'called' } }, [1])).not.toBe(now);
    expect(momentOf({ ...REST, roll }, [0])).not.toBe(now);
    expect(momentOf(REST, [1])).not.toBe(now);
  });
});
