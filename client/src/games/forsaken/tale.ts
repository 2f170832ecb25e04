// The log, told in sentences that belong together: what follows from a deed stands in the same line.

import type { Numbered } from '../../match/board';
import { content } from './content.gen';
import { words } from './strings';
import type { Event } from './types.gen';

/** These say nothing that the table or the next sentence does not say. */
const SILENT: readonly Event['type'][] = [
  'TurnEnded',
  'SourceMarked',
  'HeldInGate',
  'PickedForGate',
  'TakenBack',
  'AnswerPicked',
  'DecreeResolved',
  'MulliganDecided',
  'CardPutBack',
  'CardPutBelow',
  'CardsLookedAt',
  'MiracleLaid',
  'BlessingEntered',
  'TowerBreached',
];

/** These begin a line of their own. */
const LEADS: readonly Event['type'][] = [
  'MulligansDone',
  'TurnBegan',
  'TurnCutShort',
  'AltarBuilt',
  'AltarUpgraded',
  'CardPlayed',
  'MiraclePlayed',
  'ChannelUsed',
  'AbilityUsed',
  'AbilityTriggered',
  'MiracleRevealed',
  'AttackDeclared',
  'KingdomWon',
  'LastKingdomBegan',
  'Resigned',
  'GameEnded',
];

const LONGEST = 200;

/** The last of the news, merged into lines. */
export function taleOf(news: readonly Numbered[]): Numbered[] {
  const lines: Numbered[] = [];
  for (const item of news.slice(-LONGEST)) {
    const told = item.news;
    const before = lines.at(-1);
    if (told.type === 'Said') continue;
    if (told.type !== 'Told') {
      lines.push(item);
      continue;
    }
    const event = told.event as Event;
    if (SILENT.includes(event.type) || !told.words) continue;
    if (event.type === 'FollowerEntered' && event.how === 'played') continue;
    const built = before?.news.type === 'Told' ? togetherBuilt(before.news, told) : null;
    if (before && built) lines[lines.length - 1] = { ...before, news: built };
    else if (before?.news.type === 'Told' && !LEADS.includes(event.type)) {
      lines[lines.length - 1] = { ...before, news: { ...before.news, words: `${before.news.words} ${told.words}` } };
    } else {
      lines.push(item);
    }
  }
  return lines;
}

/** The end of such a sentence: "in I and II." Nothing else may have followed from it. */
const PLACES = /( in I+)(?: and (I+))?\.$/;
type Told = Extract<Numbered['news'], { type: 'Told' }>;

/** The same Altar built in several Kingdoms, one after the other, is one sentence. */
function togetherBuilt(before: Told, told: Told): Told | null {
  const [one, other] = [before.event as Event, told.event as Event];
  if (one.type !== 'AltarBuilt' || other.type !== 'AltarBuilt') return null;
  if (one.seat !== other.seat || one.god !== other.god || !PLACES.test(before.words)) return null;
  const places = (_: string, first: string, last?: string): string =>
    `${first}${last ? `, ${last}` : ''} and ${words.roman(other.kingdom)}.`;
  return { ...before, words: before.words.replace(PLACES, places) };
}

/** The turn in which each Kingdom was won, by what was told. */
export function fallsIn(news: readonly Numbered[]): ReadonlyMap<number, number> {
  const falls = new Map<number, number>();
  let turn = 0;
  for (const { news: told } of news) {
    if (told.type !== 'Told') continue;
    const event = told.event as Event;
    if (event.type === 'TurnBegan') turn = event.turn;
    else if (event.type === 'KingdomWon') falls.set(event.kingdom, turn);
  }
  return falls;
}

/** A token is also called by several: "two Grubs". */
const ids = new Map(
  content.cards.flatMap(({ name, id, copies }) =>
    [name, ...(copies ? [] : [`${name}s`])].map((called) => [called, id]),
  ),
);
const NAMES = new RegExp(
  `\\b(${[...ids.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})\\b`,
);

/** Words, and the cards named in them. */
export function pieces(words: string): { words: string; card: string | null }[] {
  return words
    .split(NAMES)
    .map((piece, index) => ({ words: piece, card: index % 2 ? (ids.get(piece) ?? null) : null }))
    .filter(({ words }) => words);
}
