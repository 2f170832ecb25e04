import { describe, expect, it } from 'vitest';
import { ranOut, waiting } from '../../src/games/forsaken-forest/small-things.svelte';
import type { View, WindowView } from '../../src/games/forsaken-forest/types.gen';

const TIMER = { until: 10_000, whole: 4, then: 'rules' } as const;

const view = (kind: WindowView['kind'] | null, some: object = {}, passed = false): View =>
  ({
    seat: 1,
    active: 0,
    pending: [],
    window: kind && { kind, eligible: [0, 1, 2], passed },
    ...some,
  }) as unknown as View;

describe('a small window', () => {
  it('waits for those who may act and have not passed', () => {
    expect(waiting(view('before-draw'), TIMER)).toEqual({ kind: 'before-draw', active: 0, until: 10_000 });
    expect(waiting(view('before-draw', {}, true), TIMER)).toBeNull();
    expect(waiting(view('before-draw', { seat: 3 }), TIMER)).toBeNull();
    expect(waiting(view('before-draw', { seat: null }), TIMER)).toBeNull();
  });

  it('is not one in which a card can be answered or somebody saved', () => {
    for (const kind of ['answer', 'doorstep', 'action'] as const) expect(waiting(view(kind), TIMER)).toBeNull();
  });

  it('has run out when its time is up and nothing was played', () => {
    const was = { kind: 'fast', active: 0, until: 10_000 } as const;
    expect(ranOut(was, view('before-draw', { active: 1 }), 10_020)).toBe(true);
    expect(ranOut(was, view('before-draw', { active: 1 }), 4_000)).toBe(false);
    expect(ranOut(was, view('fast'), 10_020)).toBe(false);
    expect(ranOut(was, view('answer', { pending: [{}] }), 10_020)).toBe(false);
  });
});
