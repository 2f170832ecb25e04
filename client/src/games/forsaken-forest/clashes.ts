// What was said that cannot all be true, by what everyone knows. It never looks at what the viewer alone knows.

import { role, type DestinationId, type RoleId } from './cards';
import type { Named } from './saying';
import { bare } from './statements';
import { words } from './strings';
import type { View } from './types.gen';

export function clashes(view: View, named: Named): string[] {
  const said = view.said.filter((each) => !each.retracted).map((each) => ({ speaker: each.speaker, claim: bare(each.statement) }));
  return [...ofRoles(view, said, named), ...ofDoors(view, said, named), ...ofPeeks(said, named)];
}

type Spoken = readonly { speaker: number; claim: ReturnType<typeof bare> }[];

function ofRoles(view: View, said: Spoken, named: Named): string[] {
  const found: string[] = [];
  const latest = new Map<number, RoleId>();
  const claimed = new Map<number, Set<RoleId>>();
  for (const { speaker, claim } of said) {
    if (claim.type !== 'ClaimRole') continue;
    latest.set(speaker, claim.role);
    claimed.set(speaker, (claimed.get(speaker) ?? new Set()).add(claim.role));
  }
  for (const [seat, roles] of claimed) {
    if (roles.size > 1) found.push(words.clashes.changedRole(named(seat), [...roles].map((id) => role(id).name)));
  }
  if (!view.role_list) return found;
  for (const id of new Set(latest.values())) {
    const seats = [...latest].flatMap(([seat, claim]) => (claim === id ? [seat] : []));
    const there = view.role_list.filter((each) => each === id).length;
    if (there === 0) found.push(...seats.map((seat) => words.clashes.noSuchRole(named(seat), role(id).name)));
    else if (there === 1 && seats.length > 1) found.push(words.clashes.sameRole(seats.map(named), role(id).name));
  }
  return found;
}

function ofDoors(view: View, said: Spoken, named: Named): string[] {
  const found: string[] = [];
  const bySlot = new Map<number, Map<DestinationId, number[]>>();
  const single = new Map<DestinationId, Map<number, number[]>>();
  for (const { speaker, claim } of said) {
    if (claim.type !== 'ClaimSawDestination') continue;
    const { slot, card } = claim;
    const is = view.turned[slot] ? view.destinations[slot] : null;
    if (is && is !== card) found.push(words.clashes.turned(named(speaker), slot, words.destinations[card], words.destinations[is]));
    add(bySlot, slot, card, speaker);
    if (card !== 'dead-end') add(single, card, slot, speaker);
  }
  for (const [slot, cards] of bySlot) {
    if (cards.size > 1 && !view.turned[slot]) found.push(words.clashes.slot(slot, distinct([...cards.values()].flat()).map(named)));
  }
  for (const [card, slots] of single) {
    if (slots.size > 1) found.push(words.clashes.onlyOne(words.destinations[card], distinct([...slots.values()].flat()).map(named)));
  }
  return found;
}

/** Who says that they have looked at nothing, and has told of a look before. */
function ofPeeks(said: Spoken, named: Named): string[] {
  const told = new Set<number>();
  const found = new Set<number>();
  for (const { speaker, claim } of said) {
    if (claim.type === 'ClaimSawDestination' || claim.type === 'ClaimSawRole') told.add(speaker);
    else if (claim.type === 'ClaimNoPeek' && told.has(speaker)) found.add(speaker);
  }
  return [...found].map((seat) => words.clashes.notBoth(named(seat)));
}

function add<Key, Other>(to: Map<Key, Map<Other, number[]>>, key: Key, other: Other, seat: number): void {
  const inner = to.get(key) ?? new Map<Other, number[]>();
  inner.set(other, [...(inner.get(other) ?? []), seat]);
  to.set(key, inner);
}

const distinct = (seats: readonly number[]): number[] => [...new Set(seats)];
