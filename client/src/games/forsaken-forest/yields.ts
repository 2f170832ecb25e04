// What one lets pass by oneself, so that nobody has to press for every window. It looks only at what the seat sees, and
// passes as a hand would: nobody learns of it.

import type { View } from './types.gen';

/** Ask me always; only when a card is played or somebody can be saved; only at Forest cards; not before my turn. */
export const YIELDS = ['ask', 'cards', 'forest', 'turn'] as const;
export type Yielding = (typeof YIELDS)[number];

/** Whether this window is passed for me. In an Action Phase nothing waits for the others, so nothing is passed there. */
export function letsPass(yielding: Yielding, view: Pick<View, 'window' | 'pending' | 'active' | 'seat'>): boolean {
  const kind = view.window?.kind;
  if (!kind || kind === 'action' || yielding === 'ask') return false;
  if (yielding === 'turn') return view.active !== view.seat;
  if (yielding === 'forest') return view.pending.at(-1)?.player !== null;
  return kind !== 'answer' && kind !== 'doorstep';
}

const KEY = 'lanternwood.yield';

/** Kept on this device for this match. */
export function keptYield(match: string): Yielding {
  const kept = sessionStorage.getItem(`${KEY}.${match}`);
  return YIELDS.find((each) => each === kept) ?? 'ask';
}

export function keepYield(match: string, yielding: Yielding): void {
  sessionStorage.setItem(`${KEY}.${match}`, yielding);
}
