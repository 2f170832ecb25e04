import { describe, expect, it } from 'vitest';
import { aboutOf, boardOf, ownLinks, SHELF } from '../src/games';
import { howToPlay } from '../src/games/how-to-play';
import { optionWords } from '../src/games/options';

describe('the games that have a folder', () => {
  it('stand on the shelf, each in a place of its own', () => {
    const places = SHELF.map((game) => aboutOf(game)?.place);
    expect(places).toEqual([...new Set(places)].sort((one, other) => Number(one) - Number(other)));
  });

  it('tell how to play as soon as they have a screen', () => {
    const silent = SHELF.filter((game) => boardOf(game) && !howToPlay(game)?.length);
    expect(silent).toEqual([]);
  });
});

describe('a game that only the server knows', () => {
  it('needs no folder', () => {
    expect(aboutOf('pig')).toBeNull();
    expect(boardOf('pig')).toBeNull();
    expect(howToPlay('pig')).toBeNull();
    expect(ownLinks('rules', 'pig')).toEqual([]);
    expect(optionWords('pig', 'most_points')).toEqual({ label: 'Most points', says: '' });
  });
});
