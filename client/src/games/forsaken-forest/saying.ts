// What is going on, in a sentence and a reason, from the view alone.

import type { Aim } from './aim.svelte';
import { face, faceAt, gathered } from './cards';
import { square } from './map';
import type { Offer } from './offers';
import { words } from './strings';
import type { PendingView, View } from './types.gen';

export type Named = (seat: number | null) => string;

export interface Saying {
  ask: string;
  why: string;
}

const say = (ask: string, why = ''): Saying => ({ ask, why });

/** A card with all that it announces. */
export function announced(pending: PendingView, named: Named): string {
  const card = face(pending.card);
  if (pending.player === null) return words.desk.forestWould(card.name);
  const places = pending.places.map(square);
  const takes = card.effects.some((effect) => effect.do === 'forge' && effect.take_up);
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
    return view.fugue === view.seat ? say(words.desk.fugueYours, words.desk.fugueWhy) : say(words.desk.fugue(named(view.fugue)), words.desk.fugueWhy);
  }
  const active = named(view.active);
  switch (view.window?.kind) {
    case 'answer':
      return top ? say(announced(top, named), words.desk.answer) : say(words.desk.waits);
    case 'doorstep':
      return say(view.doorstep === view.seat ? words.desk.doorstepYou : words.desk.doorstep(named(view.doorstep)), words.desk.doorstepWhy);
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
      return view.players[view.seat ?? -1]?.spent ? say(words.desk.yoursSpent, words.desk.yoursSpentWhy) : say(words.desk.yours, words.desk.yoursWhy);
    case undefined:
      return top ? say(words.desk.happens(face(top.card).name)) : say(words.desk.waits);
  }
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

/** What the card in one's fingers wants next. */
export function taken(view: View, aim: Aim, named: Named): Saying | null {
  const playable = aim.playable;
  if ((playable && !playable.face) || aim.pick) return scene(view, named);
  const card = playable?.face ?? (aim.touched === null ? null : face(aim.touched));
  if (!card) return null;
  if (!playable) return say(card.name, `${card.text} ${card.speed === 'slow' ? words.desk.slow : words.desk.noTime}`);
  if (view.draft === card.id) return say(words.desk.next(card.name, view.marked.map(square)), card.text);
  const { at, seats, slots, curses, cards } = aim.targets;
  if (at.length) return say(words.desk.where(card.name), card.text);
  if (seats.length) return say(words.desk.whom(card.name), card.text);
  if (slots.length) return say(words.desk.whichDoor(card.name), card.text);
  if (curses.length || cards.length) return say(words.desk.which(card.name), card.text);
  return aim.touched === null ? null : say(card.name, card.text);
}

/** What the lit plate says. */
export function plate(offer: Offer, view: View, named: Named): string {
  const { action, aimed } = offer;
  if (action.type === 'PlacePath') return words.plates.forge(square(action.at));
  if (action.type === 'Mark') {
    const takes = view.draft === null && face(cardOf(offer)).effects.some((effect) => effect.do === 'forge' && effect.take_up);
    return takes ? words.plates.take(square(action.at)) : words.plates.mark(square(action.at));
  }
  const card = face(cardOf(offer)).name;
  if (!aimed) return card;
  if ('at' in aimed) return words.plates.play(card, words.plates.at(square(aimed.at)));
  if ('seat' in aimed) return words.plates.play(card, words.plates.on(named(aimed.seat)));
  if ('slot' in aimed) return words.plates.play(card, words.plates.at(words.map.door(aimed.slot)));
  if ('curse' in aimed) return words.plates.play(card, words.plates.destroy(curseName(view, aimed.curse)));
  return words.plates.pick(faceName(aimed.card));
}

const faceName = (number: number): string => faceAt(number).name;

function cardOf({ action }: Offer): string {
  return 'card' in action ? faceAt(action.card).id : '';
}

export function curseName(view: View, number: number): string {
  const piece = view.in_play.find((each) => each.number === number);
  return piece ? face(piece.card).name : '';
}

/** Cards in words: "2 × Wander, Spyglass". */
export function held(cards: readonly string[]): string {
  return gathered(cards).map(({ face: { name }, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}
