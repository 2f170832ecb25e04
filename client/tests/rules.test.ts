import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rulebooks } from '../build/offline.ts';
import type { Section } from '../src/protocol/wire.gen';
import { narrowed, passagesIn, termsOf } from '../src/rules/search';

const said = (text: string, id: string | null = null) => ({ id, html: `<em>${text}</em>`, text });

const BOOK: Section[] = [
  {
    id: 'walking',
    level: 2,
    title: 'Walking',
    area: null,
    blocks: [
      { kind: 'text', passages: [said('Nobody runs.'), said('A fox may.')] },
      { kind: 'list', first: null, passages: [said('Step softly.', 'XX-WALK-01'), said('Stop.', 'XX-WALK-02')] },
      { kind: 'list', first: 4, passages: [said('An owl'), said('A fox'), said('A hare')] },
    ],
  },
  {
    id: 'rulings',
    level: 3,
    title: 'Rulings',
    area: null,
    blocks: [
      {
        kind: 'table',
        head: [said('ID'), said('Ruling')],
        rows: [
          { id: 'R01', cells: ['R01', 'A &lt;fox&gt;'], text: 'A <fox>' },
          { id: 'R02', cells: ['R02', 'Em'], text: 'Em' },
        ],
      },
      { kind: 'code', text: 'fox = 1' },
    ],
  },
];

const found = (sought: string) => narrowed(BOOK, termsOf(sought));

describe('looking for words in a rulebook', () => {
  it('leaves all as it is while nothing is looked for', () => {
    expect(found('  ')).toBe(BOOK);
    expect(passagesIn(BOOK)).toBe(10);
  });

  it('finds words in every kind of block, and numbers as they are written', () => {
    const [walking, rulings] = found('FOX');
    expect(walking?.blocks).toEqual([
      { kind: 'text', passages: [said('A fox may.')] },
      { kind: 'list', first: 5, passages: [said('A fox')] },
    ]);
    expect(rulings?.blocks.map(({ kind }) => kind)).toEqual(['table', 'code']);
    expect(passagesIn(found('fox'))).toBe(4);
    expect(passagesIn(found('walk-02'))).toBe(1);
    expect(passagesIn(found('r01 fox'))).toBe(1);
  });

  it('looks at what is read, not at how it is marked up', () => {
    expect(passagesIn(found('<fox>'))).toBe(1);
    expect(passagesIn(found('em'))).toBe(1);
    expect(found('&lt;')).toEqual([]);
  });

  it('leaves a section whole that is called so', () => {
    expect(found('walking')).toEqual([BOOK[0]]);
  });
});

describe('what is kept for when there is no network', () => {
  it('is every rulebook, by the address at which the server gives it', () => {
    const books = rulebooks(fileURLToPath(new URL('../../src/lanternwood/games', import.meta.url)));
    expect([...books.keys()]).toContain('/api/rules/forsaken-forest');
    for (const text of books.values()) expect(text).toMatch(/^# /);
  });
});
