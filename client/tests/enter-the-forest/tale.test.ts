import { describe, expect, test } from 'vitest';
import { naming } from '../../src/games/enter-the-forest/naming';
import { lastRoll, lay, markdown, ownResult, reasonsOf, scenesOf } from '../../src/games/enter-the-forest/tale';
import type { Event, FaceCompared, View } from '../../src/games/enter-the-forest/types.gen';
import { verdict } from '../../src/games/enter-the-forest/verdict';
import type { Numbered } from '../../src/match/board';
import type { Member } from '../../src/protocol/wire.gen';

const member = (name: string, seat: number): Member => ({
  id: name,
  name,
  emblem: 'owl',
  seat,
  bot: null,
  here: true,
  stand_in: false,
  silenced: false,
  word: '',
  brought: '',
  fits: true,
});
const seated = [member('Gil', 0), member('Ann', 1), member('Bo', 2)];
const sheet = {
  name: '',
  occupation: '',
  background: '',
  skills: [],
  equipment: [],
  rituals: [],
  conditions: [],
  starting: 1,
  ruin: 1,
  turned: false,
  lost: false,
  fate: '' as const,
  co_gm: false,
  settled: false,
};
const view = {
  gm: 0,
  characters: [
    { ...sheet, seat: 1 },
    { ...sheet, seat: 2, name: 'Odile' },
  ],
} as unknown as View;
const named = naming(view, seated);

let last = 0;
const told = (event: Event, words: string): Numbered => ({ number: ++last, news: { type: 'Told', event, words } });
const closed = (number: number): Numbered => told({ type: 'RollClosed', number, seat: 1 }, `Roll ${number} is closed.`);
const evening: readonly Numbered[] = [
  told({ type: 'CharacterWritten', seat: 2, field: 'name', words: 'Odile' }, 'A treasure-hunter is called Odile.'),
  told(
    { type: 'RiskDeclared', number: 1, seat: 1, ritual: false, words: 'I *run*.' },
    '{1} tries something risky: “I *run*.” What could go wrong?',
  ),
  told({ type: 'DiceRolled', number: 1, throw: 1, dice: [] }, 'The dice: light 2.'),
  told(
    { type: 'DiceCompared', seat: 1, dark: null, light: 2, ties_or_beats: false },
    'No dark die: nothing to compare.',
  ),
  told({ type: 'DiceRolled', number: 1, throw: 2, dice: [] }, 'The dice, throw 2: light 4, dark 5.'),
  told({ type: 'DiceCompared', seat: 1, dark: 5, light: 4, ties_or_beats: true }, 'Dark 5 beats light 4.'),
  told({ type: 'RuinMarked', seat: 1, ruin: 2 }, '{1} marks one Ruin: now 2.'),
  closed(1),
  told({ type: 'RuinCorrected', seat: 2, ruin: 3 }, 'The Ruin of Odile is corrected to 3.'),
  told({ type: 'RuinMarked', seat: 2, ruin: 4 }, 'Odile marks one Ruin: now 4.'),
];

describe('names', () => {
  test('a character by its name, a person until there is one, and the game master by that', () => {
    expect([0, 1, 2].map((seat) => named.of(seat))).toEqual(['the game master', 'Ann', 'Odile']);
    expect(named.text('{1} helps {8}.')).toBe('Ann helps Seat 9.');
  });
});

describe('the evening as a story', () => {
  const scenes = scenesOf(evening, named);

  test('a roll is a scene of its own, and what comes after it another', () => {
    expect(scenes.map((scene) => [scene.title, scene.lines.length])).toEqual([
      ['', 1],
      ['A risk', 6],
      ['', 2],
    ]);
  });

  test('is written down with names, and nothing that people typed becomes a sign', () => {
    const text = markdown(scenes, 'An evening');
    expect(text).toContain('# An evening\n');
    expect(text).toContain('## A risk\n\nAnn tries something risky: “I \\*run\\*.”');
    expect(text).not.toContain('is closed');
  });
});

describe('the last roll', () => {
  test('ends where it was closed', () => {
    expect(lastRoll(evening).at(-1)?.number).toBe(8);
    expect(lastRoll([])).toEqual([]);
  });

  test('its reasons are those of the last throw', () => {
    expect(reasonsOf(lastRoll(evening), named).map(({ text }) => text)).toEqual([
      'Dark 5 beats light 4.',
      'Ann marks one Ruin: now 2.',
    ]);
  });
});

describe('one’s own result', () => {
  const light = (owner: number, face: number, why: 'skill' | 'help' | 'reroll' = 'skill') => ({
    colour: 'light' as const,
    why,
    owner,
    face,
  });
  const risk: readonly Numbered[] = [
    told({ type: 'RiskDeclared', number: 2, seat: 1, ritual: false, words: 'I climb.' }, '{1} climbs.'),
    told({ type: 'HelperExposed', seat: 2, words: 'I hold on.' }, 'Odile helps.'),
    told(
      { type: 'DiceRolled', number: 2, throw: 1, dice: [light(1, 2), light(2, 5, 'help')] },
      'The dice: light 2, help 5.',
    ),
    told({ type: 'DiceRolled', number: 2, throw: 2, dice: [light(1, 4), light(1, 3, 'reroll')] }, 'The dice, throw 2.'),
    closed(2),
  ];
  const ruin: readonly Numbered[] = [told({ type: 'RuinCalled', number: 3, seat: 3, words: 'Eyes' }, '{3} sees eyes.')];

  test('belongs to who rolled and to who helped, and not to who watched', () => {
    const news = [...risk, ...ruin];
    for (const seat of [1, 2]) expect(ownResult(news, seat)).toEqual(risk);
    for (const seat of [0, 3]) expect(ownResult(news, seat)).toEqual([]);
  });

  test('has the dice of the last throw, and the help as it lay', () => {
    expect(lay(risk).map(({ owner, face }) => [owner, face])).toEqual([
      [1, 4],
      [1, 3],
      [2, 5],
    ]);
  });
});

describe('a Contest in a sentence', () => {
  const compared = (face: number, counts: readonly [number, number][], stay: readonly number[]): FaceCompared => ({
    type: 'FaceCompared',
    face,
    counts: counts.map(([seat, dice]) => ({ seat, dice })),
    stay,
  });

  test('says where they tied and what parted them', () => {
    const faces = [
      compared(
        6,
        [
          [1, 1],
          [2, 1],
        ],
        [1, 2],
      ),
      compared(
        5,
        [
          [1, 0],
          [2, 0],
        ],
        [1, 2],
      ),
      compared(
        4,
        [
          [1, 0],
          [2, 1],
        ],
        [2],
      ),
    ];
    expect(verdict(faces, named)).toBe('Ann and Odile tie at 6s and 5s; Odile has more 4s.');
  });

  test('says who fell out on the way, and when nobody wins', () => {
    const three = [
      compared(
        6,
        [
          [1, 1],
          [2, 1],
          [0, 0],
        ],
        [1, 2],
      ),
      compared(
        5,
        [
          [1, 1],
          [2, 0],
        ],
        [1],
      ),
    ];
    expect(verdict(three, named)).toBe('The game master has fewer 6s and is out; Ann has more 5s.');
    expect(
      verdict(
        [
          compared(
            1,
            [
              [1, 1],
              [2, 1],
            ],
            [1, 2],
          ),
        ],
        named,
      ),
    ).toBe('Ann and Odile tie down to the last face.');
  });
});
