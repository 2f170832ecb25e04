// Claims about Nights and Days: who was awake then, what dawn showed, and what has not been yet.

import type { NightActionId } from '../cards';
import type { Named } from '../saying';
import type { Plain } from '../statements';
import { words as all } from '../strings';
import { words } from '../strings-clashes';
import type { Dawned, View } from '../types.gen';
import { ofKind, type Heard } from './heard';

const say = words.nights;
type Timed = Extract<Plain, { when: number }>;
const timed = (said: readonly Heard[]): Heard<Timed>[] =>
  said.filter((each): each is Heard<Timed> => 'when' in each.claim);
const isByNight = (claim: Timed): boolean =>
  claim.type === 'ClaimNightTarget' || claim.how === 'oracle' || claim.how === 'navigator';
/** Nobody dies in a Night, so these had died before it. */
const deadBy = (view: View, night: number): readonly number[] =>
  view.deaths.slice(0, view.dawns.find((dawn) => dawn.night === night)?.deaths ?? 0);

/** A Night or Day that had not been when it was spoken of: Night 2 comes before Day 2. */
export function notYet(said: readonly Heard[], named: Named): string[] {
  return timed(said).flatMap(({ speaker, claim, day }) =>
    claim.when > day
      ? [say.notYet(named(speaker), isByNight(claim) ? say.night(claim.when) : say.day(claim.when))]
      : [],
  );
}

/** The Oracle sleeps through Night One. */
export function asleep(said: readonly Heard[], named: Named): string[] {
  return ofKind(said, 'ClaimSawRole').flatMap(({ speaker, claim, day }) =>
    claim.how === 'oracle' && (claim.when || day) < 2 ? [words.peeks.asleep(named(speaker))] : [],
  );
}

/** Spirits do nothing by Night, and the Oracle does not look at them. */
export function deadByThen(view: View, said: readonly Heard[], named: Named): string[] {
  return timed(said)
    .filter(({ claim }) => isByNight(claim))
    .flatMap(({ speaker, claim }) => {
      const dead = deadBy(view, claim.when);
      if (dead.includes(speaker)) return [say.dead(named(speaker), claim.when)];
      return claim.type === 'ClaimSawRole' && dead.includes(claim.target)
        ? [words.peeks.gone(named(speaker), named(claim.target), claim.when)]
        : [];
    });
}

const SHOWN: Record<NightActionId, (dawn: Dawned) => number | null> = {
  'shelter-from-evil': ({ shelter }) => shelter,
  'ritual-sacrifice': ({ sacrifice }) => sacrifice,
  entangle: ({ entangle }) => entangle,
};

/** Against where dawn showed it: all that was laid is shown (FF-DAWN-01). */
export function notAtDawn(view: View, said: readonly Heard[], named: Named): string[] {
  return ofKind(said, 'ClaimNightTarget').flatMap(({ speaker, claim, day }) => {
    const line = (found: string): string[] => [
      say.laid(named(speaker), all.nightActions[claim.action], named(claim.target), found),
    ];
    const dawns = view.dawns.filter(({ night }) => night <= day);
    if (claim.when === 1) return line(say.nothing);
    if (!claim.when) return dawns.some((dawn) => SHOWN[claim.action](dawn) === claim.target) ? [] : line(say.never);
    const dawn = dawns.find(({ night }) => night === claim.when);
    const on = dawn ? SHOWN[claim.action](dawn) : claim.target;
    return on === claim.target ? [] : line(say.shown(claim.when, on === null ? null : named(on)));
  });
}
