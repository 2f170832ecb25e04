import { describe, expect, it } from 'vitest';
import { routeOf, type Route } from '../src/app/routes';
import { ownPages } from '../src/games';

describe('addresses', () => {
  it.each<[string, Route]>([
    ['/', { page: 'home' }],
    ['/new', { page: 'new', game: null }],
    ['/t/fern', { page: 'table', code: 'FERN', screen: false }],
    ['/t/MOSSES/', { page: 'table', code: 'MOSSES', screen: false }],
    ['/t/FERN/screen', { page: 'table', code: 'FERN', screen: true }],
    ['/replay/61b447231f21', { page: 'replay', id: '61b447231f21', mind: 'open', step: 0 }],
    ['/rules', { page: 'rules', game: null }],
    ['/rules/nightmare-forest', { page: 'rules', game: 'nightmare-forest' }],
    ['/settings', { page: 'settings' }],
    ['/notices', { page: 'notices' }],
    ['/moderator', { page: 'own', path: '/moderator' }],
    ['/odds/enter-the-forest', { page: 'own', path: '/odds/enter-the-forest' }],
    ['/quick/enter-the-forest', { page: 'own', path: '/quick/enter-the-forest' }],
    ['/forsaken/decks/a1b2c', { page: 'own', path: '/forsaken/decks', rest: 'a1b2c' }],
    ['/forsaken/decks/a1b2c/more', { page: 'nowhere' }],
    ['/forsaken/cards/more', { page: 'nowhere' }],
    ['/moderator/', { page: 'own', path: '/moderator' }],
  ])('%s leads somewhere', (path, route) => expect(routeOf(path)).toEqual(route));

  it.each([
    '/t',
    '/t/FER',
    '/t/FERN/else',
    '/t/FERN/screen/more',
    '/replay',
    '/new/one',
    '/settings/two',
    '/moderator/one',
    '/rules/a/b',
    '/odds',
    '/quick',
    '/odds/forsaken',
    '/odds/enter-the-forest/more',
    '/odds%2Fenter-the-forest',
    '/%',
    '/elsewhere',
  ])('%s leads nowhere', (path) => expect(routeOf(path)).toEqual({ page: 'nowhere' }));

  it('takes along where in a replay, and with whose mind', () => {
    expect(routeOf('/replay/61b4', '?mind=2&step=17')).toEqual({ page: 'replay', id: '61b4', mind: '2', step: 17 });
    for (const odd of ['-1', '1.5', 'x', ''])
      expect(routeOf('/replay/61b4', `?step=${odd}`)).toMatchObject({ mind: 'open', step: 0 });
  });

  it('lets no page of a game hide behind one of the house or of another game', () => {
    const paths = ownPages().map(({ path }) => path);
    expect(paths.map((path) => routeOf(path))).toEqual(paths.map((path) => ({ page: 'own', path })));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('takes the game along', () => {
    expect(routeOf('/new', '?game=forsaken')).toEqual({ page: 'new', game: 'forsaken' });
  });
});
