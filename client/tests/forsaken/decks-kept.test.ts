import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptDecks, tidied } from '../../src/games/forsaken/decks/kept.svelte';

const KEY = 'lanternwood.forsaken.decks';

function storage(content: Record<string, string> = {}) {
  return {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => void (content[key] = value),
    removeItem: (key: string) => void delete content[key],
    content,
  };
}

let shelf: ReturnType<typeof storage>;
beforeEach(() => vi.stubGlobal('localStorage', (shelf = storage())));
afterEach(() => vi.unstubAllGlobals());

describe('decks on this device', () => {
  it('are kept, changed, copied, removed and brought back', () => {
    const decks = new KeptDecks();
    const one = decks.add('Mine', { S01: 4 });
    decks.change(one.id, { cards: { S01: 3, S02: 1 } });
    const two = decks.duplicate(one.id)!;
    expect(two.name).toBe('Mine 2');
    expect(decks.duplicate(two.id)?.name).toBe('Mine 3');
    expect(two.cards).toEqual({ S01: 3, S02: 1 });
    expect(new KeptDecks().list).toHaveLength(3);

    const gone = decks.deck(two.id)!;
    decks.remove(two.id);
    expect(decks.deck(two.id)).toBeNull();
    decks.restore(gone);
    decks.restore(gone);
    expect(decks.list).toHaveLength(3);
    expect(new KeptDecks().deck(two.id)).toEqual(gone);
  });

  it('do not overwrite what another tab has made meanwhile', () => {
    const [here, there] = [new KeptDecks(), new KeptDecks()];
    here.add('Here', {});
    there.add('There', {});
    expect(new KeptDecks().list.map(({ name }) => name).sort()).toEqual(['Here', 'There']);
  });

  it('live without a place to be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    const decks = new KeptDecks();
    decks.add('One', {});
    decks.add('Two', {});
    expect(decks.list).toHaveLength(2);
  });

  it('leave alone what is no deck of ours', () => {
    const strange = [{ id: 'x', name: 'later', sideboard: [] }, 7, null];
    shelf.content[KEY] = JSON.stringify(strange);
    const decks = new KeptDecks();
    expect(decks.list).toEqual([]);
    decks.add('One', {});
    expect(JSON.parse(shelf.content[KEY]).slice(0, 3)).toEqual(strange);
  });

  it('have names of one line', () => {
    expect(tidied('  a\n#  b ')).toBe('a b');
    expect(tidied('x'.repeat(99))).toHaveLength(60);
  });
});
