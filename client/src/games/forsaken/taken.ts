// What can be taken up or carried, before anything is sent, and where it can then go.

import type { Choice } from '../../protocol/wire.gen';
import { kingdomOf, lowerSeat } from './board';
import type { God } from './cards';
import type { Load } from './dragging.svelte';
import { altarSpot, type Offers } from './offers';
import type { View } from './types.gen';

export type Taken =
  | { readonly sort: 'card'; readonly card: string; readonly place: number }
  | { readonly sort: 'channel'; readonly god: God }
  | { readonly sort: 'window'; readonly kingdom: number }
  | { readonly sort: 'altar'; readonly kingdom: number; readonly slot: number }
  | { readonly sort: 'follower'; readonly serial: number }
  /** Only while it is carried: a Gate makes it a Channel, one's own side an Altar. */
  | { readonly sort: 'god'; readonly god: God };

/** By Kingdom, what a thing would do there. */
export type Ways = ReadonlyMap<number, Choice>;

export const NOWHERE: Ways = new Map();

/** What was taken up counts as long as something can be done with it. */
export function isStillUp(taken: Taken, offers: Offers, view: View): boolean {
  switch (taken.sort) {
    case 'card':
      return view.mine?.hand[taken.place] === taken.card;
    case 'channel':
      return offers.channels.has(taken.god);
    case 'window':
      return offers.builds.has(taken.kingdom);
    case 'altar': {
      const spot = altarSpot(taken.kingdom, lowerSeat(view), taken.slot);
      return offers.upgrades.has(spot) || offers.marks.has(spot);
    }
    case 'follower':
      return offers.able.has(taken.serial);
    case 'god':
      return true;
  }
}

export function canCarry(load: Load, { plays, builds, channels, able, picks, moves }: Offers): boolean {
  switch (load.sort) {
    case 'card':
      return plays.has(load.card);
    case 'god':
      return channels.has(load.god) || [...builds.values()].some((gods) => gods.has(load.god));
    case 'follower':
      return able.has(load.serial);
    case 'held':
      return picks.size + moves.size > 0;
  }
}

/** What a thing is while it is carried; what waits in The Gate is taken up already. */
export function takenAs(load: Load): Taken | null {
  if (load.sort === 'held') return null;
  return load.sort === 'follower' ? { sort: 'follower', serial: load.serial } : load;
}

/** The Gates it can go to. A Follower is carried to that of its own Kingdom, to do what it can do. */
export function gatesFor(taken: Taken | null, carried: boolean, offers: Offers, view: View): Ways {
  switch (taken?.sort) {
    case 'card':
      return offers.plays.get(taken.card) ?? NOWHERE;
    case 'channel':
    case 'god':
      return offers.channels.get(taken.god) ?? NOWHERE;
    case 'follower': {
      const [act] = (carried && offers.acts.get(taken.serial)) || [];
      const home = kingdomOf(view, taken.serial);
      return act && home !== null ? new Map([[home, act.choice]]) : NOWHERE;
    }
    default:
      return NOWHERE;
  }
}

/** The Kingdoms on whose own side a God that is carried becomes an Altar. */
export function sitesFor(taken: Taken | null, offers: Offers): Ways {
  if (taken?.sort !== 'god') return NOWHERE;
  const found = [...offers.builds].map(([kingdom, gods]) => [kingdom, gods.get(taken.god)] as const);
  return new Map(found.filter((each): each is readonly [number, Choice] => each[1] !== undefined));
}
