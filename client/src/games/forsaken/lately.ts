// What the other did in their last turn, for whoever could not watch every moment of it.

import type { Numbered } from '../../match/board';
import { words } from './strings';
import { taleOf } from './tale';
import type { Event } from './types.gen';

/** The sentences of the last turn that was not `seat`'s own; what was built comes last, in one. */
export function latelyOf(news: readonly Numbered[], seat: number | null): string[] {
  let told: string[] = [];
  let built: number[] = [];
  let theirs = false;
  for (const { news: line } of taleOf(news)) {
    if (line.type !== 'Told') continue;
    const event = line.event as Event;
    if (event.type === 'TurnBegan') {
      theirs = event.seat !== seat;
      if (theirs) [told, built] = [[], []];
    } else if (theirs && event.type === 'AltarBuilt') built.push(event.kingdom);
    else if (theirs) told.push(line.words);
  }
  return built.length ? [...told, words.tale.built(built.toSorted())] : told;
}
