// FF-TALK-10: each statement in its one sentence, the same that the server and bots read. It comes with the content;
// here its placeholders are filled in, with people's names and the letters of the map.

import { face, role, type RoleId } from './cards';
import { content } from './content.gen';
import { DESTINATIONS, square, START, type Territory } from './map';
import type { Named } from './saying';
import type { AnyStatement } from './statements';
import { words } from './strings';
import type { Said } from './types.gen';

const sayings = new Map(content.sayings.map((saying) => [saying.id, saying]));
const say = words.statements;

export function spoken(said: AnyStatement, named: Named, before: readonly Said[]): string {
  const earlier = 'ref' in said ? before[said.ref] : undefined;
  return textOf(said, earlier).replace(/\{(\w+)\}/g, (_, part: string, at: number) => {
    const who = said.type === 'Answer' ? (earlier?.speaker ?? null) : 'target' in said ? said.target : null;
    if (part === 'target') return at ? words.inside(named(who)) : named(who);
    if (part === 'is') return words.is(named(who));
    if (part === 'said')
      return said.type === 'Answer'
        ? spoken(said.with_, named, before)
        : earlier
          ? spoken(earlier.statement, named, before)
          : '';
    return filled(part, said);
  });
}

/** The sentence with its placeholders. */
function textOf(said: AnyStatement, earlier: Said | undefined): string {
  const saying = sayings.get(said.type);
  if (!saying?.by) return saying?.text ?? '';
  return saying.texts[saying.by === 'ref' ? (earlier ? 'known' : 'unknown') : picked(saying.by, said)] ?? '';
}

/** The key of the sentence, by what the statement has in that field. */
function picked(by: string, said: AnyStatement): string {
  const value = Object.entries(said).find(([field]) => field === by)?.[1] as string | number | boolean | undefined;
  if (by === 'count') return value === 0 ? 'none' : value === 1 ? 'one' : 'more';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** What stands for a placeholder that speaks of nobody. */
function filled(part: string, said: AnyStatement): string {
  switch (said.type) {
    case 'ClaimRole':
      return being(said.role);
    case 'ClaimTeam':
      return say.team[said.team];
    case 'ClaimSawRole':
      return part === 'when' ? when(said.when, isNightly(said.how)) : role(said.shown).name;
    case 'ClaimSawDestination':
      return part === 'when'
        ? when(said.when, isNightly(said.how))
        : part === 'slot'
          ? words.map.door(said.slot)
          : words.destinations[said.card];
    case 'ClaimHand':
      return part === 'count' ? String(said.count) : kindOrCard(said.card);
    case 'ClaimNightTarget':
      return part === 'when' ? when(said.when, true) : words.nightActions[said.action];
    case 'AccuseOf':
      return said.of === 'villagers' ? say.on(say.team.villagers) : being(said.of);
    case 'ProposeRoute':
    case 'WarnRoute':
      return said.slot !== null ? words.map.door(said.slot) : said.at !== null ? placeOf(said.at) : say.there;
    default:
      return '';
  }
}

export const being = (id: RoleId): string =>
  id === 'forsaken' ? say.oneForsaken : id === 'commonfolk' ? role(id).name : say.the(role(id).name);
const kindOrCard = (id: string): string =>
  id in words.kinds ? words.kinds[id as keyof typeof words.kinds] : face(id).name;
/** Oracle and Navigator look by Night, cards are played by Day. */
const isNightly = (how: string): boolean => how === 'oracle' || how === 'navigator';
const when = (number: number, night: boolean): string =>
  number ? (night ? say.inNight(number) : say.inDay(number)) : '';

function placeOf(at: Territory): string {
  const slot = DESTINATIONS.indexOf(at);
  return slot >= 0 ? words.map.door(slot) : at === START ? words.map.start : square(at);
}
