// Whom the phone should go to.

import type { Seat, View } from '../types.gen';

/** Of what is being waited for, so that one knows when it has changed. */
export function momentOf({ roll, reductions, closed }: View, awaited: readonly Seat[]): string {
  const stage = roll && 'stage' in roll ? roll.stage : roll?.type === 'Contest' ? String(roll.gathering) : '';
  return [closed, roll?.number ?? '', stage, reductions.map((each) => each.stage).join('+'), awaited.join('+')].join(
    ' ',
  );
}

/** The seat whose word is needed, where that is not the one that holds the phone. Between rolls anyone may begin. */
export function asksFor(view: View, awaited: readonly Seat[], holder: Seat): Seat | null {
  const due = view.roll !== null || view.characters.some(({ lost, fate }) => lost && !fate);
  return due && !awaited.includes(holder) ? (awaited[0] ?? null) : null;
}
