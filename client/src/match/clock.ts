// What a clock says at a moment. The server is asked once: from then on seconds are counted here.

import type { Timer } from '../protocol/wire.gen';
import type { Running } from './board';

const LATE = 5;

/** A clock as it came, on the scale of performance.now(). */
export function running({ left, ...rest }: Timer, now: number): Running {
  return { ...rest, until: now + left * 1000 };
}

export interface Reading {
  /** Seconds. */
  readonly left: number;
  /** How much of the wick is left, from 0 to 1. */
  readonly share: number;
  /** Seconds in reserve; null where there is none. */
  readonly reserve: number | null;
  readonly burning: boolean;
  readonly late: boolean;
}

export function clockAt(timer: Running, now: number): Reading {
  const until = (timer.until - now) / 1000;
  const left = Math.max(0, until);
  const reserve = timer.reserve === undefined ? null : Math.max(0, timer.reserve + Math.min(0, until));
  return {
    left,
    share: timer.whole > 0 ? Math.min(1, left / timer.whole) : 0,
    reserve,
    burning: left === 0 && reserve !== null && reserve > 0,
    late: left + (reserve ?? 0) < LATE,
  };
}
