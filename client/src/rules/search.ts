// Looking for words in a rulebook: what holds all of them stays, in its place.

import type { Block, Section } from '../protocol/wire.gen';

/** The words that someone typed, as they are looked for. */
export const termsOf = (sought: string): string[] => sought.toLowerCase().split(/\s+/).filter(Boolean);

/** Only what holds all terms. A section that is called so stays whole. */
export function narrowed(sections: readonly Section[], terms: readonly string[]): readonly Section[] {
  if (terms.length === 0) return sections;
  const fits = (text: string) => terms.every((term) => text.toLowerCase().includes(term));
  return sections
    .map((section) => (fits(section.title) ? section : { ...section, blocks: fitting(section.blocks, fits) }))
    .filter((section) => section.blocks.length > 0);
}

/** How many paragraphs, items and rows these are. */
export const passagesIn = (sections: readonly Section[]): number =>
  sections.reduce((sum, { blocks }) => sum + blocks.reduce((all, block) => all + partsOf(block), 0), 0);

function fitting(blocks: readonly Block[], fits: (text: string) => boolean): Block[] {
  const fitsWhole = ({ id, text }: { id: string | null; text: string }) => fits(`${id ?? ''} ${text}`);
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'code':
        return fits(block.text) ? [block] : [];
      case 'table':
        return some({ ...block, rows: block.rows.filter(fitsWhole) });
      case 'text':
        return some({ ...block, passages: block.passages.filter(fitsWhole) });
      case 'list': {
        const { first } = block;
        if (first === null) return some({ ...block, passages: block.passages.filter(fitsWhole) });
        // What is counted keeps its number.
        return block.passages.flatMap((passage, index) =>
          fitsWhole(passage) ? [{ ...block, passages: [passage], first: first + index }] : [],
        );
      }
    }
  });
}

const some = (block: Block): Block[] => (partsOf(block) > 0 ? [block] : []);

function partsOf(block: Block): number {
  if (block.kind === 'code') return 1;
  return block.kind === 'table' ? block.rows.length : block.passages.length;
}
