import { describe, expect, it } from 'vitest';
import { clockAt, running } from '../src/match/clock';

const SENT = 5_000;
const plain = running({ left: 20, whole: 60, then: 'rules' }, SENT);
const turn = running({ left: 20, whole: 60, then: 'rules', name: 'turn 3', seat: 1, reserve: 30 }, SENT);
const after = (seconds: number) => SENT + seconds * 1000;

describe('a clock', () => {
  it('runs down, and is late at the end', () => {
    expect(clockAt(plain, after(5))).toEqual({ left: 15, share: 0.25, reserve: null, burning: false, late: false });
    expect(clockAt(plain, after(16)).late).toBe(true);
    expect(clockAt(plain, after(99))).toEqual({ left: 0, share: 0, reserve: null, burning: false, late: true });
  });

  it('burns its reserve only when nothing else is left', () => {
    expect(clockAt(turn, after(18))).toMatchObject({ left: 2, reserve: 30, burning: false, late: false });
    expect(clockAt(turn, after(30))).toMatchObject({ left: 0, reserve: 20, burning: true, late: false });
    expect(clockAt(turn, after(46))).toMatchObject({ reserve: 4, burning: true, late: true });
    expect(clockAt(turn, after(99))).toMatchObject({ left: 0, reserve: 0, burning: false, late: true });
  });

  it('tells whose it is', () => {
    expect(turn).toEqual({ until: after(20), whole: 60, then: 'rules', name: 'turn 3', seat: 1, reserve: 30 });
  });
});
