import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { causeOf } from '../../src/games/forsaken-forest/death';
import { Scenes } from '../../src/games/forsaken-forest/scenes.svelte';
import type { Event, View } from '../../src/games/forsaken-forest/types.gen';
import type { Numbered } from '../../src/match/board';

const told = (...events: Partial<Event>[]): Numbered[] =>
  events.map((event, number) => ({ number, news: { type: 'Told', event, words: '' } }));
const table = (changes: Partial<View> = {}, living = true): View =>
  ({
    seat: 0,
    players: [{ living }, { living: true }],
    dawns: [],
    ballots: [],
    night: null,
    ending: null,
    gallows: null,
    doorstep: null,
    ...changes,
  }) as unknown as View;
const nothing = { latest: [], news: [] };
const with_ = (news: Numbered[]) => ({ latest: news, news });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of a death it is told who did it, and with what', () => {
  const fell: Partial<Event> = { type: 'PutOnDoorstep', seat: 0, by_night: false };
  const cause = (...events: Partial<Event>[]) => causeOf(told(...events), 0);
  expect(
    cause(
      { type: 'CardPlayed', seat: 1, card: 'knife-at-the-campfire', target: 0 },
      { type: 'CardTookEffect', card: 'knife-at-the-campfire' },
      fell,
    ),
  ).toEqual({ how: 'card', card: 'knife-at-the-campfire', by: 1 });
  expect(
    cause({ type: 'ForestCardFlipped', card: 'rockslide' }, { type: 'CardTookEffect', card: 'rockslide' }, fell),
  ).toEqual({ how: 'card', card: 'rockslide', by: null });
  expect(
    cause(
      { type: 'CardTookEffect', card: 'drag-to-the-gallows' },
      { type: 'VotesRevealed', accused: 0, death: [1], life: [], condemned: true },
      fell,
    ),
  ).toEqual({ how: 'gallows', death: 1, life: 0 });
  const marked: Partial<Event> = { type: 'CardLeftPlay', card: 'mark-of-the-stag', seat: 0 };
  expect(cause({ type: 'VotesRevealed', accused: 0, death: [1], life: [0], condemned: true }, marked, fell)).toEqual({
    how: 'gallows',
    death: 1,
    life: 1,
  });
  expect(
    cause(
      { type: 'CardTookEffect', card: 'rockslide' },
      { type: 'VotesRevealed', accused: 0, death: [], life: [0], condemned: false },
      marked,
      fell,
    ),
  ).toMatchObject({ card: 'rockslide' });
  expect(cause({ type: 'CardTookEffect', card: 'wander' }, { type: 'PutOnDoorstep', seat: 0, by_night: true })).toEqual(
    { how: 'night' },
  );
  expect(cause()).toEqual({ how: 'unknown' });
});

test('one’s own death stays until it is put away, and is no scene for whoever comes back dead', () => {
  const scenes = new Scenes();
  scenes.follow(table(), nothing, 'play');
  scenes.follow(table({}, false), nothing, 'play');
  vi.advanceTimersByTime(60_000);
  expect(scenes.death).toEqual({ how: 'unknown' });
  scenes.closeDeath();
  scenes.follow(table({}, false), nothing, 'play');
  expect(scenes.death).toBeNull();
  const later = new Scenes();
  later.follow(table({}, false), nothing, 'play');
  expect(later.death).toBeNull();
});

test('nobody dies again in a replay', () => {
  const scenes = new Scenes();
  scenes.follow(table(), nothing, 'replay');
  scenes.follow(table({}, false), nothing, 'replay');
  expect(scenes.death).toBeNull();
});

test('the door that ends it opens first, once, and not where it was jumped over', () => {
  const turned = told({ type: 'DestinationTurnedUp', slot: 3, card: 'void' }, { type: 'GameWon' });
  const scenes = new Scenes();
  scenes.follow(table({ ending: 'void' }), with_(turned), 'play');
  expect(scenes.door?.slot).toBe(3);
  vi.advanceTimersByTime(3000);
  expect(scenes.door).toBeNull();
  scenes.follow(table({ ending: 'void' }), with_(turned), 'play');
  expect(scenes.door).toBeNull();
  const jumped = new Scenes();
  jumped.follow(table({ ending: 'void' }), { latest: [], news: turned }, 'replay');
  expect(jumped.door).toBeNull();
});

test('a Dead End before another end is no such door', () => {
  const scenes = new Scenes();
  scenes.follow(
    table({ ending: 'ratio' }),
    with_(told({ type: 'DestinationTurnedUp', slot: 3, card: 'dead-end' })),
    'play',
  );
  expect(scenes.door).toBeNull();
});

test('a verdict that has been seen makes room, and does not come back', () => {
  const scenes = new Scenes();
  const ballot = { accused: 1, by: 0, death: [], life: [0, 1], cycle: 1, turn: 1 };
  scenes.follow(
    table({ ballots: [ballot] }),
    with_(told({ type: 'VotesRevealed', accused: 1, death: [], life: [0, 1], condemned: false })),
    'play',
  );
  expect([scenes.verdict, scenes.seen]).toEqual([ballot, false]);
  vi.advanceTimersByTime(2100);
  expect(scenes.seen).toBe(true);
  scenes.stepAside();
  vi.advanceTimersByTime(1000);
  expect([scenes.verdict, scenes.aside]).toEqual([ballot, true]);
  vi.advanceTimersByTime(2000);
  expect([scenes.verdict, scenes.aside]).toEqual([null, false]);
});

test('a verdict is what was announced, not what thumbs would come to', () => {
  const scenes = new Scenes();
  const tie = { accused: 1, by: 0, death: [0], life: [1], cycle: 1, turn: 1 };
  scenes.follow(table({ ballots: [tie] }), with_(told({ type: 'VotesRevealed', ...tie, condemned: true })), 'play');
  expect([scenes.verdict, scenes.condemned]).toEqual([tie, true]);
  scenes.follow(
    table({ ballots: [tie, tie] }),
    with_(told({ type: 'VotesRevealed', ...tie, condemned: false })),
    'play',
  );
  expect(scenes.condemned).toBe(false);
});
