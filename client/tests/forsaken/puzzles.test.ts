import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { about } from '../../src/games/forsaken/about';
import { puzzles } from '../../src/games/forsaken/puzzles.gen';
import { help, written } from '../../src/games/forsaken/puzzles/help.svelte';
import { Solved } from '../../src/games/forsaken/puzzles/solved.svelte';
import type { BoardMatch } from '../../src/match/board';

const KEY = 'lanternwood.forsaken.puzzles';
let shelf: Record<string, string>;
beforeEach(() => {
  shelf = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf[key] ?? null,
    setItem: (key: string, value: string) => void (shelf[key] = value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the puzzles solved on this device', () => {
  it('are kept, each once, with those of other tabs', () => {
    const here = new Solved();
    const there = new Solved();
    here.add('one-blow');
    here.add('one-blow');
    there.add('thin-air');
    expect(JSON.parse(shelf[KEY]!)).toEqual(['one-blow', 'thin-air']);
    expect(new Solved().has('thin-air')).toBe(true);
    expect(here.has('thin-air')).toBe(false);
  });

  it.each(['{"one-blow": true}', 'what', '[3, null]'])('are none where something else lies: %s', (text) => {
    shelf[KEY] = text;
    expect(new Solved().has('one-blow')).toBe(false);
  });
});

describe('a solution that is shown', () => {
  const offering = (...actions: object[]): BoardMatch & { act: ReturnType<typeof vi.fn> } => {
    const choices = actions.map((action) => ({ action, words: '' }));
    return { ask: { id: '', choices }, act: vi.fn(() => Promise.resolve()) } as never;
  };
  const [puzzle] = puzzles.list;

  it('does what it says, in its order, however the server writes it', async () => {
    const match = offering({ type: 'EndTurn' }, { target: 0, follower: 3, type: 'Attack' });
    help.show(puzzle!.id);
    await help.step(puzzle!, match);
    expect(match.act.mock.calls.map(([choice]) => written(choice.action))).toEqual(puzzle!.solution.map(written));
  });

  it('is over as soon as somebody does something else', async () => {
    const match = offering({ type: 'EndTurn' });
    help.show(puzzle!.id);
    await help.step(puzzle!, match);
    expect(match.act).not.toHaveBeenCalled();
    expect(help.shown).toBeNull();
  });
});

it('is a table for one alone, unlike a match', () => {
  expect(about.alone?.({ puzzle: 'one-blow', open_hands: true })).toBe(true);
  expect(about.alone?.({ open_hands: true })).toBe(false);
});
