import { describe, expect, it } from 'vitest';
import { CARDS, type CardShown } from '../../src/games/forsaken/decks/cards';
import { matches, pressed, queryOf, toggled } from '../../src/games/forsaken/decks/query';

const found = (text: string): CardShown[] => CARDS.filter((card) => matches(queryOf(text), card));
const names = (text: string): string[] => found(text).map(({ name }) => name);

describe('searching the cards', () => {
  it('finds all for nothing', () => {
    expect(found('')).toHaveLength(150);
    expect(found('   ')).toHaveLength(150);
  });

  it('takes names and text, whatever the case', () => {
    expect(names('PIT brawl')).toEqual(['Pit Brawler']);
    expect(names('"draw two cards" blood')).toEqual(['Blood Price']);
    expect(found('sear').some(({ name }) => name === 'Sear')).toBe(true);
  });

  it.each([
    ['g:strife', (card: CardShown) => card.god === 'strife'],
    ['god=strife', (card: CardShown) => card.god === 'strife'],
    ['G:str', (card: CardShown) => card.god === 'strife'],
    ['g:s', (card: CardShown) => card.god === 'strife'],
    ['-g:strife', (card: CardShown) => card.god !== 'strife'],
    ['g!=strife', (card: CardShown) => card.god !== 'strife'],
    ['g:strife,occult', (card: CardShown) => ['strife', 'occult'].includes(card.god)],
    ['t:miracle c<=2', (card: CardShown) => card.kind === 'miracle' && card.total <= 2],
    ['t:raider', (card: CardShown) => card.type === 'Raider'],
    ['c:2-3', (card: CardShown) => card.total === 2 || card.total === 3],
    ['c:6+', (card: CardShown) => card.total >= 6],
    ['c>3', (card: CardShown) => card.total > 3],
    ['c!=2', (card: CardShown) => card.total !== 2],
    ['r:rare', (card: CardShown) => card.rarity === 'rare'],
    ['z>=3 f>=4', (card: CardShown) => card.kind === 'follower' && card.zeal >= 3 && card.faith >= 4],
    ['z<9', (card: CardShown) => card.kind === 'follower' && card.zeal < 9],
    ['k:onrush', (card: CardShown) => card.text.keywords.includes('Onrush')],
    ['k:arrival', (card: CardShown) => card.text.lines.some(({ head }) => head === 'Arrival')],
  ])('understands %s', (text, test) => {
    expect(queryOf(text).misread).toEqual([]);
    expect(found(text)).toEqual(CARDS.filter(test));
    expect(found(text).length).toBeGreaterThan(0);
  });

  it('forgives what it cannot understand, and says so', () => {
    expect(queryOf('q:strife').misread).toEqual([{ typed: 'q:strife', why: 'key' }]);
    expect(queryOf('g:zeus').misread).toEqual([{ typed: 'g:zeus', why: 'value' }]);
    expect(queryOf('c<=two').misread).toEqual([{ typed: 'c<=two', why: 'number' }]);
    expect(found('g:zeus')).toHaveLength(150);
    expect(queryOf('g: c<= -').misread).toEqual([]);
    expect(found('g:')).toHaveLength(150);
  });

  it('never throws', () => {
    for (const text of ['"', '""', '-', '-"', 'g:"', '((', ':::', '<=3', 'c:3-', '\\', '🜏 g:s'])
      expect(() => found(text)).not.toThrow();
  });
});

describe('the chips', () => {
  it('write into the text, and read from it', () => {
    let text = toggled('', 'god', 'strife');
    expect(text).toBe('g:strife');
    text = toggled(`${text} onrush`, 'god', 'grandeur');
    expect(text).toBe('onrush g:strife,grandeur');
    text = toggled(text, 'cost', '6+');
    expect(pressed(text, 'god')).toEqual(['strife', 'grandeur']);
    expect(pressed(text, 'cost')).toEqual(['6+']);
    text = toggled(text, 'god', 'strife');
    expect(text).toBe('onrush c:6+ g:grandeur');
    expect(toggled(toggled(text, 'god', 'grandeur'), 'cost', '6+')).toBe('onrush');
  });

  it('leave other filters alone', () => {
    expect(toggled('c<=2 -g:occult k:"bow"', 'cost', '3')).toBe('c<=2 -g:occult k:"bow" c:3');
    expect(pressed('c<=2 -g:occult', 'god')).toEqual([]);
    expect(pressed('god:STR', 'god')).toEqual(['strife']);
  });
});
