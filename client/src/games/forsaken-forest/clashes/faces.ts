// Claims about the faces of role cards. A face stays as it is from Day One on: no card swaps role cards (FF-SETUP-13),
// and the Shrouded and the Cursed have exchanged theirs before anyone can Peek.

import { role, roles, type RoleId } from '../cards';
import type { Named } from '../saying';
import { being } from '../spoken';
import { words as all } from '../strings';
import { words } from '../strings-clashes';
import type { View } from '../types.gen';
import { distinct, grouped, latest, ofKind, speakers, type Heard } from './heard';

const say = words.faces;
const faceOf = (id: RoleId): RoleId => role(id).shown ?? id;
const claims = (said: readonly Heard[]) => ofKind(said, 'ClaimSawRole');
/** What each says of each card, last. */
const standing = (said: readonly Heard[]) => latest(claims(said), ({ speaker, claim }) => `${speaker} ${claim.target}`);

/** Whoever has said something else of a card before. */
export function changedFaces(said: readonly Heard[], named: Named): string[] {
  return [...grouped(claims(said), ({ speaker, claim }) => `${speaker} ${claim.target}`).values()].flatMap((told) => {
    const [first] = told;
    return first && distinct(told.map(({ claim }) => claim.shown)).length > 1
      ? [say.changed(named(first.speaker), named(first.claim.target))]
      : [];
  });
}

/** Two who say different things of one card. */
export function facesDiffer(said: readonly Heard[], named: Named): string[] {
  return [...grouped(standing(said), ({ claim }) => claim.target)].flatMap(([target, told]) =>
    distinct(told.map(({ claim }) => claim.shown)).length > 1
      ? [say.differ(speakers(told).map(named), named(target))]
      : [],
  );
}

/** A face that no card of the match shows, or one on more cards than show it. */
export function tooManyFaces(view: View, said: readonly Heard[], named: Named): string[] {
  const faces = (view.role_list ?? roles.map(({ id }) => id)).map(faceOf);
  return [...grouped(standing(said), ({ claim }) => claim.shown)].flatMap(([shown, told]) => {
    const there = faces.filter((id) => id === shown).length;
    if (!there)
      return told.map(({ speaker, claim }) => say.none(named(speaker), named(claim.target), role(shown).name));
    const targets = distinct(told.map(({ claim }) => claim.target));
    return view.role_list && targets.length > there
      ? [say.tooMany(speakers(told).map(named), targets.map(named), role(shown).name, there)]
      : [];
  });
}

/** Against what the one who was looked at says of themself, whose card may show another face than their role. */
export function facesAgainstClaims(view: View, said: readonly Heard[], named: Named): string[] {
  const asRole = latest(ofKind(said, 'ClaimRole'), ({ speaker }) => speaker);
  const asTeam = latest(ofKind(said, 'ClaimTeam'), ({ speaker }) => speaker);
  return standing(said).flatMap(({ speaker, claim: { target, shown } }) => {
    const own =
      asRole.find((each) => each.speaker === target)?.claim ?? asTeam.find((each) => each.speaker === target)?.claim;
    if (!own || speaker === target) return [];
    const behind = (view.role_list ?? roles.map(({ id }) => id)).filter((id) => faceOf(id) === shown);
    const fits =
      own.type === 'ClaimRole'
        ? faceOf(own.role) === shown
        : !behind.length || behind.some((id) => role(id).team === own.team);
    const what = own.type === 'ClaimRole' ? being(own.role) : all.statements.on(all.statements.team[own.team]);
    return fits ? [] : [say.own(named(speaker), named(target), role(shown).name, what)];
  });
}
