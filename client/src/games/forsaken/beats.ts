// What happened, cut into moments that are shown one after the other before the table changes.

import { textOf } from './cards';
import { followerSpot, towerSpot, type Spot } from './offers';
import type { Event, View } from './types.gen';

export interface Float {
  readonly spot: Spot;
  /** Faith lost or regained. */
  readonly number: number;
}

export type Beat =
  /** A card is shown large: someone else's play, or a Miracle that turns up. */
  | {
      readonly kind: 'card';
      readonly card: string;
      readonly seat: number;
      readonly kingdom: number;
      readonly reveal: boolean;
      /** The cards it is aimed at. */
      readonly on: readonly string[];
    }
  | { readonly kind: 'laid'; readonly seat: number; readonly kingdom: number }
  | {
      readonly kind: 'channel';
      readonly god: string;
      readonly seat: number;
      readonly kingdom: number;
      readonly on: readonly string[];
    }
  | {
      readonly kind: 'strike';
      readonly from: Spot;
      readonly to: Spot;
      readonly kingdom: number;
      /** By someone else, so that it is told who strikes whom before it happens. */
      readonly told: boolean;
    }
  | { readonly kind: 'floats'; readonly floats: readonly Float[]; readonly kingdom: number | null }
  | { readonly kind: 'falls'; readonly spots: readonly Spot[] }
  | { readonly kind: 'won'; readonly seat: number; readonly kingdom: number }
  | { readonly kind: 'last'; readonly kingdom: number }
  | { readonly kind: 'turn' };

/** The beats of what was told together, for whoever looks from `view.seat`. */
export function beatsOf(view: View, events: readonly Event[], towerOf: (serial: number) => number | null): Beat[] {
  const beats: Beat[] = [];
  const float = (spot: Spot, number: number, kingdom: number | null): void => {
    const last = beats.at(-1);
    if (last?.kind === 'floats') beats[beats.length - 1] = { ...last, floats: [...last.floats, { spot, number }] };
    else beats.push({ kind: 'floats', floats: [{ spot, number }], kingdom });
  };
  for (const event of events) {
    switch (event.type) {
      case 'TurnBegan':
        if (event.seat === view.seat) beats.push({ kind: 'turn' });
        break;
      case 'CardPlayed':
        if (event.seat !== view.seat)
          beats.push({
            kind: 'card',
            card: event.card,
            seat: event.seat,
            kingdom: event.kingdom,
            reveal: false,
            on: event.aimed.filter(Boolean),
          });
        break;
      case 'MiraclePlayed':
        if (event.seat !== view.seat) beats.push({ kind: 'laid', seat: event.seat, kingdom: event.kingdom });
        break;
      case 'ChannelUsed':
        if (event.seat !== view.seat)
          beats.push({
            kind: 'channel',
            god: event.god,
            seat: event.seat,
            kingdom: event.kingdom,
            on: event.aimed.filter(Boolean),
          });
        break;
      case 'MiracleRevealed':
        beats.push({ kind: 'card', card: event.card, seat: event.seat, kingdom: event.kingdom, reveal: true, on: [] });
        break;
      case 'AttackDeclared':
        beats.push({
          kind: 'strike',
          from: followerSpot(event.attacker),
          to: event.target === 0 ? towerSpot(event.kingdom, 1 - event.seat) : followerSpot(event.target),
          kingdom: event.kingdom,
          told: event.seat !== view.seat,
        });
        break;
      case 'FaithLost':
        float(followerSpot(event.serial), -event.number, towerOf(event.serial));
        break;
      case 'FaithRestored':
        float(followerSpot(event.serial), event.number, towerOf(event.serial));
        break;
      case 'TowerLostFaith':
        float(towerSpot(event.kingdom, event.seat), -event.number, event.kingdom);
        break;
      case 'TowerRestored':
        float(towerSpot(event.kingdom, event.seat), event.number, event.kingdom);
        break;
      case 'FollowersForsaken':
        beats.push({ kind: 'falls', spots: event.serials.map(followerSpot) });
        break;
      case 'KingdomWon':
        beats.push({ kind: 'won', seat: event.seat, kingdom: event.kingdom });
        break;
      case 'LastKingdomBegan':
        beats.push({ kind: 'last', kingdom: event.kingdom });
        break;
      default:
        break;
    }
  }
  return beats;
}

/** Before someone else's blow. */
export const WARNING = 550;

const REST: Record<Exclude<Beat['kind'], 'card'>, number> = {
  laid: 700,
  channel: 800,
  strike: 420,
  floats: 620,
  falls: 380,
  won: 1700,
  last: 1500,
  turn: 700,
};

/** A card stays as long as it takes to read; a press goes on. */
const READING = { least: 1200, letter: 19, most: 2800 } as const;

/** How long one stays, in milliseconds. */
export function restOf(beat: Beat): number {
  if (beat.kind === 'strike' && beat.told) return REST.strike + WARNING;
  if (beat.kind !== 'card') return REST[beat.kind];
  const time = textOf(beat.card).length * READING.letter + (beat.reveal ? 700 : 0);
  return Math.min(Math.max(READING.least, time), READING.most);
}
