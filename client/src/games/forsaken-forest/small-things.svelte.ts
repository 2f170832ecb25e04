// Windows that nobody needed. Whoever lets one of them run out is told, once, that they need not be asked about such.

import { kept } from '../../app/kept';
import type { Running } from '../../match/board';
import type { Seat, View, WindowView } from './types.gen';

const KEY = 'lanternwood.forsaken-forest.small-things';
const SMALL: readonly WindowView['kind'][] = ['before-draw', 'after-draw', 'fast', 'forest'];
/** Milliseconds by which what closes a window may come before its clock has run down here. */
const EARLY = 500;

/** A small window that waits for this seat too. */
export interface Waiting {
  readonly kind: WindowView['kind'];
  readonly active: Seat | null;
  /** On the scale of performance.now(). */
  readonly until: number;
}

export function waiting(view: View, timer: Running | null): Waiting | null {
  const { window, seat, active } = view;
  if (!window || !timer || seat === null || !SMALL.includes(window.kind) || window.passed) return null;
  return window.eligible.includes(seat) ? { kind: window.kind, active, until: timer.until } : null;
}

/** Whether its time is up and nobody has played anything in it. */
export function ranOut(was: Waiting, view: View, now: number): boolean {
  const gone = view.window?.kind !== was.kind || view.active !== was.active;
  return gone && view.pending.length === 0 && now >= was.until - EARLY;
}

export class SmallThings {
  /** To be told now. */
  offering = $state(false);
  #told = kept.read<boolean>(KEY) ?? false;
  #was: Waiting | null = null;

  follow(view: View, timer: Running | null): void {
    if (this.#was && !this.#told && ranOut(this.#was, view, performance.now())) this.#offer();
    this.#was = waiting(view, timer);
  }

  #offer(): void {
    this.offering = true;
    this.#told = true;
    kept.write(KEY, true);
  }

  /** It was read. */
  close(): void {
    this.offering = false;
  }
}
