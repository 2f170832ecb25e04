import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRules, type Block } from '../build/rulebook.ts';

const TEXT = readFileSync(new URL('../../src/lanternwood/games/nightmare_forest/RULES.md', import.meta.url), 'utf8');
const book = readRules(TEXT);
const blocks: Block[] = book.sections.flatMap((section) => section.blocks);
const ids = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : block.passages).map((each) => each.id));

describe('the rules of Nightmare Forest as a page', () => {
  it('gives every rule and every ruling an anchor', () => {
    const written = [...TEXT.matchAll(/^(?:- \*\*|\| )(NF-[A-Z]+-\d{2})(?:\*\*| \|)/gm)].map((found) => found[1]);
    expect(written.length).toBeGreaterThan(100);
    expect(ids.filter((id) => id !== null).sort()).toEqual(written.sort());
  });

  it('gives each section an anchor of its own', () => {
    const anchors = book.sections.map((section) => section.id);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('links only to rules that are there', () => {
    const links = [...JSON.stringify(book).matchAll(/href=\\"#([^"\\]+)/g)].map((found) => found[1]);
    expect(links).toContain('NF-R-02');
    expect(links.filter((link) => !ids.includes(link ?? ''))).toEqual([]);
  });

  it('lets no markup of the text through', () => {
    expect(readRules('## 1. A\n\n- **XX-A-01** One <b>bold</b> & *sly* rule, see XX-A-01.').sections).toEqual([
      {
        id: '1-a',
        level: 2,
        title: '1. A',
        area: null,
        blocks: [
          {
            kind: 'list',
            passages: [
              {
                id: 'XX-A-01',
                html: 'One &lt;b>bold&lt;/b> &amp; <em>sly</em> rule, see <a href="#XX-A-01">XX-A-01</a>.',
              },
            ],
          },
        ],
      },
    ]);
  });
});
