// Claims about oneself: more of a role or team than there are, and two that nobody can be at once.

import { role, roles, type RoleId, type Team } from '../cards';
import type { Named } from '../saying';
import { being } from '../spoken';
import { LAID_BY, type Plain } from '../statements';
import { words as all } from '../strings';
import { words } from '../strings-clashes';
import type { View } from '../types.gen';
import { distinct, grouped, latest, ofKind, type Heard } from './heard';

const say = words.roles;
const inOrder = (one: number, other: number): number => one - other;

/** The roles whose player can truly say it; null for what anyone can. */
function rolesFor(claim: Plain): readonly RoleId[] | null {
  switch (claim.type) {
    case 'ClaimRole':
      return [claim.role];
    case 'ClaimTeam':
      return roles.filter(({ team }) => team === claim.team).map(({ id }) => id);
    case 'ClaimSawRole':
    case 'ClaimSawDestination':
      return claim.how === 'oracle' || claim.how === 'navigator' ? [claim.how] : null;
    case 'ClaimNightTarget':
      return LAID_BY[claim.action];
    default:
      return null;
  }
}

/** What each says they are, last; whoever tells of what one role alone can do says that too. */
function claimedRoles(said: readonly Heard[]): Map<number, RoleId> {
  const claimed = new Map<number, RoleId>();
  for (const { speaker, claim } of said) {
    const [only, ...others] = rolesFor(claim) ?? [];
    if (only && !others.length && claim.type !== 'ClaimRole') claimed.set(speaker, only);
  }
  for (const { speaker, claim } of ofKind(said, 'ClaimRole')) claimed.set(speaker, claim.role);
  return claimed;
}

/** Whoever has said another role before. */
export function changedRoles(said: readonly Heard[], named: Named): string[] {
  return [...grouped(ofKind(said, 'ClaimRole'), ({ speaker }) => speaker)].flatMap(([seat, claims]) => {
    const told = distinct(claims.map(({ claim }) => role(claim.role).name));
    return told.length > 1 ? [say.changed(named(seat), told)] : [];
  });
}

/** More of a role than the public list has. */
export function tooManyOfRole(view: View, said: readonly Heard[], named: Named): string[] {
  const { role_list: listed } = view;
  if (!listed) return [];
  return [...grouped([...claimedRoles(said)], ([, id]) => id)].flatMap(([id, claims]) => {
    const seats = claims.map(([seat]) => seat).toSorted(inOrder);
    const there = listed.filter((each) => each === id).length;
    if (!there) return seats.map((seat) => say.none(named(seat), being(id)));
    return seats.length > there
      ? [say.tooMany(seats.map(named), id === 'forsaken' ? role(id).name : being(id), there)]
      : [];
  });
}

/** More of a team than the public list has; not where it is only that more say a role than there are. */
export function tooManyOfTeam(view: View, said: readonly Heard[], named: Named): string[] {
  const { role_list: listed } = view;
  if (!listed) return [];
  const asRole = claimedRoles(said);
  const sides = new Map<number, Team>([...asRole].map(([seat, id]) => [seat, role(id).team]));
  for (const { speaker, claim } of said) {
    if (claim.type === 'ClaimTeam') sides.set(speaker, claim.team);
    if (claim.type === 'ClaimRole') sides.set(speaker, role(claim.role).team);
  }
  return (Object.keys(all.teams) as Team[]).flatMap((team) => {
    const seats = [...sides].flatMap(([seat, side]) => (side === team ? [seat] : [])).toSorted(inOrder);
    const there = listed.filter((id) => role(id).team === team).length;
    const told = roles
      .filter((each) => each.team === team)
      .map(
        ({ id }) =>
          seats.filter((seat) => asRole.get(seat) === id).length - listed.filter((each) => each === id).length,
      );
    const known = told.filter((more) => more > 0).reduce((sum, more) => sum + more, 0);
    return seats.length - known > there
      ? [say.tooMany(seats.map(named), all.statements.on(all.statements.team[team]), there)]
      : [];
  });
}

/** Whoever tells of what the role or team that they claim cannot do. */
export function notAsClaimed(said: readonly Heard[], named: Named): string[] {
  const asRole = latest(ofKind(said, 'ClaimRole'), ({ speaker }) => speaker);
  const asTeam = latest(ofKind(said, 'ClaimTeam'), ({ speaker }) => speaker);
  const sides = asTeam.flatMap(({ speaker, claim }) => {
    const other = asRole.find((each) => each.speaker === speaker);
    return other && role(other.claim.role).team !== claim.team
      ? [say.twice(named(speaker), being(other.claim.role), all.statements.on(all.statements.team[claim.team]))]
      : [];
  });
  const deeds = said.flatMap(({ speaker, claim }) => {
    const deed = deedOf(claim);
    const own = asRole.find((each) => each.speaker === speaker) ?? asTeam.find((each) => each.speaker === speaker);
    const can = rolesFor(claim);
    if (!deed || !own || !can || rolesFor(own.claim)?.some((id) => can.includes(id))) return [];
    return [
      say.deed(
        named(speaker),
        deed,
        own.claim.type === 'ClaimRole' ? being(own.claim.role) : all.statements.on(all.statements.team[own.claim.team]),
      ),
    ];
  });
  return [...sides, ...deeds];
}

/** What only some roles can have done. */
function deedOf(claim: Plain): string | null {
  if (claim.type === 'ClaimNightTarget') return say.laying(all.nightActions[claim.action]);
  if (
    (claim.type === 'ClaimSawRole' || claim.type === 'ClaimSawDestination') &&
    (claim.how === 'oracle' || claim.how === 'navigator')
  )
    return say.peek(role(claim.how).name);
  return null;
}
