// What the house suggests for a sheet.

import type { Hunter } from '../content.gen';
import { FIELDS, KINDS, type Field, type Kind, type Wish, type Written } from './wishes';

export type Part = Field | Kind;

const SUGGESTED: Record<Part, Hunter['kind']> = {
  name: 'name',
  occupation: 'occupation',
  background: 'background',
  skills: 'skill',
  equipment: 'equipment',
  rituals: 'ritual',
};

/** How many lines a surprise brings; a Ritual costs Ruin, so at most one. */
const SURPRISE: Record<Kind, readonly [least: number, most: number]> = {
  skills: [2, 3],
  equipment: [2, 3],
  rituals: [0, 1],
};

/** A number from 0 up to, not including, 1. */
type Chance = () => number;

/** So many suggestions for a part, in no order, none of which is on the sheet already. */
export function suggestionsFor(
  part: Part,
  hunters: readonly Hunter[],
  sheet: Written,
  count: number,
  chance: Chance = Math.random,
): Hunter[] {
  const there: readonly string[] = [sheet[part]].flat();
  const left = hunters.filter(({ kind, text }) => kind === SUGGESTED[part] && !there.includes(text));
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(chance() * left.length), 1),
  ).flat();
}

/** Something for each part that is still empty. */
export function surprise(hunters: readonly Hunter[], sheet: Written, chance: Chance = Math.random): Wish[] {
  const fields = FIELDS.filter((field) => !sheet[field]).flatMap((field) =>
    suggestionsFor(field, hunters, sheet, 1, chance).map(({ text }): Wish => ({ to: 'write', field, words: text })),
  );
  const lines = KINDS.filter((kind) => sheet[kind].length === 0).flatMap((kind) => {
    const [least, most] = SURPRISE[kind];
    const count = least + Math.floor(chance() * (most - least + 1));
    return suggestionsFor(kind, hunters, sheet, count, chance).map(({ text }): Wish => ({
      to: 'add',
      kind,
      words: text,
    }));
  });
  return [...fields, ...lines];
}
