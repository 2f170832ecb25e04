import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DestinationId, RoleId } from '../../src/games/forsaken-forest/cards';
import { clashes } from '../../src/games/forsaken-forest/clashes/clashes';
import { readyToSay } from '../../src/games/forsaken-forest/ready';
import type { AnyStatement, Plain } from '../../src/games/forsaken-forest/statements';
import { words } from '../../src/games/forsaken-forest/strings';
import type { Dawned, Deed, Said, View } from '../../src/games/forsaken-forest/types.gen';

const NAMES = ['Ann', 'Bram', 'Cal', 'Dora', 'Ed', 'Fay'];
const [ANN, BRAM, CAL, DORA, ED, FAY] = [0, 1, 2, 3, 4, 5];
const named = (seat: number | null): string => NAMES[seat ?? -1] ?? '';

type Line = [number, AnyStatement, Partial<Said>?];

/** As much of a view as everyone has: Day 2, the third turn of the first cycle, and nothing was played. */
function table(said: readonly Line[], more: Partial<View> = {}): View {
  return {
    seat: 0,
    day: 2,
    cycle: 1,
    turns_taken: 3,
    phase: 'action',
    foraged: false,
    players: NAMES.map(() => ({ living: true, hand: 3 })),
    role_list: ['commonfolk', 'commonfolk', 'commonfolk', 'oracle', 'forsaken', 'shrouded'],
    destinations: Array.from({ length: 8 }, () => null),
    turned: Array.from({ length: 8 }, () => false),
    deeds: [],
    dawns: [],
    deaths: [],
    said: said.map(([speaker, statement, other], seq) => ({
      seq,
      speaker,
      statement,
      day: 2,
      cycle: 1,
      turn: 3,
      phase: 'action',
      retracted: false,
      ...other,
    })),
    ...more,
  } as unknown as View;
}

const found = (said: readonly Line[], more: Partial<View> = {}): string[] => clashes(table(said, more), named);
const am = (role: RoleId): Plain => ({ type: 'ClaimRole', role });
const villager: Plain = { type: 'ClaimTeam', team: 'villagers' };
const forsaken: Plain = { type: 'ClaimTeam', team: 'forsaken' };
type How = 'card' | 'artifact' | 'oracle' | 'navigator';
const saw = (slot: number, card: DestinationId, how: How = 'navigator', when = 0): Plain => ({
  type: 'ClaimSawDestination',
  slot,
  card,
  how,
  when,
});
const face = (target: number, shown: RoleId, how: How = 'oracle', when = 0): Plain => ({
  type: 'ClaimSawRole',
  target,
  shown,
  how,
  when,
});
const laid = (target: number, when = 0): Plain => ({
  type: 'ClaimNightTarget',
  action: 'shelter-from-evil',
  target,
  when,
});
const deed = (seat: number, card: string, aimed: Partial<Deed>): Deed => ({
  seat,
  card,
  target: null,
  places: [],
  slot: null,
  cycle: 1,
  turn: 2,
  answers: null,
  ...aimed,
});
const dawn = (night: number, shelter: number | null, deaths = 0): Dawned => ({
  night,
  deaths,
  shelter,
  sacrifice: null,
  entangle: null,
});
/** With a Navigator, so that telling of a door alone is nothing strange. */
const DOORS: Partial<View> = { role_list: null };
const PRIEST: Partial<View> = {
  role_list: ['commonfolk', 'commonfolk', 'commonfolk', 'priest', 'forsaken', 'forsaken'],
};

describe('roles and teams do not fit together', () => {
  it('where more claim a role than there are', () => {
    expect(
      found([
        [ANN, am('oracle')],
        [BRAM, am('oracle')],
      ]),
    ).toEqual(['Ann and Bram say they are the Oracle; there is one.']);
    expect(
      found([
        [ANN, am('commonfolk')],
        [BRAM, am('commonfolk')],
        [CAL, am('commonfolk')],
      ]),
    ).toEqual([]);
    const everyone = NAMES.map((_, seat): Line => [seat, am('commonfolk')]);
    expect(found(everyone)).toEqual(['Ann, Bram, Cal, Dora, Ed and Fay say they are Commonfolk; there are three.']);
    expect(found([[ANN, am('priest')]])).toEqual(['Ann says they are the Priest; there is none.']);
    expect(
      found(
        [
          [ANN, am('priest')],
          [BRAM, am('priest')],
        ],
        { role_list: null },
      ),
    ).toEqual([]);
  });

  it('where more claim a team than there are, and no role tells it already', () => {
    const some: Line[] = [
      [ANN, villager],
      [BRAM, villager],
      [CAL, am('oracle')],
      [DORA, am('commonfolk')],
    ];
    expect(found(some)).toEqual([]);
    expect(found([...some, [ED, villager]])).toEqual([
      'Ann, Bram, Cal, Dora and Ed say they are on the Villager Team; there are four.',
    ]);
    expect(found([...some, [ED, villager]], { role_list: null })).toEqual([]);
  });

  it('where a story changes; what is said last counts', () => {
    expect(
      found([
        [ANN, am('oracle')],
        [ANN, am('commonfolk')],
        [BRAM, am('oracle')],
      ]),
    ).toEqual(['Ann has said Oracle and Commonfolk.']);
    expect(
      found([
        [ANN, am('oracle'), { retracted: true }],
        [ANN, am('commonfolk')],
        [BRAM, am('oracle')],
      ]),
    ).toEqual([]);
  });

  it('where a team is not that of the role', () => {
    expect(
      found([
        [ANN, am('oracle')],
        [ANN, forsaken],
      ]),
    ).toEqual(['Ann says they are the Oracle, and on the Forsaken Team.']);
    expect(
      found([
        [ANN, am('oracle')],
        [ANN, villager],
      ]),
    ).toEqual([]);
    expect(
      found(
        [
          [ANN, am('cursed')],
          [ANN, villager],
          [BRAM, am('coward')],
          [BRAM, forsaken],
        ],
        { role_list: null },
      ),
    ).toEqual([]);
  });

  it('where one looks by Night as somebody else', () => {
    expect(
      found([
        [ANN, am('commonfolk')],
        [ANN, face(CAL, 'commonfolk')],
      ]),
    ).toEqual(['Ann tells of a Peek as the Oracle, and says they are Commonfolk.']);
    expect(
      found([
        [ANN, forsaken],
        [ANN, face(CAL, 'commonfolk')],
      ]),
    ).toEqual(['Ann tells of a Peek as the Oracle, and says they are on the Forsaken Team.']);
    expect(
      found([
        [ANN, am('oracle')],
        [ANN, face(CAL, 'commonfolk')],
      ]),
    ).toEqual([]);
    expect(
      found([
        [ANN, am('oracle')],
        [BRAM, face(CAL, 'commonfolk')],
      ]),
    ).toEqual(['Ann and Bram say they are the Oracle; there is one.']);
    expect(found([[ANN, saw(1, 'void')]])).toEqual(['Ann says they are the Navigator; there is none.']);
    const night = { ...PRIEST, dawns: [dawn(2, CAL)] };
    expect(
      found(
        [
          [ANN, am('commonfolk')],
          [ANN, laid(CAL, 2)],
        ],
        night,
      ),
    ).toEqual(['Ann tells of laying Shelter from Evil, and says they are Commonfolk.']);
    expect(
      found(
        [
          [ANN, am('priest')],
          [ANN, laid(CAL, 2)],
        ],
        night,
      ),
    ).toEqual([]);
  });
});

describe('doors do not fit together', () => {
  it('where one door has two things behind it, or one Village lies behind two doors', () => {
    expect(
      found(
        [
          [ANN, saw(3, 'void')],
          [BRAM, saw(3, 'dead-end')],
        ],
        DOORS,
      ),
    ).toEqual(['Ann and Bram say different things about the south-east door.']);
    expect(
      found(
        [
          [ANN, saw(3, 'village')],
          [BRAM, saw(4, 'village')],
        ],
        DOORS,
      ),
    ).toEqual(['Ann and Bram place The Village behind different doors; there is one.']);
    expect(
      found(
        [
          [ANN, saw(3, 'dead-end')],
          [BRAM, saw(4, 'dead-end')],
        ],
        DOORS,
      ),
    ).toEqual([]);
  });

  it('where a story changes; what is said last counts', () => {
    expect(
      found(
        [
          [ANN, saw(3, 'void')],
          [ANN, saw(3, 'dead-end')],
          [BRAM, saw(3, 'dead-end')],
        ],
        DOORS,
      ),
    ).toEqual(['Ann has said different things about the south-east door.']);
    expect(
      found(
        [
          [ANN, saw(3, 'void'), { retracted: true }],
          [BRAM, saw(3, 'dead-end')],
        ],
        DOORS,
      ),
    ).toEqual([]);
  });

  it('by what lies turned up, never by what one viewer knows', () => {
    const at = (turned: boolean): Partial<View> => ({
      ...DOORS,
      destinations: [null, null, null, 'dead-end', null, null, null, null],
      turned: [false, false, false, turned, false, false, false, false],
    });
    expect(found([[ANN, saw(3, 'void')]], at(true))).toEqual([
      'Ann says The Void lies behind the south-east door; it is a Dead End.',
    ]);
    expect(found([[ANN, saw(3, 'void')]], at(false))).toEqual([]);
  });

  it('where there are more Dead Ends than six, those that lie open among them', () => {
    const six = [0, 1, 2, 3, 4, 5].map((slot): Line => [slot % 2, saw(slot, 'dead-end')]);
    expect(found(six, DOORS)).toEqual([]);
    expect(found([...six, [CAL, saw(6, 'dead-end')]], DOORS)).toEqual([
      'By what Ann, Bram and Cal told there are seven Dead Ends; there are six.',
    ]);
    const open: Partial<View> = {
      ...DOORS,
      destinations: [null, null, null, null, null, null, 'dead-end', null],
      turned: [false, false, false, false, false, false, true, false],
    };
    expect(found(six, open)).toEqual(['By what Ann and Bram told there are seven Dead Ends; there are six.']);
  });
});

describe('faces of role cards do not fit together', () => {
  const all: Partial<View> = { role_list: null };
  const mirrors: Partial<View> = {
    deeds: [ANN, BRAM].flatMap((seat) => [CAL, DORA].map((target) => deed(seat, 'soul-mirror', { target }))),
  };
  const look = (target: number, shown: RoleId): Plain => face(target, shown, 'card');

  it('where two saw different ones, or one tells it differently', () => {
    expect(
      found(
        [
          [ANN, look(CAL, 'commonfolk')],
          [BRAM, look(CAL, 'forsaken')],
        ],
        mirrors,
      ),
    ).toEqual(['Ann and Bram say different things about Cal’s card.']);
    expect(
      found(
        [
          [ANN, look(CAL, 'commonfolk')],
          [ANN, look(CAL, 'forsaken')],
          [BRAM, look(CAL, 'forsaken')],
        ],
        mirrors,
      ),
    ).toEqual(['Ann has said different things about Cal’s card.']);
    expect(
      found(
        [
          [ANN, look(CAL, 'forsaken')],
          [BRAM, look(CAL, 'forsaken')],
        ],
        mirrors,
      ),
    ).toEqual([]);
  });

  it('where no card shows such a face, or fewer do', () => {
    expect(found([[ANN, look(CAL, 'priest')]], mirrors)).toEqual(['Ann says Cal’s card shows Priest; none here does.']);
    expect(found([[ANN, look(CAL, 'shrouded')]], { ...mirrors, ...all })).toEqual([
      'Ann says Cal’s card shows Shrouded; none here does.',
    ]);
    expect(
      found(
        [
          [ANN, look(CAL, 'forsaken')],
          [BRAM, look(DORA, 'forsaken')],
        ],
        mirrors,
      ),
    ).toEqual(['Ann and Bram saw Forsaken on the cards of Cal and Dora; there is one.']);
    const cursed: Partial<View> = {
      ...mirrors,
      role_list: ['commonfolk', 'commonfolk', 'commonfolk', 'cursed', 'forsaken', 'silencer'],
    };
    expect(
      found(
        [
          [ANN, look(CAL, 'forsaken')],
          [BRAM, look(DORA, 'forsaken')],
        ],
        cursed,
      ),
    ).toEqual([]);
  });

  it('where the owner says something else; the Shrouded and the Cursed show another face', () => {
    expect(
      found(
        [
          [ANN, look(CAL, 'forsaken')],
          [CAL, am('commonfolk')],
        ],
        mirrors,
      ),
    ).toEqual(['Ann says Cal’s card shows Forsaken; Cal says they are Commonfolk.']);
    expect(
      found(
        [
          [ANN, look(CAL, 'forsaken')],
          [CAL, villager],
        ],
        mirrors,
      ),
    ).toEqual(['Ann says Cal’s card shows Forsaken; Cal says they are on the Villager Team.']);
    expect(
      found(
        [
          [ANN, look(CAL, 'commonfolk')],
          [CAL, forsaken],
        ],
        mirrors,
      ),
    ).toEqual([]);
    expect(
      found(
        [
          [ANN, look(CAL, 'forsaken')],
          [CAL, villager],
        ],
        { ...mirrors, ...all },
      ),
    ).toEqual([]);
    expect(
      found(
        [
          [ANN, look(CAL, 'forsaken')],
          [CAL, am('cursed')],
        ],
        { ...mirrors, ...all },
      ),
    ).toEqual([]);
    expect(
      found(
        [
          [ANN, look(CAL, 'commonfolk')],
          [CAL, am('shrouded')],
        ],
        mirrors,
      ),
    ).toEqual([]);
  });
});

describe('Peeks do not fit', () => {
  const unseen = 'Nobody saw Ann play a card to Peek behind the south-east door.';

  it('where nobody saw the card for a door', () => {
    expect(found([[ANN, saw(3, 'void', 'card')]])).toEqual([unseen]);
    expect(found([[ANN, saw(3, 'void', 'card')]], { deeds: [deed(ANN, 'spyglass', { slot: 3 })] })).toEqual([]);
    expect(found([[ANN, saw(3, 'void', 'card')]], { deeds: [deed(ANN, 'ember-compass', { slot: 3 })] })).toEqual([]);
    for (const other of [
      deed(BRAM, 'spyglass', { slot: 3 }),
      deed(ANN, 'spyglass', { slot: 4 }),
      deed(ANN, 'spyglass', { slot: 3, turn: 4 }),
    ]) {
      expect(found([[ANN, saw(3, 'void', 'card')]], { deeds: [other] })).toEqual([unseen]);
    }
  });

  it('where nobody saw the card for a role', () => {
    const line = ['Nobody saw Ann play a card to Peek at Cal.'];
    const claim: Line[] = [[ANN, face(CAL, 'commonfolk', 'card')]];
    expect(found(claim)).toEqual(line);
    expect(
      found(claim, {
        deeds: [deed(ANN, 'search-their-pack', { target: CAL }), deed(ANN, 'bare-your-soul', { target: CAL })],
      }),
    ).toEqual(line);
    for (const [seat, card, target] of [
      [ANN, 'soul-mirror', CAL],
      [ANN, 'speak-with-the-dead', CAL],
      [ANN, 'glass-eye', CAL],
      [CAL, 'bare-your-soul', ANN],
    ] as const) {
      expect(found(claim, { deeds: [deed(seat, card, { target })] })).toEqual([]);
    }
  });

  it('where no Artifact was used', () => {
    const claim: Line[] = [[ANN, saw(3, 'void', 'artifact')]];
    expect(found(claim, { deeds: [deed(ANN, 'spyglass', { slot: 3 })] })).toEqual([
      'Nobody saw Ann use an Artifact to Peek behind the south-east door.',
    ]);
    expect(found(claim, { deeds: [deed(ANN, 'ember-compass', { slot: 3 })] })).toEqual([]);
  });

  it('where one looks as somebody who looks elsewhere, or twice in a Night', () => {
    expect(found([[ANN, saw(3, 'void', 'oracle')]])).toEqual([
      'Ann tells of a Peek behind the south-east door as the Oracle, who looks elsewhere.',
    ]);
    expect(found([[ANN, face(CAL, 'commonfolk', 'navigator')]], DOORS)).toEqual([
      'Ann tells of a Peek at Cal as the Navigator, who looks elsewhere.',
    ]);
    expect(
      found([
        [ANN, face(CAL, 'commonfolk', 'oracle', 2)],
        [ANN, face(DORA, 'commonfolk', 'oracle', 2)],
      ]),
    ).toEqual(['Ann tells of two Peeks as the Oracle in Night 2.']);
    expect(
      found([
        [ANN, face(CAL, 'commonfolk', 'oracle', 2)],
        [ANN, face(DORA, 'commonfolk', 'oracle', 3), { day: 3 }],
      ]),
    ).toEqual([]);
  });

  it('between having seen something and then nothing', () => {
    const nothing: AnyStatement = { type: 'ClaimNoPeek' };
    const line = ['Ann says they have Peeked at nothing, and told before what they saw.'];
    expect(
      found(
        [
          [ANN, saw(3, 'void')],
          [ANN, nothing],
        ],
        DOORS,
      ),
    ).toEqual(line);
    expect(
      found(
        [
          [ANN, saw(3, 'void')],
          [ANN, { type: 'Answer', ref: 1, with_: { type: 'ClaimNoPeek' } }],
        ],
        DOORS,
      ),
    ).toEqual(line);
    expect(
      found(
        [
          [ANN, nothing],
          [ANN, saw(3, 'void')],
        ],
        DOORS,
      ),
    ).toEqual([]);
    expect(
      found(
        [
          [ANN, saw(3, 'void')],
          [BRAM, nothing],
        ],
        DOORS,
      ),
    ).toEqual([]);
  });
});

describe('Nights do not fit', () => {
  it('where the Oracle slept, or the Night has not been', () => {
    const asleep = ['Ann tells of a Peek as the Oracle, who first wakes in Night 2.'];
    expect(found([[ANN, face(CAL, 'commonfolk', 'oracle', 1)]])).toEqual(asleep);
    expect(found([[ANN, face(CAL, 'commonfolk', 'oracle'), { day: 1 }]])).toEqual(asleep);
    expect(found([[ANN, face(CAL, 'commonfolk', 'oracle', 2)]])).toEqual([]);
    expect(found([[ANN, face(CAL, 'commonfolk', 'oracle', 3)]])).toEqual(['Ann tells of Night 3, which has not been.']);
    expect(found([[ANN, saw(1, 'void', 'navigator', 1), { day: 1 }]], DOORS)).toEqual([]);
    expect(found([[ANN, saw(1, 'void', 'card', 3)]], { deeds: [deed(ANN, 'spyglass', { slot: 1 })] })).toEqual([
      'Ann tells of Day 3, which has not been.',
    ]);
  });

  it('where somebody had died before', () => {
    const later: Partial<View> = { day: 3, deaths: [ANN, CAL], dawns: [dawn(2, null), dawn(3, null, 1)] };
    const said = (speaker: number, target: number, when: number): Line[] => [
      [speaker, face(target, 'commonfolk', 'oracle', when), { day: 3 }],
    ];
    expect(found(said(ANN, DORA, 3), later)).toEqual(['Ann tells of Night 3, and had died before.']);
    expect(found(said(DORA, ANN, 3), later)).toEqual(['Dora tells of a Peek at Ann in Night 3; Ann had died before.']);
    expect(found([...said(ANN, DORA, 2)], later)).toEqual([]);
    expect(found([...said(DORA, CAL, 3)], later)).toEqual([]);
  });

  it('where dawn showed it elsewhere', () => {
    const dawns = { ...PRIEST, dawns: [dawn(2, DORA)] };
    expect(found([[ANN, laid(CAL, 2)]], dawns)).toEqual([
      'Ann says they laid Shelter from Evil on Cal; dawn 2 showed it on Dora.',
    ]);
    expect(found([[ANN, laid(CAL, 2)]], { ...PRIEST, dawns: [dawn(2, null)] })).toEqual([
      'Ann says they laid Shelter from Evil on Cal; dawn 2 showed it on nobody.',
    ]);
    expect(found([[ANN, laid(CAL)]], dawns)).toEqual([
      'Ann says they laid Shelter from Evil on Cal; no dawn has shown it there.',
    ]);
    expect(found([[ANN, laid(CAL, 1)]], dawns)).toEqual([
      'Ann says they laid Shelter from Evil on Cal; nothing is laid in Night 1.',
    ]);
    expect(found([[ANN, laid(DORA, 2)]], dawns)).toEqual([]);
    expect(found([[ANN, laid(DORA)]], dawns)).toEqual([]);
  });
});

describe('hands do not fit', () => {
  const hold = (count: number, card = 'wander'): Plain => ({ type: 'ClaimHand', card, count });
  const line = ['Ann says they hold four cards, and holds three.'];

  it('where one claims more cards than one holds', () => {
    expect(found([[ANN, hold(4)]])).toEqual(line);
    expect(
      found([
        [ANN, hold(2)],
        [ANN, hold(2, 'deny-fate')],
      ]),
    ).toEqual(line);
    expect(found([[ANN, hold(3)]])).toEqual([]);
    expect(
      found([
        [ANN, hold(4)],
        [ANN, hold(1)],
      ]),
    ).toEqual([]);
    expect(
      found([
        [ANN, hold(3)],
        [ANN, hold(3, 'navigation')],
      ]),
    ).toEqual([]);
  });

  it('only while nothing can have left the hand since', () => {
    expect(found([[ANN, hold(4)]], { deeds: [deed(BRAM, 'pick-pocket', { target: ANN, turn: 2 })] })).toEqual(line);
    expect(found([[ANN, hold(4)]], { deeds: [deed(BRAM, 'pick-pocket', { target: ANN, turn: 3 })] })).toEqual([]);
    expect(found([[ANN, hold(4)]], { foraged: true })).toEqual([]);
    expect(found([[ANN, hold(4)]], { turns_taken: 4 })).toEqual([]);
    expect(found([[ANN, hold(4)]], { phase: 'fast' })).toEqual([]);
    expect(found([[ANN, hold(4), { phase: 'dawn' }]], { phase: 'dawn' })).toEqual([]);
  });
});

it('is told to the one who said it', () => {
  const toAnn = (seat: number | null): string => (seat === ANN ? words.you : named(seat));
  const view = table([
    [ANN, am('oracle')],
    [ANN, forsaken],
    [BRAM, am('oracle')],
    [ANN, laid(FAY, 1)],
  ]);
  expect(clashes(view, toAnn)).toEqual([
    'You and Bram say you are the Oracle; there is one.',
    'You say you are the Oracle, and on the Forsaken Team.',
    'You tell of laying Shelter from Evil, and say you are the Oracle.',
    'You say you laid Shelter from Evil on Fay; nothing is laid in Night 1.',
  ]);
});

describe('what is found', () => {
  /** From matches between bots: what those who look on saw, and in what each seat's view differed from it. */
  const recorded = JSON.parse(readFileSync(new URL('./fixtures/moments.json', import.meta.url), 'utf8')) as {
    shared: View;
    seats: Partial<View>[];
  }[];
  const moments = recorded.map(({ shared, seats }): [View, ...View[]] => [
    shared,
    ...seats.map((own) => ({ ...shared, ...own })),
  ]);
  const seats = (seat: number | null): string => `Seat ${seat}`;

  const now = (view: View): Partial<Said> => ({
    day: view.day,
    cycle: view.cycle,
    turn: view.turns_taken,
    phase: view.phase,
  });
  const saying = (view: View, lines: readonly Line[]): View => ({
    ...view,
    said: table(lines.map(([seat, each]) => [seat, each, now(view)])).said,
  });

  /** A bit of everything. */
  const lies: Line[] = [ANN, BRAM, CAL, DORA].flatMap((seat, index): Line[] => [
    [seat, am((['oracle', 'commonfolk', 'priest', 'oracle'] as const)[index]!)],
    [seat, villager],
    [seat, { type: 'ClaimHand', card: 'wander', count: 1 + 2 * index }],
    [seat, laid((seat + 1) % 4, 2)],
    ...[0, 3, 4, 5, 6].map((slot): Line => [
      seat,
      saw(slot, index % 2 ? 'dead-end' : 'village', index > 1 ? 'card' : 'navigator', index),
    ]),
    ...[ANN, BRAM, CAL].map((target): Line => [
      seat,
      face(target, index % 2 ? 'commonfolk' : 'forsaken', index > 1 ? 'card' : 'oracle', index),
    ]),
    [seat, { type: 'ClaimNoPeek' }],
  ]);

  it('is the same for all, whatever they know', () => {
    for (const [first, ...others] of moments) {
      const lines = clashes(saying(first, lies), seats);
      expect(lines.length).toBeGreaterThan(20);
      for (const view of others) {
        expect(clashes(saying(view, lies), seats)).toEqual(lines);
        expect(clashes(view, seats)).toEqual(clashes(first, seats));
      }
      expect(others.length).toBeGreaterThan(3);
    }
    expect(moments.some(([first]) => clashes(first, seats).length > 1)).toBe(true);
  });

  it('is nothing where everyone tells the truth, and all of it', () => {
    let told = 0;
    for (const [, ...views] of moments) {
      const truth = views.flatMap((view): Line[] => {
        const seat = view.seat ?? 0;
        const held = [...new Set(view.hand)].map((card): Plain => ({
          type: 'ClaimHand',
          card,
          count: view.hand.filter((each) => each === card).length,
        }));
        const own: Plain[] = view.role && view.team ? [am(view.role), { type: 'ClaimTeam', team: view.team }] : [];
        return [...own, ...readyToSay({ ...view, said: [] }, null), ...held].map((each): Line => [seat, each]);
      });
      told += truth.length;
      expect(clashes(saying(views[0]!, truth), seats)).toEqual([]);
    }
    expect(told).toBeGreaterThan(150);
  });
});
