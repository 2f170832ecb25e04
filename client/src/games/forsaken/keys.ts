// What a single key does on the board.

import { lowerSeat } from './board';
import { GODS } from './cards';
import type { Decision } from './decision.svelte';
import { altarAt, altarSpot } from './offers';
import { touchCard } from './touching';

/** Whether a key press is meant for the board, and not for someone's words or a leaf that lies over it. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return true;
  return !at.closest('input, textarea, select, dialog, [contenteditable]');
}

/** Whether the key meant anything; Enter only where it does not already press the button it is on. */
export function pressKey(decision: Decision, key: string, onButton: boolean): boolean {
  const { offers, taken } = decision;
  switch (key) {
    case 'Enter':
      return !onButton && enter(decision);
    case 'Escape':
      if (!taken && !offers.takeBack) return false;
      decision.drop();
      return true;
    case 't':
      return next(decision.targets.keys(), decision.aim, (spot) => decision.pointAt(spot));
    case 'g':
      return next(decision.gates.keys(), decision.where, (kingdom) => decision.pointAtGate(kingdom));
    case 'b': {
      const now = taken?.sort === 'window' ? taken.kingdom : null;
      return next(offers.builds.keys(), now, (kingdom) => decision.take({ sort: 'window', kingdom }));
    }
    case 'a': {
      const now = taken?.sort === 'follower' ? taken.serial : null;
      return next(offers.able, now, (serial) => decision.take({ sort: 'follower', serial }));
    }
    case 'c': {
      const now = taken?.sort === 'channel' ? taken.god : null;
      return next(offers.channels.keys(), now, (god) => decision.take({ sort: 'channel', god }));
    }
    case 'u': {
      const now = taken?.sort === 'altar' ? altarSpot(taken.kingdom, lowerSeat(decision.view), taken.slot) : null;
      return next(offers.upgrades.keys(), now, (spot) => decision.take({ sort: 'altar', ...altarAt(spot) }));
    }
    case 'd':
      return decision.answering && decision.act(offers.done);
    case 'e':
      return decision.act(offers.endTurn);
    default:
      return /^[1-9]$/.test(key) && pressNumber(decision, Number(key) - 1);
  }
}

function enter(decision: Decision): boolean {
  if (!decision.offers.mulligan) return decision.press();
  decision.mulligan.replace();
  return true;
}

/** On to the one after this, and around. */
function next<T>(each: Iterable<T>, now: T | null, take: (next: T) => void): boolean {
  const all = [...each];
  const found = all[(all.findIndex((one) => one === now) + 1) % all.length];
  if (found === undefined) return false;
  take(found);
  return true;
}

/** The card at that place in the hand, or the target, answer, God or ability of that number. */
function pressNumber(decision: Decision, place: number): boolean {
  const { offers, taken } = decision;
  if (offers.mulligan) {
    decision.mulligan.mark(place);
    return true;
  }
  if (taken?.sort === 'window') {
    decision.god = GODS[place] ?? decision.god;
    return true;
  }
  const acts = taken?.sort === 'follower' ? offers.acts.get(taken.serial) : undefined;
  if (acts) return decision.act(acts[place]?.choice);
  if (decision.answering) return pointAtNumber(decision, place);
  const card = decision.view.mine?.hand[place];
  return card !== undefined && touchCard(decision, card, place);
}

function pointAtNumber(decision: Decision, place: number): boolean {
  const card = [...decision.offers.cards.keys()][place];
  const spot = [...decision.targets.keys()][place];
  if (card !== undefined) decision.pointAtCard(card);
  else if (spot !== undefined) decision.pointAt(spot);
  return card !== undefined || spot !== undefined;
}
