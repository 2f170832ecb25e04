// News become beats: the rolls and shocks that are shown one at a time before the table changes.

import { camperCard, firstName, gearCard, forestCard } from './cards';
import { words } from './strings';
import type { Event, View } from './types.gen';

export interface RollBeat {
  readonly kind: 'roll';
  readonly seat: number | null;
  readonly title: string;
  readonly faces: readonly number[];
  /** Added by weapons and help. */
  readonly bonus: number;
  readonly needed: number | null;
  readonly verdict: string;
  readonly good: boolean | null;
  /** It was about noise. */
  readonly noise?: boolean;
}

export interface ShockBeat {
  readonly kind: 'shock';
  readonly seat: number;
  readonly words: string;
}

export type Beat = RollBeat | ShockBeat;

const hits = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

function called(view: View, seat: number): string {
  if (seat === view.me) return words.race.you;
  const camper = view.campers[seat]?.camper;
  return camper ? firstName(camperCard(camper).name) : String(seat + 1);
}

/** What was said before that a later roll belongs to. */
interface Context {
  target: string | null;
  thrown: string | null;
  /** Whose turn has just ended: who is eaten by that was not bitten, but too late. */
  ended: number | null;
}

export function beatsOf(view: View, events: readonly Event[]): Beat[] {
  const context: Context = { target: null, thrown: null, ended: null };
  const beats: Beat[] = [];
  for (const [place, event] of events.entries()) {
    const beat = beatOf(view, event, context, events.slice(place + 1));
    if (beat) beats.push(beat);
  }
  return beats;
}

function beatOf(view: View, event: Event, context: Context, later: readonly Event[]): Beat | null {
  switch (event.type) {
    case 'Attacked':
      context.target = forestCard(event.target).name;
      return null;
    case 'GearThrown':
      context.thrown = gearCard(event.gear).name;
      return null;
    case 'DiceRolled': {
      const target = context.target;
      context.target = null;
      const worked = later.find((next) => next.type === 'CountersPlaced');
      const name = called(view, event.seat);
      const beaten = event.total >= event.needed;
      const title = target
        ? words.rolls.attack(name, target)
        : words.rolls.work(name, worked?.type === 'CountersPlaced' ? forestCard(worked.card).name : '');
      return {
        kind: 'roll',
        seat: event.seat,
        title,
        faces: event.faces,
        bonus: target ? event.total - hits(event.faces) : 0,
        needed: target ? event.needed : null,
        verdict: target ? (beaten ? words.rolls.hit : words.rolls.miss) : words.plates.hits(hits(event.faces)),
        good: target ? beaten : hits(event.faces) > 0,
      };
    }
    case 'Searched': {
      const faces = event.faces.map((face, place) => (event.rerolled?.[0] === place ? event.rerolled[1] : face));
      const found = faces.filter((face) => face > 0).length;
      return {
        kind: 'roll',
        seat: event.seat,
        title: words.rolls.search(called(view, event.seat)),
        faces,
        bonus: 0,
        needed: null,
        verdict: words.rolls.found(found),
        good: found > 0,
      };
    }
    case 'NoiseChecked':
      return {
        kind: 'roll',
        seat: event.seat,
        title: event.face === null ? words.rolls.loud : words.rolls.noise,
        faces: event.face === null ? [] : [event.face],
        bonus: 0,
        needed: null,
        verdict: event.attracts ? words.rolls.heard : words.rolls.unheard,
        good: !event.attracts,
        noise: true,
      };
    case 'ThrowRolled':
      return {
        kind: 'roll',
        seat: event.seat,
        title: words.rolls.throw(called(view, event.seat), context.thrown ?? '', called(view, event.target)),
        faces: [event.face],
        bonus: 0,
        needed: null,
        verdict: event.face ? words.rolls.lured : words.rolls.ignored,
        good: event.target === view.me ? event.face === 0 : event.face > 0,
      };
    case 'TurnEnded':
      context.ended = event.seat;
      return null;
    case 'CamperEaten': {
      const late = context.ended === event.seat;
      const mine = late ? words.rolls.lateYou : words.rolls.eatenYou;
      const theirs = late ? words.rolls.late : words.rolls.eaten;
      return {
        kind: 'shock',
        seat: event.seat,
        words: event.seat === view.me ? mine : theirs(called(view, event.seat)),
      };
    }
    default:
      return null;
  }
}
