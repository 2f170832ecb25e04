import { describe, expect, it } from 'vitest';
import { motifOf } from '../../src/games/forsaken/art';
import { content } from '../../src/games/forsaken/content.gen';

const pictured = [...content.cards.map((card) => card.id), ...content.channels.map((channel) => channel.name)];

describe('the pictures', () => {
  it('has a motif for every card, token and Channel', () => {
    expect(pictured.filter((card) => !motifOf(card))).toEqual([]);
  });

  it('gives no two of them the same', () => {
    expect(new Set(pictured.map(motifOf)).size).toBe(pictured.length);
  });
});
