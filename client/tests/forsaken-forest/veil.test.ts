import { expect, test, vi } from 'vitest';

test('what only I know is covered among people, open alone, and as chosen after that', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const { veil } = await import('../../src/games/forsaken-forest/veil.svelte');
  expect(veil.covered).toBe(true);
  veil.lifted = true;
  expect([veil.closed, veil.covered]).toEqual([true, false]);
  veil.lifted = false;
  veil.alone = true;
  expect(veil.covered).toBe(false);
  veil.turn();
  expect([veil.covered, [...stored.values()]]).toEqual([true, ['true']]);
  veil.over = true;
  expect(veil.covered).toBe(false);
  vi.unstubAllGlobals();
});
