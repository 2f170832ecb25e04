// The flat list of choices, grouped for people: what kind of thing, then with what. Nothing here knows what is legal;
// it only sorts what is offered, so that every offered choice can be reached and nothing else can be pressed.

import type { Choice } from '../../protocol/wire.gen';
import type { Action, Attack, Search } from './types.gen';

/** A choice with its action in our own type. `choice` is what goes back to the server, untouched. */
export interface Offer<A extends Action = Action> {
  readonly action: A;
  readonly choice: Choice;
}

export type Sort =
  | 'flip'
  | 'attack'
  | 'work'
  | 'ignore'
  | 'search'
  | 'use'
  | 'craft'
  | 'steal'
  | 'throw'
  | 'drop'
  | 'pass'
  | 'camper'
  | 'path'
  | 'block'
  | 'muffle'
  | 'keep'
  | 'trim';

/** One kind of thing to do. */
export interface Doing {
  readonly key: string;
  readonly sort: Sort;
  readonly offers: readonly Offer[];
}

const SORTS: Record<Action['type'], Sort | null> = {
  Flip: 'flip',
  Attack: 'attack',
  RollAtObstacle: 'work',
  SpendAtObstacle: 'work',
  HackAtObstacle: 'work',
  IgnoreCache: 'ignore',
  Search: 'search',
  UseGear: 'use',
  CraftWeapon: 'craft',
  StealGear: 'steal',
  ThrowGear: 'throw',
  DropGear: 'drop',
  Pass: 'pass',
  ChooseCamper: 'camper',
  ClaimPath: 'path',
  BlockWith: 'block',
  TakeTheHit: 'block',
  MuffleWith: 'muffle',
  LetItRing: 'muffle',
  Keep: 'keep',
  Trim: 'trim',
  Leave: null,
};

/** Of these, each target or place is a thing of its own. */
function keyOf(action: Action, sort: Sort): string {
  if (action.type === 'Flip') return `flip-${action.spot}`;
  if (action.type === 'Attack') return `attack-${action.target}`;
  if (action.type === 'UseGear') return `use-${action.gear}`;
  return sort;
}

/** What there is to do, in the order of the rules. */
export function doingsOf(choices: readonly Choice[]): Doing[] {
  const doings = new Map<string, { sort: Sort; offers: Offer[] }>();
  for (const choice of choices) {
    const action = choice.action as Action;
    const sort = SORTS[action.type];
    if (!sort) continue;
    const key = keyOf(action, sort);
    const doing = doings.get(key) ?? { sort, offers: [] };
    doing.offers.push({ action, choice });
    doings.set(key, doing);
  }
  return [...doings].map(([key, doing]) => ({ key, ...doing }));
}

/** Done as soon as its plate is pressed; any other first asks with what. */
export const isStraight = (doing: Doing): boolean => ['flip', 'ignore', 'use', 'pass'].includes(doing.sort);

/** A fork in the road: every arm is a plate of its own, and pressing it is the answer. */
export const isFork = (doing: Doing): boolean =>
  ['work', 'block', 'muffle', 'keep', 'camper', 'path'].includes(doing.sort);

/** What cannot be undone is picked first, never by itself. */
const NOTHING = -1;
const picksNothing = (doing: Doing): boolean => ['drop', 'trim', 'throw'].includes(doing.sort);

/** What lies under the lantern first: the way forward if there is one, else the end of the turn. */
export function firstDoing(doings: readonly Doing[]): Doing | null {
  const attacks = doings.filter((doing) => doing.sort === 'attack');
  const easiest = attacks.toSorted((a, b) => bestChance(b) - bestChance(a))[0];
  return (
    doings.find((doing) => doing.sort === 'flip') ??
    easiest ??
    doings.find((doing) => doing.sort === 'work') ??
    doings.find((doing) => doing.sort === 'pass') ??
    doings[0] ??
    null
  );
}

const bestChance = (doing: Doing): number => Math.max(...doing.offers.map(({ choice }) => choice.odds?.chance ?? 0));

/** What has been picked so far for a doing. Each part is one of those offered. */
export interface Picked {
  readonly weapons: readonly number[];
  /** The survivor's help: Walt's aim or Ivy's second look. */
  readonly help: boolean;
  readonly dice: number;
  /** A place in the hand. */
  readonly gear: number | null;
  /** A place among the offers that are left once the gear is picked. */
  readonly option: number;
}

export const isDiced = (action: Action): action is Attack | Search =>
  action.type === 'Attack' || action.type === 'Search';

export const weaponsIn = (action: Action): readonly number[] => (action.type === 'Attack' ? action.weapons : []);

export function helpIn(action: Action): boolean {
  if (action.type === 'Attack') return action.sure_shot;
  return action.type === 'Search' && action.reroll_blank;
}

/** The places in hand that an action names, other than weapons of an attack. */
export function gearIn(action: Action): readonly number[] {
  switch (action.type) {
    case 'HackAtObstacle':
      return [action.weapon];
    case 'UseGear':
    case 'ThrowGear':
    case 'DropGear':
    case 'BlockWith':
    case 'MuffleWith':
    case 'Trim':
      return [action.gear];
    case 'CraftWeapon':
      return [action.gun, action.blade];
    default:
      return [];
  }
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((place) => b.includes(place));

/** Whether the gear is picked first, by touching it in the hand, and then the rest. */
export const byGear = (doing: Doing): boolean => doing.sort === 'throw';

function fits(offer: Offer, picked: Picked): boolean {
  return same(weaponsIn(offer.action), picked.weapons) && helpIn(offer.action) === picked.help;
}

/** The dice one can pick from with the weapons and the help picked, fewest first. */
export function diceOffers(doing: Doing, picked: Picked): readonly Offer<Attack | Search>[] {
  return doing.offers.filter((offer): offer is Offer<Attack | Search> => isDiced(offer.action) && fits(offer, picked));
}

/** The offers one picks from directly, by plate or by touching gear. */
export function optionOffers(doing: Doing, picked: Picked): readonly Offer[] {
  if (!byGear(doing)) return doing.offers.filter((offer) => !isDiced(offer.action));
  return doing.offers.filter((offer) => picked.gear !== null && gearIn(offer.action).includes(picked.gear));
}

/** What the lit plate does now. */
export function offerOf(doing: Doing, picked: Picked): Offer | null {
  if (doing.offers.some((offer) => isDiced(offer.action))) {
    return diceOffers(doing, picked).find((offer) => offer.action.dice === picked.dice) ?? null;
  }
  return optionOffers(doing, picked)[picked.option] ?? null;
}

/** Good enough to be suggested. */
const LIKELY = 0.7;

/** The fewest dice that will probably do, else all; a search is usually the last thing in a turn, so it takes all. */
function usualDice(offers: readonly Offer<Attack | Search>[]): number {
  const enough = offers.find(({ action, choice }) => action.type === 'Attack' && (choice.odds?.chance ?? 0) >= LIKELY);
  return (enough ?? offers.at(-1))?.action.dice ?? 0;
}

export function startOn(doing: Doing): Picked {
  const first = doing.offers[0];
  const bare: Picked = {
    weapons: first ? weaponsIn(first.action) : [],
    help: first ? helpIn(first.action) : false,
    dice: 0,
    gear: null,
    option: picksNothing(doing) ? NOTHING : 0,
  };
  return withDice(doing, bare);
}

/** Keep the dice if they are still offered, else take the usual number. */
function withDice(doing: Doing, picked: Picked): Picked {
  const offers = diceOffers(doing, picked);
  const kept = offers.some((offer) => offer.action.dice === picked.dice);
  return kept ? picked : { ...picked, dice: usualDice(offers) };
}

/** The places in hand that some attack of this doing uses. */
export const weaponsOffered = (doing: Doing): readonly number[] => [
  ...new Set(doing.offers.flatMap((offer) => weaponsIn(offer.action))),
];

export const helpOffered = (doing: Doing): boolean => doing.offers.some((offer) => helpIn(offer.action));

/** Take a weapon up or put it down: beside the other if two at once are offered, else in its place. */
export function toggleWeapon(doing: Doing, picked: Picked, weapon: number): Picked {
  const sets = doing.offers.map((offer) => weaponsIn(offer.action));
  const offered = (wanted: readonly number[]) => sets.some((set) => same(set, wanted));
  const wishes = picked.weapons.includes(weapon)
    ? [picked.weapons.filter((place) => place !== weapon)]
    : [[...picked.weapons, weapon], [weapon]];
  const weapons = wishes.find(offered);
  return weapons ? withHelp(doing, { ...picked, weapons, dice: 0 }) : picked;
}

/** Help is put down where it is not offered, as with a weapon that needs no dice. */
function withHelp(doing: Doing, picked: Picked): Picked {
  const helped = doing.offers.some((offer) => fits(offer, picked));
  return withDice(doing, helped ? picked : { ...picked, help: !picked.help });
}

export function toggleHelp(doing: Doing, picked: Picked): Picked {
  const turned = { ...picked, help: !picked.help };
  return doing.offers.some((offer) => fits(offer, turned)) ? withDice(doing, turned) : picked;
}

export function pickDice(doing: Doing, picked: Picked, dice: number): Picked {
  return diceOffers(doing, picked).some((offer) => offer.action.dice === dice) ? { ...picked, dice } : picked;
}

export function pickOption(doing: Doing, picked: Picked, option: number): Picked {
  return optionOffers(doing, picked)[option] ? { ...picked, option } : picked;
}

/** What touching a card in hand does while this doing is open; null where it does nothing. */
export function touchGear(doing: Doing, picked: Picked, place: number): Picked | null {
  if (weaponsOffered(doing).includes(place)) return toggleWeapon(doing, picked, place);
  if (byGear(doing)) {
    const thrown = doing.offers.some((offer) => gearIn(offer.action).includes(place));
    return thrown ? { ...picked, gear: place, option: 0 } : null;
  }
  const option = optionOffers(doing, picked).findIndex((offer) => gearIn(offer.action).includes(place));
  return option < 0 ? null : { ...picked, option };
}

/** The doing that a card in hand leads to when it is touched outside of one that wants it. */
export function doingFor(doings: readonly Doing[], place: number): Doing | null {
  const order: readonly Sort[] = ['use', 'work', 'craft', 'throw', 'drop'];
  for (const sort of order) {
    const doing = doings.find(
      (doing) => doing.sort === sort && doing.offers.some((offer) => gearIn(offer.action).includes(place)),
    );
    if (doing) return doing;
  }
  return null;
}
