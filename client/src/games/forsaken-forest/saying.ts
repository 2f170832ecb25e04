// What is going on, in a sentence and a reason, from the view alone.

import type { Aim } from './aim.svelte';
import { face, faceAt, gathered, type Face } from './cards';
import { DESTINATIONS, SITES, square, type Territory } from './map';
import type { Aimed, Offer, Sorted } from './offers';
import { words } from './strings';
import type { PendingView, View } from './types.gen';

export type Named = (seat: number | null) => string;

export interface Saying {
  ask: string;
  why: string;
  /** It may end the match. */
  grave: boolean;
}

const say = (ask: string, why = '', grave = false): Saying => ({ ask, why, grave });

/** A place as one speaks of it: a door, a site that nobody has dug up, or a square of the map. */
export function spot(place: Territory, view: View): string {
  const slot = DESTINATIONS.indexOf(place);
  if (slot >= 0) return words.map.door(slot);
  const site = SITES.indexOf(place);
  return site >= 0 && !view.used_sites[site] ? words.map.digAt(square(place)) : square(place);
}

const forges = (card: Face): boolean => card.effects.some((effect) => effect.do === 'forge');

/** The slot there, if its card lies face-down. */
function shut(place: Territory, view: View): number | null {
  const slot = DESTINATIONS.indexOf(place);
  return slot >= 0 && !view.turned[slot] ? slot : null;
}

/** Of Territories that a card forges: the slot whose card it would turn up, which may end the match. */
export function opened(card: Face, places: readonly Territory[], view: View): number | null {
  return forges(card) ? (places.map((place) => shut(place, view)).findLast((slot) => slot !== null) ?? null) : null;
}

const takesUp = (card: Face): boolean => card.effects.some((effect) => effect.do === 'forge' && effect.take_up);

/** A card with all that it announces. */
export function announced(pending: PendingView, view: View, named: Named): string {
  const card = face(pending.card);
  if (pending.player === null) return words.desk.forestWould(card.name);
  const places = pending.places.map((place) => spot(place, view));
  const takes = takesUp(card);
  const slot = opened(card, pending.places, view);
  if (slot !== null) {
    const door = pending.places.lastIndexOf(DESTINATIONS[slot] ?? -1);
    return words.desk.wouldOpen(named(pending.player), slot, places.slice(0, door), takes, places.slice(door + 1));
  }
  let rest = '';
  if (takes && places.length > 1) rest = words.desk.takeUp(places[0] ?? '', places[1] ?? '');
  else if (places.length) rest = words.desk.at(places);
  else if (pending.target !== null) rest = words.desk.on(named(pending.target));
  else if (pending.slot !== null) rest = words.desk.slot(pending.slot);
  return words.desk.would(named(pending.player), card.name, rest);
}

/** What the table is about now, for whoever looks on. */
export function scene(view: View, named: Named): Saying {
  const top = view.pending.at(-1);
  const mine = view.active !== null && view.active === view.seat;
  if (view.asked) return asking(view, named);
  if (view.gallows) return say(words.gallows.title);
  if (view.fugue !== null) {
    return view.fugue === view.seat
      ? say(words.desk.fugueYours, words.desk.fugueYoursWhy)
      : say(words.desk.fugue(named(view.fugue)), words.desk.fugueWhy);
  }
  const active = named(view.active);
  switch (view.window?.kind) {
    case 'answer':
      return top ? before(top, view, named) : say(words.desk.waits);
    case 'doorstep':
      return view.doorstep === view.seat
        ? say(words.desk.doorstepYou, words.desk.doorstepYouWhy)
        : say(words.desk.doorstep(named(view.doorstep)), words.desk.doorstepWhy);
    case 'before-draw':
      return say(words.desk.beforeDraw(active, mine), words.desk.beforeDrawWhy);
    case 'after-draw':
      return say(words.desk.afterDraw(active, mine), words.desk.afterDrawWhy);
    case 'fast':
      return say(words.desk.fast(active, mine), words.desk.fastWhy);
    case 'forest':
      return say(words.desk.forestEnds, words.desk.forestEndsWhy);
    case 'action':
      if (!mine) return say(words.desk.action(active), words.desk.actionWhy);
      return view.players[view.seat ?? -1]?.spent
        ? say(words.desk.yoursSpent, words.desk.yoursSpentWhy)
        : say(words.desk.yours, words.desk.yoursWhy);
    case undefined:
      return top ? say(words.desk.happens(face(top.card).name), face(top.card).text) : say(words.desk.waits);
  }
}

/** A card that can still be answered: what it would do, and its whole text. */
function before(top: PendingView, view: View, named: Named): Saying {
  const card = face(top.card);
  const ask = announced(top, view, named);
  if (opened(card, top.places, view) === null) return say(ask, card.text);
  return say(ask, `${words.desk.doorWhy} ${words.desk.cardSays(card.name, card.text)}`, true);
}

/** The viewer holds a Wander: they may play a card, and may not end before they have. */
export function mustWander(view: View, { playable, presses }: Sorted): boolean {
  const acting =
    view.active !== null && view.active === view.seat && view.window?.kind === 'action' && view.draft === null;
  return acting && playable.length > 0 && !presses.EndActionPhase;
}

/** Who may answer what is announced, the viewer among them or not. */
export function answering(view: View, named: Named): string {
  const { window, seat } = view;
  if (window?.kind !== 'answer' || !window.eligible.length) return '';
  const mine = seat !== null && window.eligible.includes(seat);
  const names = window.eligible.map(named);
  return mine || seat === null ? words.desk.mayAnswer(names) : words.desk.othersMayAnswer(names);
}

function asking(view: View, named: Named): Saying {
  const asked = view.asked;
  if (!asked) return say('');
  const mine = view.seat !== null && asked.seats.includes(view.seat);
  if (!mine) return say(words.asks.others[asked.kind] ?? words.desk.waits, words.asks.waiting(asked.seats.map(named)));
  if (asked.answered) return say(words.asks.others[asked.kind] ?? words.desk.waits, words.asks.answered);
  const other = named(view.seat === asked.player ? asked.target : asked.player);
  switch (asked.kind) {
    case 'swap':
      return say(...words.asks.swap(other));
    case 'give':
      return say(...words.asks.give(named(asked.target)));
    case 'mist':
      return say(...words.asks.mist(named(nextLiving(view, view.seat))));
    case 'demand':
      return say(...words.asks.demand(named(asked.player)));
    case 'lightning':
      return asked.taken ? say(...words.asks.lightningNext(face(asked.taken).name)) : say(...words.asks.lightning);
    case 'renew':
      return say(...words.asks.renew);
    case 'canopy':
      return say(...words.asks.canopy);
    default:
      return say(...words.asks.discard);
  }
}

function nextLiving(view: View, seat: number | null): number | null {
  if (seat === null) return null;
  const count = view.players.length;
  for (let step = 1; step < count; step++) {
    const next = (seat + step) % count;
    if (view.players[next]?.living) return next;
  }
  return null;
}

/** What the card in one's fingers wants next, if there is one. What the table asks stands above it. */
export function taken(view: View, aim: Aim): Saying | null {
  const playable = aim.playable;
  if ((playable && !playable.face) || aim.pick) return null;
  const card = playable?.face ?? (aim.touched === null ? null : face(aim.touched));
  if (!card) return null;
  if (!playable)
    return say(
      words.desk.holds(card.name),
      `${card.text} ${card.speed === 'slow' ? words.desk.slow : words.desk.noTime}`,
    );
  const { at, seats, slots, curses, cards } = aim.targets;
  if (view.draft === card.id)
    return say(
      words.desk.next(
        card.name,
        view.marked.map((place) => spot(place, view)),
      ),
      at.length ? `${words.desk.touchRing} ${card.text}` : card.text,
    );
  if (at.length) return say(words.desk.where(card.name), `${words.desk.touchRing} ${card.text}`);
  if (seats.length) return say(words.desk.whom(card.name), `${words.desk.touchSeat} ${card.text}`);
  if (slots.length) return say(words.desk.whichDoor(card.name), `${words.desk.touchDoor} ${card.text}`);
  if (curses.length || cards.length) return say(words.desk.which(card.name), card.text);
  return aim.touched === null ? null : say(words.desk.holds(card.name), card.text);
}

/** The slot whose door this would open, or open next. */
export function doorOf({ action, aimed }: Offer, view: View): number | null {
  if (!aimed || !('at' in aimed)) return null;
  return action.type === 'PlacePath' || ('card' in action && forges(faceAt(action.card))) ? shut(aimed.at, view) : null;
}

/** What the plate of an offer says. */
export function plate(offer: Offer, view: View, named: Named): string {
  const { action, aimed } = offer;
  const door = doorOf(offer, view);
  if (action.type === 'PlacePath')
    return door === null ? words.plates.forge(spot(action.at, view)) : words.plates.openDoor(door);
  if (action.type === 'Mark') {
    const takes = view.draft === null && takesUp(faceAt(action.card));
    return takes ? words.plates.take(spot(action.at, view)) : words.plates.mark(spot(action.at, view));
  }
  const card = 'card' in action ? faceAt(action.card) : null;
  if (!card) return '';
  const revived = card.kind === 'revival' ? view.doorstep : null;
  if (revived !== null) return words.plates.revive(named(revived), card.name);
  if (door !== null) return words.plates.openWith(card.name, door);
  return aimed ? aimedPlate(card.name, aimed, view, named) : card.name;
}

function aimedPlate(card: string, aimed: NonNullable<Aimed>, view: View, named: Named): string {
  if ('at' in aimed) return words.plates.play(card, words.plates.at(spot(aimed.at, view)));
  if ('seat' in aimed) return words.plates.play(card, words.plates.on(named(aimed.seat)));
  if ('slot' in aimed) return words.plates.play(card, words.plates.at(words.map.door(aimed.slot)));
  if ('curse' in aimed) return words.plates.play(card, words.plates.destroy(curseName(view, aimed.curse)));
  return words.plates.pick(faceAt(aimed.card).name);
}

export function curseName(view: View, number: number): string {
  const piece = view.in_play.find((each) => each.number === number);
  return piece ? face(piece.card).name : '';
}

/** Cards in words: "2 × Wander, Spyglass". */
export function held(cards: readonly string[]): string {
  return gathered(cards)
    .map(({ face: { name }, count }) => (count > 1 ? `${count} × ${name}` : name))
    .join(', ');
}
