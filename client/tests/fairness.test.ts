import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chanceFrom, commitmentOf, firstWrongDraw } from '../src/match/fairness';
import type { Draw, Opened } from '../src/protocol/wire.gen';

interface Vector {
  opened: Opened;
  commitment: string;
  draws: Draw[];
}

/** Written by kernel/fairness.py and kernel/rng.py; tests/client/test_chance_vectors.py keeps it true. */
const VECTORS = JSON.parse(readFileSync(new URL('./vectors/chance.json', import.meta.url), 'utf8')) as Vector[];

describe.each(VECTORS)('chance from the seed "$opened.seed"', ({ opened, commitment, draws }) => {
  it('was promised as the server promises it', () => {
    expect(commitmentOf(opened.seed)).toBe(commitment);
  });

  it('draws what the server draws', () => {
    const chance = chanceFrom(opened);
    expect(draws.map(([bound]) => chance.below(bound))).toEqual(draws.map(([, value]) => value));
    expect(firstWrongDraw(opened, draws)).toBeNull();
  });

  it('shows a draw that was changed', () => {
    const changed = draws.map(([bound, value], index): Draw => [bound, index === 10 ? (value + 1) % bound : value]);
    expect(firstWrongDraw(opened, changed)).toBe(10);
  });

  it('shows a word that was left out or moved', () => {
    const fewer = { ...opened, entropy: [...opened.entropy.slice(1), 'another'] };
    expect(firstWrongDraw(fewer, draws)).not.toBeNull();
  });
});
