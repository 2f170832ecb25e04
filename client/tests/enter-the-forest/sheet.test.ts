import { describe, expect, it } from 'vitest';
import { content } from '../../src/games/enter-the-forest/content.gen';
import { fileName, fileText, MOST_LINES, readFile } from '../../src/games/enter-the-forest/sheet/file';
import { sizeFor, spareFor } from '../../src/games/enter-the-forest/sheet/printing';
import { words } from '../../src/games/enter-the-forest/sheet/strings';
import { suggestionsFor, surprise } from '../../src/games/enter-the-forest/sheet/suggestions';
import { canWrite, foreseen, granting, wishesFor, type Wish } from '../../src/games/enter-the-forest/sheet/wishes';
import { LONGEST } from '../../src/protocol/wire.gen';
import { HAL, NOBODY, offer, offers } from './hal';

describe('a wish', () => {
  it('is sent as the offer that grants it, with its words', () => {
    const sent = (wish: Wish) => granting(wish, offers(HAL), HAL)?.action;
    expect(sent({ to: 'write', field: 'background', words: 'Ninth of nine' })).toEqual({
      type: 'Write',
      field: 'background',
      words: 'Ninth of nine',
    });
    expect(sent({ to: 'add', kind: 'equipment', words: 'Crowbar' })).toEqual({
      type: 'AddEntry',
      kind: 'equipment',
      words: 'Crowbar',
    });
    expect(sent({ to: 'strike', kind: 'skills', words: 'Knots' })).toEqual({
      type: 'StrikeEntry',
      kind: 'skills',
      index: 1,
    });
  });

  it('stays a wish where nothing grants it', () => {
    expect(granting({ to: 'strike', kind: 'skills', words: 'Singing' }, offers(HAL), HAL)).toBeNull();
    expect(
      granting({ to: 'add', kind: 'skills', words: 'Singing' }, [offer({ type: 'Note', words: '' })], HAL),
    ).toBeNull();
    expect(canWrite([offer({ type: 'Note', words: '' })])).toBe(false);
    expect(canWrite(offers(HAL))).toBe(true);
  });

  it('is on the sheet before the server has heard of it', () => {
    const sheet = foreseen(HAL, [
      { to: 'write', field: 'name', words: 'Odile' },
      { to: 'strike', kind: 'skills', words: 'Climbing' },
      { to: 'add', kind: 'rituals', words: 'Weighing' },
    ]);
    expect(sheet).toMatchObject({ name: 'Odile', skills: ['Knots', 'Climbing'], rituals: ['Ash Door', 'Weighing'] });
    expect(HAL.skills).toHaveLength(3);
  });

  it('and others like it make one sheet read like another', () => {
    const wanted = {
      name: 'Hal Thorne',
      occupation: 'Notary',
      background: '',
      skills: ['Knots', 'Running', 'Running'],
      equipment: ['Crowbar'],
      rituals: [],
    };
    const sheet = foreseen(HAL, wishesFor(wanted, HAL));
    for (const part of ['name', 'occupation', 'background', 'equipment', 'rituals'] as const)
      expect(sheet[part]).toEqual(wanted[part]);
    expect([...sheet.skills].sort()).toEqual([...wanted.skills].sort());
    expect(wishesFor(HAL, HAL)).toEqual([]);
  });
});

describe('a character as a file', () => {
  const file = (change: object) => JSON.stringify({ ...(JSON.parse(fileText(HAL)) as object), ...change });
  const troubles = (text: string) => {
    const found = readFile(text);
    return 'troubles' in found ? found.troubles : [];
  };

  it('comes back as it went', () => {
    const { name, occupation, background, skills, equipment, rituals } = HAL;
    expect(readFile(fileText(HAL))).toEqual({ written: { name, occupation, background, skills, equipment, rituals } });
  });

  it('also tells of Ruin and Conditions, veiled or not', () => {
    expect(JSON.parse(fileText({ ...HAL, ruin: null }))).toMatchObject({
      starting_ruin: 2,
      ruin: null,
      conditions: HAL.conditions,
    });
  });

  it('is named after the character', () => {
    expect(fileName(HAL)).toBe('hal-thorne.character.json');
    expect(fileName({ ...HAL, name: '../ — ' })).toBe('treasure-hunter.character.json');
  });

  it.each<[string, string, unknown[]]>([
    ['no JSON', 'name: Hal', [{ what: 'no-json' }]],
    ['a list', '[]', [{ what: 'not-a-character' }]],
    ['another file', '{"name": "Hal"}', [{ what: 'not-a-character' }]],
    ['another version', file({ version: 2 }), [{ what: 'newer' }]],
    ['a number for a name', file({ name: 7 }), [{ what: 'no-text', where: 'name' }]],
    ['an endless name', file({ name: 'a'.repeat(LONGEST.words + 1) }), [{ what: 'too-long', where: 'name' }]],
    ['no list of skills', file({ skills: 'Knots' }), [{ what: 'no-list', where: 'skills' }]],
    [
      'too many things',
      file({ equipment: Array(MOST_LINES + 1).fill('Rope') }),
      [{ what: 'too-many', where: 'equipment' }],
    ],
    [
      'odd lines',
      file({ rituals: ['Weighing', ' ', 3] }),
      [
        { what: 'empty-line', where: 'rituals', line: 2 },
        { what: 'no-text', where: 'rituals', line: 3 },
      ],
    ],
  ])('with %s is not taken, and it says why', (_, text, expected) => {
    expect(troubles(text)).toEqual(expected);
    for (const trouble of troubles(text)) expect(words.trouble(trouble)).toMatch(/\.$/);
  });
});

describe('suggestions', () => {
  it('are of the right kind, different, and new to the sheet', () => {
    const skills = suggestionsFor('skills', content.hunters, HAL, 6);
    expect(skills.map(({ kind }) => kind)).toEqual(Array(6).fill('skill'));
    expect(new Set([...skills.map(({ text }) => text), ...HAL.skills]).size).toBe(6 + 2);
  });

  it('are no more than there are', () => {
    const all = content.hunters.filter(({ kind }) => kind === 'ritual');
    expect(suggestionsFor('rituals', content.hunters, NOBODY, 1000)).toHaveLength(all.length);
  });

  it.each([0, 0.5, 0.999])('fill what is empty, and nothing else (%d)', (chance) => {
    const sheet = foreseen(
      NOBODY,
      surprise(content.hunters, NOBODY, () => chance),
    );
    expect([sheet.name, sheet.occupation, sheet.background].every(Boolean)).toBe(true);
    expect(sheet.skills.length).toBeGreaterThan(1);
    expect(sheet.equipment.length).toBeGreaterThan(1);
    expect(sheet.rituals.length).toBeLessThan(2);
    expect(surprise(content.hunters, { ...HAL, background: 'x', equipment: ['x'] }, () => chance)).toEqual([]);
  });
});

describe('on paper', () => {
  const lines = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));

  it('is printed large while there is room, with lines to write on by hand', () => {
    expect(sizeFor(HAL)).toBe(1);
    expect(
      (['skills', 'equipment', 'rituals', 'conditions'] as const).map((list) => HAL[list].length + spareFor(HAL, list)),
    ).toEqual([7, 7, 7, 7]);
  });

  it('is printed smaller the more there is, and never too small to read', () => {
    const sizes = [10, 40, 80, 160, 500].map((length) =>
      sizeFor({ ...HAL, skills: lines(12, length), rituals: lines(12, length) }),
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.at(0)).toBeLessThan(1);
    expect(sizes.at(-1)).toBe(0.4);
    expect(spareFor({ ...HAL, skills: lines(12, 10) }, 'equipment')).toBe(0);
  });
});
