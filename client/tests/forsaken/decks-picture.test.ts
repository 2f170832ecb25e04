import { describe, expect, it } from 'vitest';
import { content } from '../../src/games/forsaken/content.gen';
import { encode } from '../../src/games/forsaken/decks/codes';
import { drawn } from '../../src/games/forsaken/decks/picture';

const starter = content.starters.find(({ name }) => name === 'Pyre and Pox')!;
const numbers = Object.fromEntries(starter.cards);
/** The texts of a picture, in their order. */
const textsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

describe('the picture of a deck', () => {
  it('names every card with its number, the Gods and the code', () => {
    const texts = textsOf(drawn('Mine', numbers).svg);
    for (const [id, number] of starter.cards) {
      const at = texts.indexOf(content.cards.find((card) => card.id === id)!.name);
      expect(texts[at - 1], id).toBe(`${number}`);
    }
    expect(texts).toContain('Strife, Contagion');
    expect(texts).toContain('40 of 40 cards');
    expect(texts).toContain(encode(numbers));
  });

  it('takes a name as it is', () => {
    const { svg } = drawn(`<b>&"fire'</b>\u0007`, numbers);
    expect(textsOf(svg)[0]).toBe('&#60;b&#62;&#38;&#34;fire&#39;&#60;/b&#62;');
  });

  it('can be of any deck', () => {
    expect(drawn('', {}).height).toBeGreaterThan(200);
    const all = Object.fromEntries(content.cards.filter(({ copies }) => copies).map(({ id, copies }) => [id, copies]));
    expect(drawn('All', all).height).toBeGreaterThan(drawn('Mine', numbers).height);
  });
});
