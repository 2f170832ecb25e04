import { describe, expect, it } from 'vitest';
import { beatsOf, restOf } from '../../src/games/forsaken/beats';
import { harmIn, latelyOf } from '../../src/games/forsaken/lately';
import { lackOf, lackOfChannel, lackOfFollower, shortOf } from '../../src/games/forsaken/lacking';
import {
  blessingInShort,
  cardOf,
  channelInShort,
  GODS,
  textOf,
  tokenInShort,
  tokensIn,
} from '../../src/games/forsaken/cards';
import { offersOf, sourcesOf, tollsOf } from '../../src/games/forsaken/offers';
import { content } from '../../src/games/forsaken/content.gen';
import { inPresent } from '../../src/games/forsaken/tense';
import { fallsIn, pieces, taleOf } from '../../src/games/forsaken/tale';
import type { Action, AltarSeen, Event, FollowerSeen, SideSeen, View } from '../../src/games/forsaken/types.gen';
import type { Numbered } from '../../src/match/board';
import type { Choice } from '../../src/protocol/wire.gen';

const choice = (action: Action, events: readonly Event[] = []): Choice => ({
  action,
  words: action.type,
  odds: null,
  says: '',
  foreseen: { events, words: events.map((event) => event.type), unsure: '', chance: false },
});

const altars = (...kinds: string[]): AltarSeen[] => kinds.map((kind) => ({ kind, exhausted: false, committed: false }));

const side = (seat: number, changes: Partial<SideSeen> = {}): SideSeen => ({
  seat,
  tower: 10,
  stalwart: 0,
  altars: [],
  slots: 5,
  followers: [],
  room: 3,
  blessings: [],
  miracles: [],
  built: false,
  forbidden: [],
  discounts: [0, 0, 0, 0],
  ...changes,
});

const viewWith = (mine: SideSeen): View =>
  ({
    seat: 0,
    kingdoms: [
      { winner: null, sides: [mine, side(1)] },
      { winner: 1, sides: [side(0, { altars: altars('strife', 'strife', 'strife') }), side(1)] },
      { winner: 0, sides: [side(0), side(1)] },
    ],
  }) as unknown as View;

const told = (number: number, event: Event, words: string): Numbered => ({
  number,
  news: { type: 'Told', event, words } as Numbered['news'],
});

describe('what is offered', () => {
  const offers = offersOf(
    [
      choice({ type: 'Play', card: 'S09', kingdom: 0 }),
      choice({ type: 'Play', card: 'S09', kingdom: 2 }),
      choice({ type: 'Attack', follower: 4, target: 0 }),
      choice({ type: 'Attack', follower: 4, target: 7 }),
      choice({ type: 'Commit', kingdom: 1, slot: 3 }),
      choice({ type: 'Pick', serial: 7 }),
      choice({ type: 'Pick', serial: 90 }),
      choice({ type: 'EndTurn' }),
    ],
    0,
    (serial) => (serial < 50 ? 1 : null),
  );

  it('is found by the thing it is about', () => {
    expect([...offers.plays.get('S09')!.keys()]).toEqual([0, 2]);
    expect([...offers.attacks.get(4)!.keys()]).toEqual(['t1-1', 'f7']);
    expect(offers.marks.has('a1-0-3')).toBe(true);
    expect(offers.endTurn?.words).toBe('EndTurn');
  });

  it('keeps what lies in The Past apart from what stands on the board', () => {
    expect([...offers.picks.keys()]).toEqual(['f7']);
    expect([...offers.cards.keys()]).toEqual(['#90']);
  });

  it('says who pays and who would fall, as foreseen', () => {
    const strike = choice({ type: 'Attack', follower: 4, target: 7 }, [
      { type: 'FaithLost', serial: 7, card: 'G03', number: 2, left: 0 },
      { type: 'FollowersForsaken', serials: [7], cards: ['G03'], why: 'faith' },
      { type: 'TowerLostFaith', kingdom: 1, seat: 1, number: 3, left: 4 },
    ]);
    expect(tollsOf(strike)).toEqual(
      new Map([
        ['f7', { lost: 2, falls: true, left: null }],
        ['t1-1', { lost: 3, falls: false, left: 4 }],
      ]),
    );
    expect(sourcesOf(strike)).toEqual([]);
  });
});

describe('what would follow', () => {
  it.each([
    ['{1}’s Tower in II lost 3 Faith. Two left.', '{1}’s Tower in II loses 3 Faith. Two left.'],
    ['Pox Hound came through the Gate of I.', 'Pox Hound comes through the Gate of I.'],
    ['Pox Hound and Parade Guard fought.', 'Pox Hound and Parade Guard fight.'],
    ['You drew two cards.', 'You draw two cards.'],
    ['{0} drew a card.', '{0} draws a card.'],
    ['Pox Hound was Exhausted.', 'Pox Hound is Exhausted.'],
    ['You have won: two Kingdoms.', 'You have won: two Kingdoms.'],
    ['Veilwalker is Forsaken.', 'Veilwalker is Forsaken.'],
  ])('%s', (told, foreseen) => {
    expect(inPresent(told)).toBe(foreseen);
  });

  it('leaves the names of cards as they are', () => {
    for (const { name } of content.cards) expect(inPresent(`${name} is Forsaken.`)).toBe(`${name} is Forsaken.`);
  });
});

describe('a Blessing', () => {
  const blessings = content.cards.filter(({ kind }) => kind === 'blessing');

  it.each(blessings.map((card) => [card.name, blessingInShort(card)]))(
    '%s says in short what it gives: %s',
    (_, short) => {
      expect(short).toMatch(/^([+−]1 (Zeal|Faith)|1 Blight|Stalwart 1|draw two)$/);
    },
  );
});

describe('what a card lacks', () => {
  it('counts what the nearest lit Kingdom is short of', () => {
    expect(lackOf(viewWith(side(0)), 0, 'S15').words).toBe('needs 2 Strife');
    expect(lackOf(viewWith(side(0, { altars: altars('strife') })), 0, 'S06').words).toBe('needs 3');
  });

  it('takes a Temple for any God, and discounts off the Godless part', () => {
    const rich = side(0, { altars: altars('temple', 'occult'), discounts: [1, 0, 0, 0] });
    expect(shortOf(cardOf('S06'), rich)).toEqual({ any: 0, god: 0 });
  });

  it('tells no room from no target', () => {
    const full = side(0, { altars: altars('strife', 'strife', 'strife'), room: 0 });
    expect(lackOf(viewWith(full), 0, 'S03').words).toBe('no room');
    expect(lackOf(viewWith(full), 0, 'S09').words).toBe('no target');
  });
});

describe('a Channel', () => {
  const turn = (mine: SideSeen, changes: object = {}, channelled = false): View =>
    ({
      ...viewWith(mine),
      over: false,
      active: 0,
      question: { kind: 'turn' },
      players: [{ channelled }, {}],
      ...changes,
    }) as unknown as View;
  const rich = side(0, { altars: altars('strife', 'temple') });

  it('says why it is not to be had', () => {
    expect(lackOfChannel(turn(side(0, { altars: altars('strife') })), 0, 'strife')).toMatch('2 Strife');
    expect(lackOfChannel(turn(rich), 0, 'strife')).toBe('no target');
    expect(lackOfChannel(turn({ ...rich, forbidden: ['channel'] }), 0, 'strife')).toMatch('forbids');
    expect(lackOfChannel(turn(rich, {}, true), 0, 'strife')).toMatch('this turn');
    expect(lackOfChannel(turn(rich, { active: 1 }), 0, 'strife')).toMatch('not your turn');
    expect(lackOfChannel(turn(rich, { question: { kind: 'target' } }), 0, 'strife')).toMatch('asked first');
    expect(lackOfChannel(turn(rich, { over: true }), 0, 'strife')).toMatch('over');
  });

  it('is told in short with all its numbers', () => {
    for (const god of GODS) expect(channelInShort(god).match(/\d+/g)).toEqual(textOf(god).match(/\d+/g));
    expect(channelInShort('strife').length).toBeLessThan(textOf('strife').length);
  });
});

describe('the telling', () => {
  const news = [
    told(1, { type: 'TurnBegan', turn: 8, seat: 1, refreshed: true }, 'Turn 8.'),
    told(2, { type: 'TowerLostFaith', kingdom: 2, seat: 0, number: 2, left: 0 }, 'The Tower fell.'),
    told(3, { type: 'KingdomWon', kingdom: 2, seat: 1, conceded: false, shown: [] }, 'III is dark.'),
  ];

  it('keeps what belongs together in one line', () => {
    expect(taleOf(news).map(({ news }) => (news.type === 'Told' ? news.words : ''))).toEqual([
      'Turn 8. The Tower fell.',
      'III is dark.',
    ]);
  });

  it('tells of the same Altar in several Kingdoms once, and of other things apart', () => {
    const built = (number: number, kingdom: number, god: 'strife' | 'occult' = 'strife'): Numbered =>
      told(
        number,
        { type: 'AltarBuilt', seat: 1, kingdom, slot: 0, god },
        `{1} built an Altar of ${god} in ${'I'.repeat(kingdom + 1)}.`,
      );
    const lines = taleOf([built(1, 0), built(2, 1), built(3, 2), built(4, 0, 'occult'), built(5, 1), built(6, 2)]);
    expect(lines.map(({ news }) => (news.type === 'Told' ? news.words : ''))).toEqual([
      '{1} built an Altar of strife in I, II and III.',
      '{1} built an Altar of occult in I.',
      '{1} built an Altar of strife in II and III.',
    ]);
  });

  it('knows in which turn a Kingdom fell', () => expect(fallsIn(news)).toEqual(new Map([[2, 8]])));

  it('finds the cards that are named, the longest name first', () => {
    expect(pieces('Your Pox Hound fell to Solenne, the Sunlit Tyrant.').flatMap(({ card }) => card ?? [])).toEqual([
      'C04',
      'G28',
    ]);
  });
});

describe('the beats', () => {
  it('shows what the other did, the blow, and what it cost', () => {
    const events: Event[] = [
      { type: 'AttackDeclared', seat: 1, kingdom: 0, attacker: 3, target: 0, card: 'G02', target_card: '' },
      { type: 'MiracleRevealed', seat: 0, card: 'S12', kingdom: 0, entry: 1 },
      { type: 'FaithLost', serial: 3, card: 'G02', number: 2, left: 0 },
      { type: 'TowerLostFaith', kingdom: 0, seat: 0, number: 2, left: 8 },
    ];
    const beats = beatsOf(viewWith(side(0)), events, () => 0);
    expect(beats.map(({ kind }) => kind)).toEqual(['strike', 'card', 'floats']);
    expect(beats[2]).toMatchObject({
      floats: [
        { spot: 'f3', number: -2 },
        { spot: 't0-0', number: -2 },
      ],
    });
  });

  it('tells who strikes before the other strikes, and leaves time to read a card', () => {
    const attack = (seat: number): Event =>
      ({ type: 'AttackDeclared', seat, attacker: 3, target: 0, kingdom: 0 }) as Event;
    const [mine, theirs] = [0, 1].map((seat) => beatsOf(viewWith(side(0)), [attack(seat)], () => 0)[0]!);
    expect(restOf(theirs!)).toBeGreaterThan(restOf(mine!));
    const card = (id: string): number => restOf({ kind: 'card', card: id, seat: 1, kingdom: 0, reveal: false, on: [] });
    expect(card('C24')).toBeGreaterThan(card('C04'));
  });
});

describe('what the other did', () => {
  it('is told of their last turn, with all that was built in one sentence', () => {
    const turn = (number: number, seat: number): Numbered =>
      told(number, { type: 'TurnBegan', turn: number, seat } as Event, 'a turn');
    const built = (number: number, kingdom: number): Numbered =>
      told(number, { type: 'AltarBuilt', seat: 1, kingdom, god: 'strife', slot: 0 } as Event, 'built');
    const played = told(5, { type: 'CardPlayed', seat: 1 } as Event, '{1} played.');
    expect(latelyOf([turn(1, 1), built(2, 2), turn(3, 1), built(4, 0), played, built(6, 2), turn(7, 0)], 0)).toEqual([
      '{1} played.',
      'Built in I, III.',
    ]);
  });

  it('begins with what they took, and by whose doing', () => {
    let number = 0;
    const tell = (event: object): Numbered => told(++number, event as Event, 'told');
    const turn = (seat: number): Numbered => tell({ type: 'TurnBegan', turn: number, seat });
    const came = (serial: number, seat: number): Numbered =>
      tell({ type: 'FollowerEntered', serial, seat, card: 'S01', kingdom: 0, how: 'played' });
    const attack = (card: string): Numbered => tell({ type: 'AttackDeclared', seat: 1, card, attacker: 2, target: 0 });
    const hit = (seat: number, kingdom: number, faith: number, left: number): Numbered =>
      tell({ type: 'TowerLostFaith', seat, kingdom, number: faith, left });
    const fell = (...serials: number[]): Numbered =>
      tell({ type: 'FollowersForsaken', serials, cards: serials.map(() => 'S01'), why: 'faith' });
    const before = [turn(1), hit(0, 0, 1, 9), turn(0), came(7, 0), came(8, 1), hit(1, 0, 4, 6), fell(8)];
    const theirs = [turn(1), attack('S02'), hit(0, 1, 5, 5), attack('S03'), hit(0, 1, 2, 3), fell(7, 8), turn(0)];
    const [two, three] = ['S02', 'S03'].map((card) => cardOf(card).name);
    expect(harmIn([...before, ...theirs], 0)).toEqual([
      `Your Tower in II lost 7 to ${two} and ${three}: 3 left.`,
      `You lost ${cardOf('S01').name}.`,
    ]);
    expect(harmIn(before, 0)).toEqual(['Your Tower in I lost 1: 9 left.']);
    expect(harmIn([...before, ...theirs], null)).toEqual([]);
  });
});

describe('what can be read', () => {
  it('tells of the tokens a card makes, one or several', () => {
    const maker = cardOf('I10');
    expect(tokensIn(maker.text).map(tokenInShort)).toEqual(['Zeal 1, Faith 1. No abilities.']);
    expect(pieces('Summoned two Grubs.').map(({ card }) => card)).toEqual([null, 'Grub', null]);
  });

  it('says why a Follower stays where it is', () => {
    const follower = { card: 'S03', exhausted: false, came_this_turn: true, keywords: [] } as unknown as FollowerSeen;
    expect(lackOfFollower(follower)).toContain('came this turn');
    expect(lackOfFollower({ ...follower, exhausted: true })).toContain('lies turned');
    expect(lackOfFollower({ ...follower, keywords: ['onrush'] })).toBe('');
  });
});
