import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprintOf } from '../src/match/fairness';
import { Match } from '../src/match/match.svelte';
import { promisedFor } from '../src/match/promises';
import type { TableInfo } from '../src/protocol/wire.gen';
import { aTable, openNodeSocket, Party, settled, update } from './party';

interface Vector {
  value: unknown;
  nonce: string;
  fingerprint: string;
}

/** Written by kernel/promising.py; tests/client/test_promise_vectors.py keeps it true. */
const VECTORS = JSON.parse(readFileSync(new URL('./vectors/promises.json', import.meta.url), 'utf8')) as Vector[];

describe.each(VECTORS)('the fingerprint $fingerprint', ({ value, nonce, fingerprint }) => {
  it('is the one that the server makes, whatever order the fields came in', () => {
    expect(fingerprintOf(value, nonce)).toBe(fingerprint);
    const turned = Object.fromEntries(Object.entries(value as object).reverse());
    expect(fingerprintOf(turned, nonce)).toBe(fingerprint);
  });

  it('is another for anything else', () => {
    expect(fingerprintOf({ ...(value as object), more: 1 }, nonce)).not.toBe(fingerprint);
    expect(fingerprintOf(value, `${nonce}0`)).not.toBe(fingerprint);
  });
});

describe('what this browser keeps of what was brought', () => {
  let party: Party;
  let table: TableInfo;
  let match: Match;

  const brought = (phase: TableInfo['phase'], ...prints: string[]) =>
    aTable({ phase, members: aTable().members.map((each, seat) => ({ ...each, brought: prints[seat] ?? '' })) });
  const say = async (next: TableInfo) => {
    table = next;
    party.callers.at(-1)?.say(update(0, { table }));
    await settled(() => match.info?.phase === next.phase && match.seated[1]?.brought === next.members[1]?.brought);
  };
  const come = async (first: TableInfo) => {
    table = first;
    match = new Match({ code: 'FERN', token: 'secret', url: party.url, open: openNodeSocket, patience: 5 });
    match.socket.connect();
    await settled(() => match.info !== null);
  };

  beforeEach(async () => {
    const shelf = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
    });
    party = new Party();
    await party.open();
    party.answer = (frame, caller) => {
      if (frame.type !== 'Hello') return;
      caller.say({ type: 'Welcome', protocol: 1, version: '1', member: 'a' });
      caller.say(update(0, { table }));
    };
  });

  afterEach(async () => {
    match.socket.close();
    await party.close();
    vi.unstubAllGlobals();
  });

  it('is what stood in the lobby last, and stays', async () => {
    await come(brought('lobby', 'aa', 'b1'));
    await say(brought('lobby', 'aa', 'b2'));
    expect(promisedFor('m1')?.brought).toBeUndefined();
    await say(brought('playing', 'aa', 'b3'));
    expect(promisedFor('m1')?.brought).toEqual(['aa', 'b2']);
    await say(brought('over', 'aa', 'b4'));
    expect(promisedFor('m1')?.brought).toEqual(['aa', 'b2']);
  });

  it('is what it is told first if it was away at the start, when it may have been changed fairly', async () => {
    await come(brought('lobby', 'aa', 'b1'));
    table = brought('playing', 'aa', 'b2');
    party.callers.at(-1)?.hangUp();
    await settled(() => match.info?.phase === 'playing');
    expect(promisedFor('m1')?.brought).toEqual(['aa', 'b2']);
  });

  it('is nothing to who came later: nobody promised them anything', async () => {
    await come(brought('playing', 'aa', 'b1'));
    expect(promisedFor('m1')).toBeNull();
  });
});
