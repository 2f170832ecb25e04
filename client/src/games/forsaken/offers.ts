// The flat list of choices, found by the thing on the table they are about. Nothing here knows what is legal; it only
// sorts what is offered, so that every offered choice can be reached and nothing else can be pressed.

import type { Choice, Foreseen } from '../../protocol/wire.gen';
import type { God } from './cards';
import type { Action, Event } from './types.gen';

/** Where on the board something stands, as one word: `f12` a Follower or Blessing, `t0-1` a Tower, `a0-1-3` an Altar. */
export type Spot = string;

export const followerSpot = (serial: number): Spot => `f${serial}`;
export const towerSpot = (kingdom: number, seat: number): Spot => `t${kingdom}-${seat}`;
export const isTower = (spot: Spot): boolean => spot.startsWith('t');
export const altarSpot = (kingdom: number, seat: number, slot: number): Spot => `a${kingdom}-${seat}-${slot}`;
export function altarAt(spot: Spot): { kingdom: number; slot: number } {
  const [kingdom, , slot] = spot.slice(1).split('-').map(Number);
  return { kingdom: kingdom!, slot: slot! };
}
export const miracleSpot = (kingdom: number, seat: number, place: number): Spot => `m${kingdom}-${seat}-${place}`;

export interface Act {
  readonly ability: number;
  readonly choice: Choice;
}

export interface Offers {
  /** By card, then by Kingdom. */
  readonly plays: ReadonlyMap<string, ReadonlyMap<number, Choice>>;
  /** By Kingdom, then by God. */
  readonly builds: ReadonlyMap<number, ReadonlyMap<God, Choice>>;
  /** By God, then by Kingdom. */
  readonly channels: ReadonlyMap<God, ReadonlyMap<number, Choice>>;
  readonly upgrades: ReadonlyMap<Spot, Choice>;
  /** To mark a source, or to take the mark off. */
  readonly marks: ReadonlyMap<Spot, Choice>;
  /** By the Follower's serial number. */
  readonly acts: ReadonlyMap<number, readonly Act[]>;
  /** By the attacker's serial number, then by target. */
  readonly attacks: ReadonlyMap<number, ReadonlyMap<Spot, Choice>>;
  /** The Followers that can attack or do something. */
  readonly able: ReadonlySet<number>;
  readonly concessions: ReadonlyMap<number, Choice>;
  /** Answers on the board. */
  readonly picks: ReadonlyMap<Spot, Choice>;
  /** Answers by Follower, then by the Kingdom it goes to. */
  readonly moves: ReadonlyMap<Spot, ReadonlyMap<number, Choice>>;
  /** Answers that are cards only their owner sees, and cards in The Past by their serial number. */
  readonly cards: ReadonlyMap<string, Choice>;
  readonly putBacks: ReadonlyMap<string, Choice>;
  readonly mulligan: Choice | null;
  readonly done: Choice | null;
  readonly takeBack: Choice | null;
  readonly endTurn: Choice | null;
}

function put<K, L, V>(map: Map<K, Map<L, V>>, key: K, inner: L, value: V): void {
  const found = map.get(key) ?? new Map<L, V>();
  found.set(inner, value);
  map.set(key, found);
}

/** `me` is whose sources are marked; `kingdomOf` finds where a Follower stands, for attacks on a Tower. */
export function offersOf(choices: readonly Choice[], me: number, kingdomOf: (serial: number) => number | null): Offers {
  const plays = new Map<string, Map<number, Choice>>();
  const builds = new Map<number, Map<God, Choice>>();
  const channels = new Map<God, Map<number, Choice>>();
  const attacks = new Map<number, Map<Spot, Choice>>();
  const moves = new Map<Spot, Map<number, Choice>>();
  const upgrades = new Map<Spot, Choice>();
  const marks = new Map<Spot, Choice>();
  const acts = new Map<number, Act[]>();
  const concessions = new Map<number, Choice>();
  const picks = new Map<Spot, Choice>();
  const cards = new Map<string, Choice>();
  const putBacks = new Map<string, Choice>();
  const single: Record<'mulligan' | 'done' | 'takeBack' | 'endTurn', Choice | null> = {
    mulligan: null,
    done: null,
    takeBack: null,
    endTurn: null,
  };
  for (const choice of choices) {
    const action = choice.action as Action;
    switch (action.type) {
      case 'Play':
        put(plays, action.card, action.kingdom, choice);
        break;
      case 'Build':
        put(builds, action.kingdom, action.god, choice);
        break;
      case 'Channel':
        put(channels, action.god, action.kingdom, choice);
        break;
      case 'Upgrade':
        upgrades.set(altarSpot(action.kingdom, me, action.slot), choice);
        break;
      case 'Commit':
      case 'Uncommit':
        marks.set(altarSpot(action.kingdom, me, action.slot), choice);
        break;
      case 'Activate':
        acts.set(action.follower, [...(acts.get(action.follower) ?? []), { ability: action.ability, choice }]);
        break;
      case 'Attack': {
        const tower = towerSpot(kingdomOf(action.follower) ?? -1, 1 - me);
        put(attacks, action.follower, action.target === 0 ? tower : followerSpot(action.target), choice);
        break;
      }
      case 'Concede':
        concessions.set(action.kingdom, choice);
        break;
      case 'Pick':
        if (kingdomOf(action.serial) === null) cards.set(`#${action.serial}`, choice);
        else picks.set(followerSpot(action.serial), choice);
        break;
      case 'PickMove':
        put(moves, followerSpot(action.serial), action.kingdom, choice);
        break;
      case 'PickAltar':
        picks.set(altarSpot(action.kingdom, action.side, action.slot), choice);
        break;
      case 'PickTower':
        picks.set(towerSpot(action.kingdom, action.side), choice);
        break;
      case 'PickMiracle':
        picks.set(miracleSpot(action.kingdom, action.side, action.place), choice);
        break;
      case 'PickCard':
        cards.set(action.card, choice);
        break;
      case 'PutBack':
        putBacks.set(action.card, choice);
        break;
      case 'Mulligan':
        single.mulligan = choice;
        break;
      case 'Done':
        single.done = choice;
        break;
      case 'TakeBack':
        single.takeBack = choice;
        break;
      case 'EndTurn':
        single.endTurn = choice;
        break;
      case 'Timeout':
        break;
    }
  }
  return {
    plays,
    builds,
    channels,
    upgrades,
    marks,
    acts,
    attacks,
    able: new Set([...attacks.keys(), ...acts.keys()]),
    concessions,
    picks,
    moves,
    cards,
    putBacks,
    ...single,
  };
}

const eventsOf = (foreseen: Foreseen | null | undefined): readonly Event[] =>
  (foreseen?.events ?? []) as readonly Event[];

/** The slots that would pay for a choice, if that can be told before it is made. */
export function sourcesOf(choice: Choice | null): readonly number[] {
  for (const event of eventsOf(choice?.foreseen)) {
    if ('sources' in event) return event.sources;
  }
  return [];
}

const GATED: readonly Action['type'][] = ['Play', 'Channel', 'Activate'];

/** Nothing follows from it yet: it waits in The Gate for its targets, and can be taken back. */
export const isHeld = (choice: Choice): boolean =>
  GATED.includes((choice.action as Action).type) && choice.foreseen === null;

/** What a choice would take from each thing on the board, and who would not survive it: drawn beside the thing. */
export interface Toll {
  readonly lost: number;
  readonly falls: boolean;
  /** What a Tower has in the end; Followers may be changed in other ways meanwhile. */
  readonly left: number | null;
}

export function tollsOf(choice: Choice | null): ReadonlyMap<Spot, Toll> {
  const tolls = new Map<Spot, Toll>();
  const add = (spot: Spot, lost: number, falls: boolean, left: number | null = null): void => {
    const before = tolls.get(spot);
    tolls.set(spot, { lost: (before?.lost ?? 0) + lost, falls: falls || (before?.falls ?? false), left });
  };
  for (const event of eventsOf(choice?.foreseen)) {
    if (event.type === 'FaithLost') add(followerSpot(event.serial), event.number, false);
    else if (event.type === 'TowerLostFaith')
      add(towerSpot(event.kingdom, event.seat), event.number, event.left <= 0, event.left);
    else if (event.type === 'TowerRestored') add(towerSpot(event.kingdom, event.seat), 0, false, event.left);
    else if (event.type === 'FollowersForsaken') for (const each of event.serials) add(followerSpot(each), 0, true);
  }
  return tolls;
}
