import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faceAt, faces } from '../../src/games/forsaken-forest/cards';
import { same, sorted, targets } from '../../src/games/forsaken-forest/offers';
import type { Action } from '../../src/games/forsaken-forest/types.gen';
import type { Choice } from '../../src/protocol/wire.gen';

/** What the engine really asked, in matches between bots: every kind of decision and every card at least once. */
const asks = JSON.parse(readFileSync(new URL('./fixtures/asks.json', import.meta.url), 'utf8')) as Choice[][];

/** All kinds of choices; a new one is missed here by the types. */
const KINDS = Object.keys({
  PlaceDestinations: true,
  ChooseSlot: true,
  ChoosePlayer: true,
  PlacePath: true,
  Play: true,
  Mark: true,
  Announce: true,
  Unmark: true,
  Pass: true,
  Forage: true,
  EndActionPhase: true,
  EndPlea: true,
  CastVote: true,
  PickCard: true,
  PutBack: true,
  ShowHand: true,
  GoToGallows: true,
  TakeTheBolt: true,
  Decline: true,
} satisfies Record<Exclude<Action['type'], 'Say' | 'Timeout'>, true>) as Action['type'][];

/** Every choice that the screen can send for an ask. */
function reachable(choices: readonly Choice[]): Choice[] {
  const { playable, presses, life, death, picks, orders, players, slots, placements } = sorted(choices);
  return [
    ...playable.flatMap(({ offers }) => offers.map(({ choice }) => choice)),
    ...Object.values(presses),
    ...[life, death].filter((choice) => choice !== null),
    ...picks.values(),
    ...orders.map(({ choice }) => choice),
    ...players.values(),
    ...slots.values(),
    ...placements.map(({ choice }) => choice),
  ];
}

describe('offers', () => {
  it('have seen every kind of choice there is', () => {
    const seen = new Set(asks.flat().map(({ action }) => (action as Action).type));
    expect(KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
  });

  it.each(asks.map((choices, index) => [index, choices] as const))('lose and add nothing (ask %i)', (_, choices) => {
    const found = reachable(choices);
    expect(found).toHaveLength(choices.length);
    expect(new Set(found)).toEqual(new Set(choices));
  });

  it.each(asks.map((choices, index) => [index, choices] as const))(
    'have one aim for each way to play a card (ask %i)',
    (_, choices) => {
      for (const playable of sorted(choices).playable) {
        const { at, seats, slots, curses, cards } = targets(playable);
        const aims = [at, seats, slots, curses, cards];
        const kinds = aims.filter((aim) => aim.length > 0);
        expect(kinds.length).toBeLessThanOrEqual(1);
        expect(new Set(kinds[0]).size).toBe(kinds[0] ? playable.offers.length : 0);
        if (!kinds[0]) expect(playable.offers).toHaveLength(1);
      }
    },
  );

  it('know the cards by the numbers that the server counts them with', () => {
    for (const { action, words } of asks.flat()) {
      if ((action as Action).type === 'Play') expect(words).toContain(faceAt((action as { card: number }).card).name);
    }
    expect(faces.map(({ number }) => number)).toEqual(faces.map((_, index) => index));
  });

  it('tell one aim from another', () => {
    expect(same({ at: 3 }, { at: 3 })).toBe(true);
    expect(same({ at: 3 }, { slot: 3 })).toBe(false);
    expect(same(null, { seat: 0 })).toBe(false);
  });
});
