// How large a sheet can be printed so that it stays one page. A printer cannot be asked, so it is reckoned.

import type { CharacterView } from '../types.gen';

/** Of the full size; from there on it would not be readable. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
/** Of an A4 page between its margins, in pixels of CSS. */
const PAGE = 1000;
/** Name, trade and Ruin above the lists, and the headings in between. */
const REST = 370;
const LETTERS = 40;
const ROW = 20;
const GAP = 13;

type Lists = Pick<CharacterView, 'skills' | 'equipment' | 'rituals' | 'conditions'>;

export function sizeFor(character: Lists): number {
  return SIZES.find((size) => height(character, size) <= PAGE) ?? 0.4;
}

/** The lists stand two by two, and the longer one takes the room. */
function height({ skills, equipment, rituals, conditions }: Lists, size: number): number {
  const tall = (lines: readonly string[]) =>
    lines.reduce((sum, line) => sum + (Math.ceil((line.length * size) / LETTERS) * ROW + GAP) * size, 0);
  return REST + Math.max(tall(skills), tall(equipment)) + Math.max(tall(rituals), tall(conditions));
}

const ROOMY = 7;

/** Lines to write on by hand, where the page has room for them. */
export function spareFor(character: Lists, list: keyof Lists): number {
  const { skills, equipment, rituals, conditions } = character;
  const fits =
    sizeFor(character) === 1 && [skills, equipment, rituals, conditions].every((lines) => lines.length <= ROOMY);
  return fits ? ROOMY - character[list].length : 0;
}
