import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  diceOffers,
  doingFor,
  doingsOf,
  firstDoing,
  gearIn,
  isFork,
  isStraight,
  offerOf,
  optionOffers,
  pickDice,
  pickOption,
  startOn,
  toggleHelp,
  toggleWeapon,
  touchGear,
  weaponsOffered,
  type Doing,
  type Picked,
} from '../../src/games/nightmare-forest/choices';
import type { Action } from '../../src/games/nightmare-forest/types.gen';
import type { Choice } from '../../src/protocol/wire.gen';

/** What the engine really asked, in matches between bots: every kind of decision at least once. */
const asks = JSON.parse(readFileSync(new URL('./fixtures/asks.json', import.meta.url), 'utf8')) as Choice[][];

const KINDS: readonly Action['type'][] = [
  'ChooseCamper',
  'ClaimPath',
  'Flip',
  'Attack',
  'RollAtObstacle',
  'SpendAtObstacle',
  'HackAtObstacle',
  'IgnoreCache',
  'Search',
  'UseGear',
  'CraftWeapon',
  'StealGear',
  'ThrowGear',
  'DropGear',
  'Pass',
  'BlockWith',
  'TakeTheHit',
  'MuffleWith',
  'LetItRing',
  'Keep',
  'Trim',
];

/** Every state a person can bring a doing into, by the controls that the screen has. */
function statesOf(doing: Doing): Picked[] {
  const known = new Map<string, Picked>();
  const todo = [startOn(doing)];
  const places = [...new Set(doing.offers.flatMap(({ action }) => gearIn(action)))];
  for (let picked = todo.pop(); picked; picked = todo.pop()) {
    const name = JSON.stringify({ ...picked, weapons: picked.weapons.toSorted() });
    if (known.has(name)) continue;
    known.set(name, picked);
    const state = picked;
    todo.push(
      ...weaponsOffered(doing).map((weapon) => toggleWeapon(doing, state, weapon)),
      ...diceOffers(doing, state).map(({ action }) => pickDice(doing, state, action.dice)),
      ...optionOffers(doing, state).map((_, option) => pickOption(doing, state, option)),
      ...places.flatMap((place) => touchGear(doing, state, place) ?? []),
      toggleHelp(doing, state),
    );
  }
  return [...known.values()];
}

/** Every choice that some plate does, in some state. */
function pressable(choices: readonly Choice[]): Set<Choice> {
  const found = new Set<Choice>();
  for (const doing of doingsOf(choices)) {
    if (isFork(doing) || isStraight(doing)) {
      for (const offer of isFork(doing) ? doing.offers : doing.offers.slice(0, 1)) found.add(offer.choice);
      continue;
    }
    for (const picked of statesOf(doing)) {
      const offer = offerOf(doing, picked);
      if (offer) found.add(offer.choice);
    }
  }
  return found;
}

describe('the grouping of choices', () => {
  it('has met every kind of action', () => {
    const met = new Set(asks.flat().map((choice) => (choice.action as Action).type));
    expect(KINDS.filter((kind) => !met.has(kind))).toEqual([]);
  });

  it.each(asks.map((choices, place) => [place, choices] as const))(
    'reaches every choice of ask %i and nothing else',
    (_, choices) => {
      const found = pressable(choices);
      expect(choices.filter((choice) => !found.has(choice))).toEqual([]);
      expect([...found].filter((choice) => !choices.includes(choice))).toEqual([]);
    },
  );

  it.each(asks.map((choices, place) => [place, choices] as const))(
    'starts ask %i with something to do',
    (_, choices) => {
      const doing = firstDoing(doingsOf(choices));
      expect(doing).not.toBeNull();
    },
  );

  it('never lights what gives gear away before it was picked', () => {
    for (const doing of asks.flatMap(doingsOf)) {
      if (['drop', 'trim', 'throw'].includes(doing.sort)) expect(offerOf(doing, startOn(doing))).toBeNull();
    }
  });

  it('keeps dice, weapons and help to what is offered together', () => {
    for (const doing of asks.flatMap(doingsOf).filter(({ sort }) => sort === 'attack' || sort === 'search')) {
      for (const picked of statesOf(doing)) expect(offerOf(doing, picked)).not.toBeNull();
    }
  });

  it('leads from any card in hand to something that uses it', () => {
    for (const choices of asks) {
      const doings = doingsOf(choices);
      for (const place of new Set(choices.flatMap((choice) => gearIn(choice.action as Action)))) {
        if (doings.some((doing) => ['block', 'muffle', 'trim'].includes(doing.sort))) continue;
        expect(doingFor(doings, place)).not.toBeNull();
      }
    }
  });
});
