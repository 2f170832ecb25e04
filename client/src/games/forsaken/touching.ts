// What touching a thing on the table does, and letting go of one: it is taken up or aimed at, and with a second touch done.
// Each says whether the touch meant anything; where it did not, the thing can be read.

import { lowerSeat } from './board';
import type { God } from './cards';
import type { Decision } from './decision.svelte';
import { dragging } from './dragging.svelte';
import { altarSpot, followerSpot, isHeld, type Spot } from './offers';
import type { Step } from './steps.svelte';
import type { HeldSeen } from './types.gen';

/** A card in the hand. */
export function touchCard(decision: Decision, card: string, place: number): boolean {
  if (decision.answering && touchAnswer(decision, card)) return true;
  if (!decision.offers.plays.has(card)) return false;
  const same = decision.taken?.sort === 'card' && decision.taken.place === place;
  if (same && decision.lit) decision.press();
  else if (same) decision.drop();
  else decision.take({ sort: 'card', card, place });
  return true;
}

/** One of the cards to choose from. */
export function touchAnswer(decision: Decision, card: string): boolean {
  if (!decision.offers.cards.has(card)) return false;
  if (decision.card === card) decision.press();
  else decision.pointAtCard(card);
  return true;
}

/** Something that glows. */
export function touchTarget(decision: Decision, spot: Spot): boolean {
  if (!decision.targets.has(spot)) return false;
  if (decision.aim === spot && decision.lit) decision.press();
  else decision.pointAt(spot);
  return true;
}

export function touchFollower(decision: Decision, serial: number): boolean {
  if (touchTarget(decision, followerSpot(serial))) return true;
  if (!decision.offers.able.has(serial)) return false;
  if (decision.taken?.sort === 'follower' && decision.taken.serial === serial) decision.drop();
  else decision.take({ sort: 'follower', serial });
  return true;
}

/** The Gate of a Kingdom, while it glows. What is only held there until its target is picked goes in at once. */
export function touchGate(decision: Decision, kingdom: number): boolean {
  const choice = decision.gates.get(kingdom);
  if (!choice) return false;
  if (decision.where === kingdom || isHeld(choice)) decision.act(choice);
  else decision.pointAtGate(kingdom);
  return true;
}

export function touchWindow(decision: Decision, kingdom: number): boolean {
  if (!decision.offers.builds.has(kingdom)) return false;
  if (decision.taken?.sort === 'window' && decision.taken.kingdom === kingdom) decision.press();
  else decision.take({ sort: 'window', kingdom });
  return true;
}

export function touchChannel(decision: Decision, god: God): boolean {
  if (!decision.offers.channels.has(god)) return false;
  if (decision.taken?.sort === 'channel' && decision.taken.god === god) decision.drop();
  else decision.take({ sort: 'channel', god });
  return true;
}

/** One's own Altar: marked or unmarked at once, unless it could also become a Temple. */
export function touchAltar(decision: Decision, kingdom: number, slot: number): boolean {
  const { offers, taken } = decision;
  const spot = altarSpot(kingdom, lowerSeat(decision.view), slot);
  if (touchTarget(decision, spot) || payWith(decision, spot)) return true;
  if (offers.upgrades.has(spot) && taken?.sort !== 'card' && taken?.sort !== 'channel') {
    decision.take({ sort: 'altar', kingdom, slot });
    return true;
  }
  return decision.act(offers.marks.get(spot));
}

/** Let another source pay for what waits in The Gate: marks go on only while nothing does, so it is taken back, the
 * source is marked, and all is done again. Nobody sees any of it. */
function payWith({ view, offers, steps }: Decision, spot: Spot): boolean {
  const held = view.mine?.held;
  if (!held || !offers.takeBack) return false;
  const picked = held.picked.map(
    (serial): Step =>
      ({ picks }) =>
        picks.get(followerSpot(serial)),
  );
  steps.run(
    ({ takeBack }) => takeBack,
    ({ marks }) => marks.get(spot),
    holdAgain(held),
    ...picked,
  );
  return true;
}

function holdAgain(held: HeldSeen): Step {
  switch (held.kind) {
    case 'card':
      return ({ plays }) => plays.get(held.name)?.get(held.kingdom);
    case 'channel':
      return ({ channels }) => channels.get(held.name as God)?.get(held.kingdom);
    default:
      return ({ acts }) => acts.get(held.source)?.find(({ ability }) => ability === held.ability)?.choice;
  }
}

/** Let go of what is carried: what is lit is done. What needs a target waits in The Gate, aimed at whatever it was let go
 * over. */
export function land(decision: Decision): void {
  const { carried, lit, aim, where } = decision;
  if (!carried) return;
  if (lit && isHeld(lit)) {
    const spots = dragging.over;
    const aimed: Step = () => {
      const spot = spots.find((each) => decision.targets.has(each));
      if (spot !== undefined) decision.pointAt(spot);
      return null;
    };
    decision.drop();
    decision.steps.run(() => lit, aimed);
  } else if (lit) decision.act(lit);
  else if (carried.sort === 'held' && aim !== null) decision.pointAt(aim);
  else if (carried.sort === 'follower' && where !== null) decision.take({ sort: 'follower', serial: carried.serial });
}
