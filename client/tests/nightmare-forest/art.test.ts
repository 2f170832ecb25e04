import { describe, expect, it } from 'vitest';
import { motifOf } from '../../src/games/nightmare-forest/art';
import { content } from '../../src/games/nightmare-forest/content.gen';
import { FIGURES } from '../../src/games/nightmare-forest/figures';

describe('the pictures', () => {
  it('has a motif for every animal, obstacle and piece of gear', () => {
    const cards = [...content.zombies, ...content.obstacles, ...content.gear];
    expect(cards.filter((card) => !motifOf(card.id)).map((card) => card.id)).toEqual([]);
  });

  it('has a figure for every camper and survivor', () => {
    const people = [...content.campers, ...content.survivors];
    expect(people.filter((card) => !FIGURES[card.id]).map((card) => card.id)).toEqual([]);
  });

  it('gives no two animals the same motif', () => {
    const motifs = content.zombies.map((card) => motifOf(card.id));
    expect(new Set(motifs).size).toBe(motifs.length);
  });
});
