import { describe, expect, it } from 'vitest';
import { motifs } from '../../src/games/forsaken/art';
import { content } from '../../src/games/forsaken/content.gen';
import { CARDS, TOKENS } from '../../src/games/forsaken/decks/cards';
import { fetchMotifs, motifOf } from '../../src/games/forsaken/motifs';
import { SYMBOLS } from '../../src/games/forsaken/symbols';

/** The base set is thirty cards a God; their ids are the letter of the God and a number. */
const isOfTheBaseSet = (id: string): boolean => /^[SIOCG](0[1-9]|[12]\d|30)$/.test(id);
const own = [
  ...[...CARDS.map(({ id }) => id).filter(isOfTheBaseSet), ...TOKENS.map(({ id }) => id)],
  ...content.channels.map(({ name }) => name),
];

describe('the pictures', () => {
  it('has a motif of its own for each card of the base set, token and Channel', () => {
    expect(own.filter((card) => !motifs[card])).toEqual([]);
    expect(new Set(own.map((card) => motifs[card])).size).toBe(own.length);
  });

  it('draws every card there is: one without a motif with the sign of its God', async () => {
    for (const { id } of content.gods) fetchMotifs(id);
    const card = content.cards.find(({ id }) => id === 'S01')!;
    const kept = motifs['S01'];
    const { motifs: strife } = await import('../../src/games/forsaken/art/strife');
    delete strife[card.id];
    await expect.poll(() => motifOf(card.id)).toBe(SYMBOLS.strife);
    strife[card.id] = kept!;
    for (const { id } of content.cards) await expect.poll(() => motifOf(id), { message: id }).toMatch(/^<(path|g)/);
  });
});
