// Which words stand in the talk of the table, as one's own page shows it.

import type { Numbered } from '../match/board';
import type { Said } from '../protocol/wire.gen';

/** By day others may look on, so what was whispered shows only while it can be whispered, and when all is over. */
export function talkIn(
  news: readonly Numbered[],
  muted: readonly string[],
  alone: boolean,
): { number: number; news: Said }[] {
  return news.filter(
    (each): each is { number: number; news: Said } =>
      each.news.type === 'Said' && !muted.includes(each.news.member) && (alone || !each.news.whispered),
  );
}
