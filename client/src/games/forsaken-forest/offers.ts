// The flat list of choices, sorted by what a person touches to make them. Nothing is added and nothing left out.

import type { Choice } from '../../protocol/wire.gen';
import { faceAt, type Face } from './cards';
import type { Territory } from './map';
import type { Action } from './types.gen';

/** What a card is aimed at. */
export type Aimed =
  | { at: Territory }
  | { seat: number }
  | { slot: number }
  /** A Curse in play, by its number. */
  | { curse: number }
  /** A card of the Travelers Discard, by its number. */
  | { card: number }
  | null;

export interface Offer {
  readonly choice: Choice;
  readonly action: Action;
  readonly aimed: Aimed;
}

/** A card, or the Path that everyone places in the Fugue Phase, and every way to play it. */
export interface Playable {
  readonly key: string;
  readonly face: Face | null;
  readonly offers: readonly Offer[];
}

/** Choices that are one press. */
export type Press =
  | 'Pass'
  | 'Forage'
  | 'EndActionPhase'
  | 'Announce'
  | 'Unmark'
  | 'EndPlea'
  | 'ShowHand'
  | 'GoToGallows'
  | 'TakeTheBolt'
  | 'Decline';

export interface Sorted {
  readonly playable: readonly Playable[];
  readonly presses: Partial<Record<Press, Choice>>;
  readonly life: Choice | null;
  readonly death: Choice | null;
  /** By card number. */
  readonly picks: ReadonlyMap<number, Choice>;
  readonly orders: readonly { order: readonly number[]; choice: Choice }[];
  /** By night: by seat, by slot, and the Village and the Void together. */
  readonly players: ReadonlyMap<number, Choice>;
  readonly slots: ReadonlyMap<number, Choice>;
  readonly placements: readonly { village: number; void: number; choice: Choice }[];
}

export const FUGUE = 'path';

function aimedBy(action: Action): Aimed {
  if (action.type === 'PlacePath' || action.type === 'Mark') return { at: action.at };
  if (action.type !== 'Play') return null;
  if (action.at >= 0) return { at: action.at };
  if (action.target >= 0) return { seat: action.target };
  if (action.slot >= 0) return { slot: action.slot };
  if (action.chosen < 0) return null;
  const recovers = faceAt(action.card).effects.some((effect) => effect.do === 'recover');
  return recovers ? { card: action.chosen } : { curse: action.chosen };
}

export function sorted(choices: readonly Choice[]): Sorted {
  const plays = new Map<string, { face: Face | null; offers: Offer[] }>();
  const presses: Partial<Record<Press, Choice>> = {};
  const picks = new Map<number, Choice>();
  const orders: Sorted['orders'][number][] = [];
  const players = new Map<number, Choice>();
  const slots = new Map<number, Choice>();
  const placements: Sorted['placements'][number][] = [];
  let life: Choice | null = null;
  let death: Choice | null = null;
  for (const choice of choices) {
    const action = choice.action as Action;
    switch (action.type) {
      case 'Play':
      case 'Mark':
      case 'PlacePath': {
        const key = action.type === 'PlacePath' ? FUGUE : String(action.card);
        const play = plays.get(key) ?? { face: action.type === 'PlacePath' ? null : faceAt(action.card), offers: [] };
        play.offers.push({ choice, action, aimed: aimedBy(action) });
        plays.set(key, play);
        break;
      }
      case 'CastVote':
        if (action.death) death = choice;
        else life = choice;
        break;
      case 'PickCard':
        picks.set(action.card, choice);
        break;
      case 'PutBack':
        orders.push({ order: action.order, choice });
        break;
      case 'ChoosePlayer':
        players.set(action.player, choice);
        break;
      case 'ChooseSlot':
        slots.set(action.slot, choice);
        break;
      case 'PlaceDestinations':
        placements.push({ village: action.village, void: action.void, choice });
        break;
      case 'Say':
      case 'Timeout':
        break;
      default:
        presses[action.type] = choice;
    }
  }
  const playable = [...plays].map(([key, play]) => ({ key, ...play }));
  return { playable, presses, life, death, picks, orders, players, slots, placements };
}

/** Two aims at the same thing. */
export function same(one: Aimed, other: Aimed): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Of a card, what it can be aimed at on the map, round the table, and in lists. */
export function targets(playable: Playable | null) {
  const found = {
    at: [] as number[],
    seats: [] as number[],
    slots: [] as number[],
    curses: [] as number[],
    cards: [] as number[],
  };
  for (const { aimed } of playable?.offers ?? []) {
    if (!aimed) continue;
    if ('at' in aimed) found.at.push(aimed.at);
    else if ('seat' in aimed) found.seats.push(aimed.seat);
    else if ('slot' in aimed) found.slots.push(aimed.slot);
    else if ('curse' in aimed) found.curses.push(aimed.curse);
    else found.cards.push(aimed.card);
  }
  return found;
}
