// The evening as a story: which lines belong in it, which belong together, and how it is written down.

import type { Numbered } from '../../match/board';
import type { Named } from './naming';
import { words } from './strings';
import type { Die, Event, Seat } from './types.gen';

export interface Line {
  readonly number: number;
  readonly type: Event['type'] | null;
  readonly text: string;
}

/** A roll and what came of it, or what happened between rolls. */
export interface Scene {
  readonly number: number;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Seen on the table as it happens, and nothing to read again. */
const SILENT: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'HungBack',
  'RollClosed',
  'StakeAgreed',
  'DiceSealed',
  'NoteKept',
  'NoteStruck',
  'HelpAccepted',
  'ConsentedUnseen',
  'SkillDropped',
  'DarkDropped',
]);

const OPENS: Partial<Record<Event['type'], string>> = {
  RiskDeclared: words.story.risk,
  ContestProposed: words.story.contest,
  RuinCalled: words.story.ruin,
  RuinProposed: words.story.ruin,
};
const CLOSES: readonly Event['type'][] = ['RollClosed', 'RollWithdrawn'];

export function eventOf(each: Numbered): Event | null {
  return each.news.type === 'Told' ? (each.news.event as Event | null) : null;
}

export function scenesOf(news: readonly Numbered[], named: Named): Scene[] {
  const scenes: { number: number; title: string; lines: Line[] }[] = [];
  let open = false;
  for (const each of news) {
    if (each.news.type !== 'Told') continue;
    const type = eventOf(each)?.type ?? null;
    const title = type ? OPENS[type] : undefined;
    const last = scenes.at(-1);
    if (title || !last || (!open && last.title)) scenes.push({ number: each.number, title: title ?? '', lines: [] });
    if (title) open = true;
    if (type && CLOSES.includes(type)) open = false;
    if (type && SILENT.has(type)) continue;
    scenes.at(-1)?.lines.push({ number: each.number, type, text: named.text(each.news.words) });
  }
  return scenes.filter((scene) => scene.lines.length > 0);
}

export function markdown(scenes: readonly Scene[], title: string): string {
  const parts = scenes.map((scene) =>
    [...(scene.title ? [`## ${scene.title}`] : ['---']), ...scene.lines.map((line) => escaped(line.text))].join('\n\n'),
  );
  return `# ${title}\n\n${parts.join('\n\n')}\n`;
}

/** What people typed must not become headings or links. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#]/g, '\\$&');

/** All that was told of the last roll that fits, whether it is open or over. */
export function lastRoll(
  news: readonly Numbered[],
  fits: (roll: readonly Numbered[]) => boolean = () => true,
): readonly Numbered[] {
  for (let at = news.length - 1; at >= 0; at--) {
    const type = eventOf(news[at] as Numbered)?.type;
    if (!type || !OPENS[type]) continue;
    const roll = news.slice(at);
    const end = roll.findIndex((each) => CLOSES.includes(eventOf(each)?.type ?? ('' as Event['type'])));
    const whole = end < 0 ? roll : roll.slice(0, end + 1);
    if (fits(whole)) return whole;
  }
  return [];
}

const closed = (roll: readonly Numbered[]): boolean => roll.some((each) => eventOf(each)?.type === 'RollClosed');

/** Rolled in it, helped, contended, or had to see it. */
function tookPart(roll: readonly Numbered[], seat: Seat): boolean {
  return roll.some((each) => {
    const event = eventOf(each);
    switch (event?.type) {
      case 'RiskDeclared':
      case 'HelperExposed':
      case 'RuinRolled':
        return event.seat === seat;
      case 'ContestRolled':
        return event.dice.some(({ owner }) => owner === seat);
      default:
        return false;
    }
  });
}

/** The last roll that is over and in which this seat had a part. */
export function ownResult(news: readonly Numbered[], seat: Seat): readonly Numbered[] {
  return lastRoll(news, (roll) => closed(roll) && tookPart(roll, seat));
}

/** Every die as it lay in the end: those of the last throw, and the help that came before or after it. */
export function lay(roll: readonly Numbered[]): readonly Die[] {
  const throws = roll.flatMap((each) => {
    const event = eventOf(each);
    return event?.type === 'DiceRolled' ? [event.dice] : [];
  });
  const own = throws.findLast((dice) => dice.some(({ why }) => why !== 'help')) ?? [];
  const help = new Map(
    throws
      .flat()
      .filter(({ why }) => why === 'help')
      .map((die) => [die.owner, die]),
  );
  return [...own.filter(({ why }) => why !== 'help'), ...help.values()];
}

/** What was compared with what, and why it marked Ruin or not. */
const REASONS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'HelpMatched',
  'DiceCompared',
  'RuinStepPassed',
  'RuinStepPassedUnseen',
  'RuinMarked',
  'RuinMarkedUnseen',
  'CharacterTurned',
  'CharacterLost',
  'DiceRead',
  'ContestWon',
  'StandOff',
  'RuinRolled',
  'ConditionGained',
  'Conceded',
  'TakenOut',
]);

/** What the server leaves unsaid, since it must not tell anyone's Ruin. */
function because(each: Numbered): Line[] {
  const event = eventOf(each);
  if (event?.type !== 'RuinRolled') return [];
  const { higher, notHigher } = words.ruinRoll;
  return [{ number: each.number + 0.5, type: null, text: (event.affected ? higher : notHigher)(event.die.face) }];
}

export function reasonsOf(roll: readonly Numbered[], named: Named): Line[] {
  const from = roll.findLastIndex((each) =>
    ['DiceRolled', 'ContestRolled', 'RuinRolled'].includes(eventOf(each)?.type ?? ''),
  );
  return roll.slice(Math.max(from, 0)).flatMap((each) => {
    const type = eventOf(each)?.type;
    if (!type || !REASONS.has(type) || each.news.type !== 'Told') return [];
    return [{ number: each.number, type, text: named.text(each.news.words) }, ...because(each)];
  });
}
