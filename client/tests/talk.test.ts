import { expect, it } from 'vitest';
import type { Numbered } from '../src/match/board';
import { talkIn } from '../src/table/talk';

const said = (number: number, member: string, words: string, whispered = false): Numbered => ({
  number,
  news: { type: 'Said', member, words, whispered },
});
const news = [said(1, 'ana', 'Psst', true), said(2, 'bo', 'Good morning'), said(3, 'cy', 'Ha')];
const shown = (muted: string[], alone: boolean) => talkIn(news, muted, alone).map((each) => each.news.words);

it('leaves out by day what was whispered by night', () => {
  expect(shown([], false)).toEqual(['Good morning', 'Ha']);
  expect(shown([], true)).toEqual(['Psst', 'Good morning', 'Ha']);
});

it('leaves out whom one does not want to hear', () => {
  expect(shown(['cy'], true)).toEqual(['Psst', 'Good morning']);
});
