// What the screen says about a doing: the ask, the plates, and what lies in front of the player.

import { allCampers, camperCard, cardOn, firstName, forestCard, gearCard, PATH, shortName } from './cards';
import type { Doing, Offer } from './choices';
import { words, type Asked } from './strings';
import type { CamperView, ForestView, View } from './types.gen';

export function camperOf(view: View): CamperView | null {
  return view.me === null ? null : (view.campers[view.me] ?? null);
}

export function nameOf(view: View, seat: number, fallback: string): string {
  const camper = view.campers[seat]?.camper;
  return camper ? firstName(camperCard(camper).name) : fallback;
}

const held = (view: View, place: number): string => {
  const gear = view.hand[place];
  return gear ? gearCard(gear.card).name : '';
};

/** The spot on the own path that a doing is about. */
export function spotOf(doing: Doing | null): number | null {
  const action = doing?.offers[0]?.action;
  if (action?.type === 'Flip') return action.spot;
  if (action?.type === 'Attack') return action.target;
  return doing?.sort === 'work' || doing?.sort === 'ignore' ? PATH : null;
}

export function lyingFor(view: View, doing: Doing | null): ForestView | null {
  const spot = spotOf(doing);
  const camper = camperOf(view);
  return spot === null || !camper ? null : cardOn(camper, spot);
}

const nameLying = (lying: ForestView | null): string => (lying?.card ? forestCard(lying.card).name : '');

export function asked(view: View, doing: Doing): Asked {
  const camper = camperOf(view);
  const lying = lyingFor(view, doing);
  const { asks } = words;
  switch (doing.sort) {
    case 'flip': {
      const spot = spotOf(doing) ?? PATH;
      if (spot < PATH) return asks.flipFeet;
      return spot > PATH ? asks.flipBeside : asks.flip(lying?.zone ?? 1, view.turn.unused);
    }
    case 'attack':
      return view.turn.forced === null ? asks.attack(nameLying(lying)) : asks.forced;
    case 'work': {
      const face = lying?.card ? forestCard(lying.card) : null;
      const cache = face?.sort === 'obstacle' && face.kind === 'cache';
      return cache ? asks.open(nameLying(lying)) : asks.work(nameLying(lying));
    }
    case 'use': {
      const action = doing.offers[0]?.action;
      return asks.use(action?.type === 'UseGear' ? held(view, action.gear) : '');
    }
    case 'pass':
      return asks.pass(view.turn.unused);
    case 'block':
      return asks.block(view.question?.wounds ?? 1, camper?.wounds ?? 0, view.fatal_wounds);
    case 'trim':
      return asks.trim(view.hand.length);
    case 'keep':
      return view.question?.kind === 'KeepSurvivor' ? asks.keepSurvivor : asks.keepGear;
    default:
      return asks[doing.sort];
  }
}

/** What the lit plate says: the whole of what pressing it does. */
export function litWords(view: View, { action }: Offer): string {
  const { plates } = words;
  switch (action.type) {
    case 'Flip':
      return plates.flip;
    case 'Attack':
      return plates.roll(action.dice);
    case 'RollAtObstacle':
      return plates.rollOne;
    case 'SpendAtObstacle':
      return plates.spendOne;
    case 'HackAtObstacle':
      return plates.hack(held(view, action.weapon));
    case 'IgnoreCache':
      return plates.ignore;
    case 'Search':
      return plates.searchWith(action.dice);
    case 'UseGear':
      return plates.hack(held(view, action.gear));
    case 'CraftWeapon':
      return plates.craftBoth(held(view, action.gun), held(view, action.blade));
    case 'StealGear':
      return plates.stealIt(stolen(view, action.victim, action.gear), nameOf(view, action.victim, ''));
    case 'ThrowGear':
      return plates.throwAt(held(view, action.gear), nameOf(view, action.target, ''));
    case 'DropGear':
      return plates.dropIt(held(view, action.gear));
    case 'Pass':
      return plates.pass;
    case 'ChooseCamper':
      return plates.be(firstName(allCampers[action.camper]?.name ?? ''));
    case 'ClaimPath':
      return plates.take(action.path + 1);
    case 'BlockWith':
      return plates.block(held(view, action.gear));
    case 'TakeTheHit':
      return plates.takeIt;
    case 'MuffleWith':
      return plates.muffle(held(view, action.gear));
    case 'LetItRing':
      return plates.ring;
    case 'Keep':
      return keepWords(view, action.which);
    case 'Trim':
      return plates.trim(held(view, action.gear));
    case 'Leave':
      return '';
  }
}

function stolen(view: View, victim: number, place: number): string {
  const gear = view.campers[victim]?.gear[place];
  return gear ? gearCard(gear.card).name : '';
}

export function keepOptions(view: View): readonly (string | null)[] {
  const question = view.question;
  if (question?.offered.length) return question.offered;
  return [camperOf(view)?.survivor ?? null, question?.found ?? null];
}

function keepWords(view: View, which: number): string {
  const card = keepOptions(view)[which] ?? null;
  if (!card) return '';
  if (view.question?.offered.length) return words.plates.keep(gearCard(card).name);
  return words.plates.goOn(firstName(forestCard(card).name));
}

/** What a plate of another doing says. */
export function plateWords(view: View, doing: Doing, several: boolean): string {
  const { plates } = words;
  const action = doing.offers[0]?.action;
  switch (doing.sort) {
    case 'flip':
      return plates.flip;
    case 'attack':
      return several ? plates.attack(shortName(nameLying(lyingFor(view, doing)))) : plates.attackOther;
    case 'work': {
      const lying = lyingFor(view, doing);
      const face = lying?.card ? forestCard(lying.card) : null;
      return face?.sort === 'obstacle' && face.kind === 'cache' ? plates.open : plates.work;
    }
    case 'use':
      return action?.type === 'UseGear' ? plates.use(held(view, action.gear)) : '';
    case 'ignore':
    case 'search':
    case 'craft':
    case 'steal':
    case 'throw':
    case 'drop':
    case 'pass':
      return plates[doing.sort];
    default:
      return doing.offers[0] ? litWords(view, doing.offers[0]) : '';
  }
}
