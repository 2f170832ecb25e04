import { describe, expect, it } from 'vitest';
import { toldBy, type Line } from '../../src/games/forsaken-forest/chronicle';
import type { Event, GameWon, Said } from '../../src/games/forsaken-forest/types.gen';

const NAMES = ['You', 'Odile', 'Bram', 'Maud', 'Ives'];
const named = (seat: number | null): string => NAMES[seat ?? -1] ?? '';

const END: GameWon = {
  type: 'GameWon',
  team: 'villagers',
  how: 'village',
  roles: ['oracle', 'shrouded', 'cursed', 'forsaken', 'commonfolk'],
  destinations: ['dead-end', 'village', 'dead-end', 'dead-end', 'void', 'dead-end', 'dead-end', 'dead-end'],
  hands: [[], [], [], [], []],
};

type Announced = Event | readonly [readonly number[], Event];

/** Each event a step of its own; the end comes last. */
function match(...events: readonly Announced[]): Line[] {
  return [...events, END].map((each, step): Line =>
    'type' in each ? { step, to: null, event: each } : { step, to: each[0], event: each[1] },
  );
}

function says(speaker: number, statement: Said['statement'], seq = 0): Event {
  return {
    type: 'StatementMade',
    said: { seq, speaker, statement, day: 1, cycle: 1, turn: 1, phase: 'action', retracted: false },
  };
}

const NIGHT: Event = { type: 'NightFell', night: 1 };
const DAY: Event = { type: 'DayBroke', day: 1 };
const points = (...events: readonly Announced[]): string[] =>
  toldBy(match(...events), named)
    .points.map(({ words }) => words)
    .slice(0, -1);

describe('what each knew', () => {
  it('stands by seat and by Night or Day, with its step', () => {
    const { spans, facts } = toldBy(
      match(
        NIGHT,
        [[1, 3], { type: 'ForsakenMet', forsaken: [1, 3], shrouded: 1 }],
        DAY,
        [[4], { type: 'DestinationSeen', slot: 1, card: 'village' }],
        { type: 'NightFell', night: 2 },
      ),
      named,
    );
    expect(spans).toEqual([
      { night: true, number: 1 },
      { night: false, number: 1 },
      { night: true, number: 2 },
    ]);
    expect(facts.map(({ seat, span, step, words }) => [seat, span, step, words])).toEqual([
      [1, 0, 1, 'Met the other Forsaken: Maud'],
      [3, 0, 1, 'Met the other Forsaken: Odile'],
      [4, 1, 3, expect.stringMatching(/^Looked behind the .+ door: The Village$/)],
    ]);
  });

  it('says where a face was not the truth', () => {
    const saw = (seat: number, shown: 'commonfolk' | 'forsaken'): Announced => [
      [0],
      { type: 'RoleCardSeen', seat, shown },
    ];
    const { facts } = toldBy(match(NIGHT, saw(1, 'commonfolk'), saw(2, 'forsaken'), saw(3, 'forsaken')), named);
    expect(facts.map((fact) => fact.true)).toEqual([false, false, true]);
    expect(facts[0]?.words).toBe('Saw Odile’s card: Commonfolk');
  });

  it('tells of a hand that everyone saw, with its owner', () => {
    const { facts } = toldBy(match(DAY, { type: 'HandShown', seat: 2, cards: ['wander', 'spyglass'] }), named);
    expect(facts).toEqual([
      { seat: 2, span: 0, step: 1, words: 'Showed everyone: Wander, Spyglass', true: null, claim: false, fault: '' },
    ]);
  });

  it('tells lies from the truth, and leaves out what cannot be judged', () => {
    const { facts } = toldBy(
      match(
        DAY,
        says(3, { type: 'ClaimRole', role: 'oracle' }),
        says(0, { type: 'ClaimRole', role: 'oracle' }, 1),
        says(1, { type: 'ClaimSawDestination', slot: 4, card: 'village', how: 'card', when: 0 }, 2),
        says(4, { type: 'AccuseOf', target: 3, of: 'forsaken' }, 3),
        says(0, { type: 'ClaimSawRole', target: 1, shown: 'commonfolk', how: 'oracle', when: 1 }, 4),
        says(4, { type: 'Trust', target: 0, strength: 2 }, 5),
      ),
      named,
    );
    expect(facts.map(({ seat, claim, true: fits }) => [seat, claim, fits])).toEqual([
      [3, true, false],
      [0, true, true],
      [1, true, false],
      [4, true, true],
      [0, true, true],
    ]);
    expect(facts[0]?.words).toBe('Said: “I am the Oracle.”');
  });
});

describe('what was not so', () => {
  const faults = (...events: readonly Announced[]): string[] =>
    toldBy(match(...events), named)
      .facts.filter(({ claim }) => claim)
      .map(({ fault }) => fault);

  it('is a lie of those who knew better, and a mistake of those who did not', () => {
    const met: Announced = [[1, 3], { type: 'ForsakenMet', forsaken: [1, 3], shrouded: 1 }];
    const accuse = (speaker: number, seq: number): Event =>
      says(speaker, { type: 'AccuseOf', target: 4, of: 'forsaken' }, seq);
    expect(
      faults(NIGHT, met, DAY, accuse(3, 0), accuse(0, 1), says(3, { type: 'ClaimRole', role: 'oracle' }, 2)),
    ).toEqual(['a lie', 'and it was not so', 'a lie']);
  });

  it('is neither once it was taken back', () => {
    expect(
      faults(DAY, says(4, { type: 'ClaimRole', role: 'priest' }, 0), says(4, { type: 'Retract', ref: 0 }, 1)),
    ).toEqual(['taken back']);
  });
});

describe('what decided it', () => {
  it('is the first Peek that found one of the Forsaken, and no later one', () => {
    const peek = (seat: number, shown: 'forsaken' | 'commonfolk'): Announced => [
      [0],
      { type: 'RoleCardSeen', seat, shown },
    ];
    expect(points(NIGHT, peek(2, 'forsaken'), peek(1, 'commonfolk'), peek(3, 'forsaken'), peek(3, 'forsaken'))).toEqual(
      ['You saw Maud’s card: Forsaken. The first of the Forsaken to be found out.'],
    );
  });

  it.each([
    [3, 2, true, 1],
    [4, 2, true, 1],
    [5, 2, true, 0],
    [3, 3, false, 1],
    [2, 3, false, 1],
    [2, 4, false, 0],
  ])('is a vote of %i to %i that one thumb could have turned', (death, life, condemned, told) => {
    const seats = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat);
    expect(
      points(DAY, { type: 'VotesRevealed', accused: 1, death: seats(death), life: seats(life), condemned }),
    ).toHaveLength(told);
  });

  it('is no Peek of one who knew already', () => {
    const met: Announced = [[1, 3], { type: 'ForsakenMet', forsaken: [1, 3], shrouded: 1 }];
    const placed: Announced = [[1, 3], { type: 'DestinationsPlaced', village: 1, void: 4 }];
    expect(
      points(
        NIGHT,
        met,
        placed,
        DAY,
        [[1], { type: 'RoleCardSeen', seat: 3, shown: 'forsaken' }],
        [[3], { type: 'DestinationSeen', slot: 1, card: 'village' }],
      ),
    ).toEqual([]);
  });

  it('is no more than six things, those on which most hung, with their turn', () => {
    const opened = (slot: number): Event => ({ type: 'DestinationTurnedUp', slot, card: 'dead-end' });
    const { points: all } = toldBy(
      match(
        DAY,
        { type: 'CycleBegan', cycle: 2 },
        { type: 'TurnBegan', seat: 1, turn: 3 },
        opened(0),
        opened(2),
        opened(3),
        opened(5),
        opened(6),
        { type: 'PlayerDied', seat: 3 },
        { type: 'PlayerDied', seat: 4 },
      ),
      named,
    );
    expect(all).toHaveLength(6);
    expect(all.map(({ words }) => words)).toEqual(
      expect.arrayContaining(['Maud died: Forsaken.', 'Ives died: Commonfolk.', 'The Village was found.']),
    );
    expect(all[0]?.when).toBe('Cycle 2, turn 3');
  });

  it('is a death with the role it took, a rescue, a door, a Night without a victim', () => {
    expect(
      points(
        DAY,
        { type: 'PlayerDied', seat: 3 },
        { type: 'PlayerRevived', seat: 0 },
        { type: 'DestinationTurnedUp', slot: 0, card: 'dead-end' },
        { type: 'CardLaidDown', card: 'hunger', seat: 2 },
        { type: 'NightActionsRevealed', shelter: 4, sacrifice: 4, entangle: null },
        { type: 'NightActionsRevealed', shelter: 4, sacrifice: 1, entangle: null },
      ),
    ).toEqual([
      'Maud died: Forsaken.',
      'You were saved on Death’s Doorstep.',
      'The north door opened: a Dead End.',
      'Ives was to be sacrificed, and sheltered.',
    ]);
  });

  it('ends with the end, and each has its step', () => {
    const { points: all } = toldBy(match(DAY, { type: 'PlayerDied', seat: 3 }), named);
    expect(all.map(({ step }) => step)).toEqual([1, 2]);
    expect(all.at(-1)?.words).toBe('The Village was found.');
  });
});

it('nothing is told of a match that is not over', () => {
  expect(toldBy([{ step: 0, to: null, event: NIGHT }], named)).toEqual({ spans: [], facts: [], points: [] });
});
