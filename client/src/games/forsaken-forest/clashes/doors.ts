// Claims about what lies behind the doors.

import { destinationCards } from '../cards';
import type { Named } from '../saying';
import { words as all } from '../strings';
import { words } from '../strings-clashes';
import type { View } from '../types.gen';
import { distinct, grouped, latest, ofKind, speakers, type Heard } from './heard';

const say = words.doors;
const claims = (said: readonly Heard[]) => ofKind(said, 'ClaimSawDestination');
/** What each says of each door, last. */
const standing = (said: readonly Heard[]) => latest(claims(said), ({ speaker, claim }) => `${speaker} ${claim.slot}`);
/** What all can see there. */
const turnedUp = (view: View, slot: number) => (view.turned[slot] ? (view.destinations[slot] ?? null) : null);

/** Against what was turned up. */
export function turnedOut(view: View, said: readonly Heard[], named: Named): string[] {
  return standing(said).flatMap(({ speaker, claim: { slot, card } }) => {
    const is = turnedUp(view, slot);
    return is && is !== card ? [say.turned(named(speaker), slot, all.destinations[card], all.destinations[is])] : [];
  });
}

/** Whoever has said something else of a door before. */
export function changedDoors(said: readonly Heard[], named: Named): string[] {
  return [...grouped(claims(said), ({ speaker, claim }) => `${speaker} ${claim.slot}`).values()].flatMap((told) => {
    const [first] = told;
    return first && distinct(told.map(({ claim }) => claim.card)).length > 1
      ? [say.changed(named(first.speaker), first.claim.slot)]
      : [];
  });
}

/** Two who say different things of one door; once it is open, all know. */
export function doorsDiffer(view: View, said: readonly Heard[], named: Named): string[] {
  return [...grouped(standing(said), ({ claim }) => claim.slot)].flatMap(([slot, told]) =>
    !view.turned[slot] && distinct(told.map(({ claim }) => claim.card)).length > 1
      ? [say.differ(speakers(told).map(named), slot)]
      : [],
  );
}

/** One Village and one Void behind several doors, or more Dead Ends than there are; those that lie open count too. */
export function tooManyDoors(view: View, said: readonly Heard[], named: Named): string[] {
  return destinationCards.flatMap(({ id, copies }) => {
    const told = standing(said).filter(
      ({ claim }) => claim.card === id && [null, id].includes(turnedUp(view, claim.slot)),
    );
    const open = view.turned.flatMap((_, slot) => (turnedUp(view, slot) === id ? [slot] : []));
    const doors = distinct([...told.map(({ claim }) => claim.slot), ...open]).length;
    if (doors <= copies || !told.length) return [];
    const names = speakers(told).map(named);
    return [copies === 1 ? say.onlyOne(names, all.destinations[id]) : say.tooMany(names, doors, copies)];
  });
}
