import { describe, expect, it } from 'vitest';
import { face } from '../../src/games/forsaken-forest/cards';
import { DESTINATIONS, SITES } from '../../src/games/forsaken-forest/map';
import { sorted, type Offer } from '../../src/games/forsaken-forest/offers';
import { announced, answering, doorOf, opened, plate, scene } from '../../src/games/forsaken-forest/saying';
import type { Action, PendingView, View, WindowView } from '../../src/games/forsaken-forest/types.gen';
import type { Choice } from '../../src/protocol/wire.gen';

const NAMES = ['Marrow', 'Tallow', 'Sedge'];
const SEAT = 2;
const named = (seat: number | null): string => (seat === null ? '' : seat === SEAT ? 'You' : (NAMES[seat] ?? ''));
const SOUTH = DESTINATIONS[4] ?? 0;
const NORTH_EAST = DESTINATIONS[1] ?? 0;
const SITE = SITES[0] ?? 0;
const PLAIN = 60;

const view = (some: Partial<View> = {}): View =>
  ({
    seat: SEAT,
    active: 0,
    players: NAMES.map(() => ({ living: true, spent: false })),
    pending: [],
    window: null,
    asked: null,
    gallows: null,
    fugue: null,
    draft: null,
    marked: [],
    doorstep: null,
    turned: DESTINATIONS.map(() => false),
    used_sites: SITES.map(() => false),
    in_play: [],
    ...some,
  }) as unknown as View;

const pending = (card: string, ...places: number[]): PendingView => ({
  card,
  player: 0,
  target: null,
  places,
  slot: null,
  resolving: false,
});
const window = (kind: WindowView['kind'], ...eligible: number[]): WindowView => ({ kind, eligible, passed: false });

function offer(action: Partial<Action> & { type: Action['type'] }): Offer {
  const whole = { at: -1, target: -1, slot: -1, chosen: -1, ...action } as unknown as Action;
  const found = sorted([{ action: whole, words: '' } as unknown as Choice]).playable[0]?.offers[0];
  if (!found) throw new Error('this is not an offer');
  return found;
}

const played = (card: string, aim: object = {}): Offer =>
  offer({ type: 'Play', card: face(card).number, ...aim } as never);

describe('what is announced', () => {
  it('names a door that would be opened, not its square', () => {
    expect(announced(pending('wander', SOUTH), view(), named)).toBe('Marrow would open the south door');
    expect(announced(pending('press-on', PLAIN, NORTH_EAST), view(), named)).toBe(
      'Marrow would go over I5 and open the north-east door',
    );
    expect(announced(pending('press-on', SOUTH, PLAIN), view(), named)).toBe(
      'Marrow would open the south door and go on to I5',
    );
    expect(announced(pending('double-back', PLAIN, SOUTH), view(), named)).toBe(
      'Marrow would take up I5 and open the south door',
    );
  });

  it('says so in a stronger voice, with the whole text of the card', () => {
    const grave = scene(view({ pending: [pending('scout-ahead', SOUTH)], window: window('answer', 1) }), named);
    expect(grave.grave).toBe(true);
    expect(grave.why).toContain(`Scout Ahead: ${face('scout-ahead').text}`);
  });

  it('does not threaten with a door that stands open', () => {
    const turned = DESTINATIONS.map((place) => place === SOUTH);
    const open = view({ turned, pending: [pending('wander', SOUTH)], window: window('answer', 1) });
    expect(scene(open, named)).toEqual({
      ask: 'Marrow would play Wander on the south door',
      why: face('wander').text,
      grave: false,
    });
  });

  it('names an Excavation Site until it is dug up', () => {
    expect(announced(pending('wander', SITE), view(), named)).toBe(
      'Marrow would play Wander on the Excavation Site J13',
    );
    expect(announced(pending('wander', SITE), view({ used_sites: [true] }), named)).toBe(
      'Marrow would play Wander on J13',
    );
  });

  it('opens nothing without forging', () => {
    expect(opened(face('spyglass'), [SOUTH], view())).toBeNull();
  });
});

describe('a plate', () => {
  it('says which door it opens', () => {
    expect(plate(played('wander', { at: NORTH_EAST }), view(), named)).toBe('Wander: open the north-east door');
    expect(plate(played('wander', { at: PLAIN }), view(), named)).toBe('Wander on I5');
    expect(plate(played('wander', { at: SITE }), view(), named)).toBe('Wander on the Excavation Site J13');
    expect(plate(offer({ type: 'PlacePath', at: SOUTH } as never), view(), named)).toBe('Open the south door');
    expect(
      plate(
        offer({ type: 'Mark', card: face('press-on').number, at: SOUTH } as never),
        view({ draft: 'press-on' }),
        named,
      ),
    ).toBe('Mark the south door');
    expect(doorOf(played('wander', { at: SOUTH }), view())).toBe(4);
    expect(doorOf(played('sprint', { at: PLAIN }), view())).toBeNull();
  });

  it('says whom it saves', () => {
    expect(plate(played('field-dressing', { target: 1 }), view({ doorstep: 1 }), named)).toBe(
      'Revive Tallow with Field Dressing',
    );
    expect(plate(played('deny-fate'), view(), named)).toBe('Deny Fate');
  });
});

describe('who may answer', () => {
  const asked = (some: Partial<View>): string =>
    answering(view({ pending: [pending('wander', PLAIN)], ...some }), named);

  it('is told to whoever may', () => {
    expect(asked({ window: window('answer', 1, SEAT) })).toBe('Can answer: Tallow and you.');
  });

  it('is the others for whoever may not', () => {
    expect(asked({ window: window('answer', 1) })).toBe('The others may answer: Tallow.');
  });

  it('is nobody where nothing can be answered', () => {
    expect(asked({ window: window('action', 0) })).toBe('');
  });
});
