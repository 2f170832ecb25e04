// What the other did in their last turn, for whoever could not watch every moment of it.

import type { Numbered } from '../../match/board';
import { hints } from './hints';
import { isCard, cardOf } from './cards';
import { words } from './strings';
import { taleOf } from './tale';
import type { Event } from './types.gen';

/** Where the other built in the last turn that was not `seat`'s own. */
function builtIn(news: readonly Numbered[], seat: number | null): number[] {
  let built: number[] = [];
  for (const { news: line } of news) {
    if (line.type !== 'Told') continue;
    const event = line.event as Event;
    if (event.type === 'TurnBegan' && event.seat !== seat) built = [];
    else if (event.type === 'AltarBuilt' && event.seat !== seat) built.push(event.kingdom);
  }
  return built.toSorted();
}

/** The sentences of the last turn that was not `seat`'s own; what was built comes last, in one. */
export function latelyOf(news: readonly Numbered[], seat: number | null): string[] {
  let told: string[] = [];
  let theirs = false;
  for (const { news: line } of taleOf(news)) {
    if (line.type !== 'Told') continue;
    const event = line.event as Event;
    if (event.type === 'TurnBegan') {
      theirs = event.seat !== seat;
      if (theirs) told = [];
    } else if (theirs && event.type !== 'AltarBuilt') told.push(line.words);
  }
  const built = builtIn(news, seat);
  return built.length ? [...told, words.tale.built(built)] : told;
}

interface Loss {
  faith: number;
  left: number;
  readonly by: Set<string>;
}

const nameOf = (card: string): string => (isCard(card) ? cardOf(card).name : card);

/** Whose doing it is that follows, by name. */
function doerOf(event: Event): string | null {
  switch (event.type) {
    case 'CardPlayed':
    case 'MiracleRevealed':
    case 'AbilityUsed':
    case 'AbilityTriggered':
    case 'AttackDeclared':
      return nameOf(event.card);
    case 'ChannelUsed':
      return 'a Channel';
    default:
      return null;
  }
}

/** What the last turn that was not `seat`'s own took from them, and by whose doing: before all else that was done. */
export function harmIn(news: readonly Numbered[], seat: number | null): string[] {
  if (seat === null) return [];
  const owners = new Map<number, number>();
  let [towers, fallen] = [new Map<number, Loss>(), [] as string[]];
  let theirs = false;
  let doer: string | null = null;
  for (const { news: line } of news) {
    if (line.type !== 'Told') continue;
    const event = line.event as Event;
    doer = doerOf(event) ?? doer;
    if (event.type === 'TurnBegan') {
      theirs = event.seat !== seat;
      doer = null;
      if (theirs) [towers, fallen] = [new Map(), []];
    } else if (event.type === 'FollowerEntered' || event.type === 'FollowerSeized')
      owners.set(event.serial, event.seat);
    else if (!theirs) continue;
    else if (event.type === 'TowerLostFaith' && event.seat === seat) {
      const loss = towers.get(event.kingdom) ?? { faith: 0, left: 0, by: new Set() };
      if (doer) loss.by.add(doer);
      towers.set(event.kingdom, { ...loss, faith: loss.faith + event.number, left: event.left });
    } else if (event.type === 'FollowersForsaken')
      fallen.push(...event.cards.filter((_, at) => owners.get(event.serials[at]!) === seat).map(nameOf));
  }
  const lost = [...towers].toSorted(([one], [other]) => one - other);
  return [
    ...lost.map(([kingdom, { faith, left, by }]) => hints.harm.tower(kingdom, faith, [...by], left)),
    ...(fallen.length ? [hints.harm.followers(fallen)] : []),
  ];
}
