// How likely one draws each card of one's deck next, from what one has seen of its order.

import { counted } from './board';
import type { Mine } from './types.gen';

export interface Odds {
  readonly lines: readonly { readonly card: string; readonly number: number; readonly chance: number }[];
  /** What is known of the order, as far as it matters to the next card. */
  readonly order: 'none' | 'known' | 'bottom' | 'unknown';
}

/** Those known to lie at the bottom come last; of the rest each is as likely as any other, unless the top one is known. */
export function oddsOf({ deck_left, known_top, known_bottom }: Mine): Odds {
  const whole = known_bottom.length >= deck_left.length;
  const next = known_top[0] ?? (whole ? known_bottom.at(-1) : undefined);
  const below = counted(known_bottom);
  const unknown = deck_left.length - known_bottom.length;
  const lines = counted(deck_left).map(({ card, number }) => {
    const low = below.find((each) => each.card === card)?.number ?? 0;
    const chance = next === undefined ? (number - low) / unknown : Number(card === next);
    return { card, number, chance };
  });
  if (lines.length === 0) return { lines, order: 'none' };
  if (next !== undefined) return { lines, order: 'known' };
  return { lines, order: known_bottom.length > 0 ? 'bottom' : 'unknown' };
}
