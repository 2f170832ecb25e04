import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { motifs } from '../../src/games/forsaken/art';
import { content } from '../../src/games/forsaken/content.gen';
import { SYMBOLS } from '../../src/games/forsaken/symbols';

/** What the printing press has; `node build/motifs.mjs` writes it. */
const file = new URL('../../../src/lanternwood/printing/games/forsaken/motifs.json', import.meta.url);
const printed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

describe('cards on paper', () => {
  it('have the motifs that they have on the screen', () => {
    for (const { id } of content.cards) expect(printed[id], id).toBe(motifs[id]);
    for (const { id } of content.gods) expect(printed[id], id).toBe(SYMBOLS[id]);
  });
});
