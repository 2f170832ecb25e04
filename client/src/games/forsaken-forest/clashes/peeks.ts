// Claims of having looked, against what all have seen played. What a card then showed only its player knows, and
// whether it was forbidden does not matter here: whoever played it may have looked.

import { face, role } from '../cards';
import type { Named } from '../saying';
import type { Plain } from '../statements';
import { words } from '../strings-clashes';
import type { Deed, View } from '../types.gen';
import { grouped, isBefore, ofKind, type Heard } from './heard';

const say = words.peeks;
type Look = Extract<Plain, { type: 'ClaimSawRole' | 'ClaimSawDestination' }>;
const looks = (said: readonly Heard[]): Heard<Look>[] =>
  said.filter(
    (each): each is Heard<Look> => each.claim.type === 'ClaimSawRole' || each.claim.type === 'ClaimSawDestination',
  );
const whither = (claim: Look, named: Named): string =>
  claim.type === 'ClaimSawRole' ? say.at(named(claim.target)) : say.behind(claim.slot);

/** Did this play let the speaker look there? */
function lets(deed: Deed, speaker: number, claim: Look): boolean {
  return face(deed.card).effects.some((effect) => {
    if (claim.type === 'ClaimSawDestination')
      return effect.do === 'peek' && effect.at === 'destination' && deed.seat === speaker && deed.slot === claim.slot;
    if (effect.do === 'bare') return deed.seat === claim.target && deed.target === speaker;
    return (
      effect.do === 'peek' &&
      (effect.at === 'role' || effect.at === 'spirit') &&
      deed.seat === speaker &&
      deed.target === claim.target
    );
  });
}

/** A look by a card that nobody saw. An Artifact is a card too, but no other card is an Artifact. */
export function unseenPlays(view: View, said: readonly Heard[], named: Named): string[] {
  return looks(said).flatMap((each) => {
    const { speaker, claim } = each;
    if (claim.how !== 'card' && claim.how !== 'artifact') return [];
    const artifact = claim.how === 'artifact';
    const seen = view.deeds.some(
      (deed) =>
        lets(deed, speaker, claim) && isBefore(deed, each) && (!artifact || face(deed.card).deck === 'artifacts'),
    );
    return seen ? [] : [say.unseen(named(speaker), whither(claim, named), artifact)];
  });
}

/** The Oracle looks at role cards, the Navigator behind doors. */
export function notTheirs(said: readonly Heard[], named: Named): string[] {
  return looks(said).flatMap(({ speaker, claim }) => {
    const other = claim.type === 'ClaimSawRole' ? 'navigator' : 'oracle';
    return claim.how === other ? [say.notTheirs(named(speaker), whither(claim, named), role(other).name)] : [];
  });
}

/** Each of them looks once a Night. */
export function twoInANight(said: readonly Heard[], named: Named): string[] {
  const byNight = looks(said).filter(
    ({ claim }) => claim.when > 0 && (claim.how === 'oracle' || claim.how === 'navigator'),
  );
  return [...grouped(byNight, ({ speaker, claim }) => `${speaker} ${claim.how} ${claim.when}`).values()].flatMap(
    (told) => {
      const [first] = told;
      const places = new Set(told.map(({ claim }) => whither(claim, named)));
      return first && places.size > 1 && (first.claim.how === 'oracle' || first.claim.how === 'navigator')
        ? [say.twice(named(first.speaker), role(first.claim.how).name, first.claim.when)]
        : [];
    },
  );
}

/** Who says that they have looked at nothing, and has told of a look before. */
export function lookedAfterAll(said: readonly Heard[], named: Named): string[] {
  return ofKind(said, 'ClaimNoPeek').flatMap((each) => {
    const before = said.slice(0, said.indexOf(each));
    return looks(before).some(({ speaker }) => speaker === each.speaker) ? [say.notBoth(named(each.speaker))] : [];
  });
}
