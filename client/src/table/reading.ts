// Any view in words: names and values as they are called in the rules' own model.

import { words } from '../strings';

export const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

export const called = (name: string): string => name.replaceAll('_', ' ');

export function said(value: unknown): string {
  if (value === null || value === '') return words.generic.none;
  if (typeof value === 'boolean') return value ? words.generic.yes : words.generic.no;
  return String(value);
}

/** What a field holds; where it holds seats, who sits there. */
export const named = (value: unknown, names: readonly string[]): unknown =>
  Array.isArray(value)
    ? value.map((each) => named(each, names))
    : typeof value === 'number'
      ? (names[value] ?? value)
      : value;

/** Something that each seat has one of. */
export interface Tally {
  readonly name: string;
  readonly bySeat: readonly string[];
}

/** Longer ones are read in the outline. */
const LONGEST = 16;

const fits = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST);

/**
 * What a view counts by seats: its lists of numbers or short words that are just as long as there are seats. One that was
 * ever longer or shorter, like the last throws of a die, fits by chance.
 */
export class Tallies {
  readonly #unsteady = new Set<string>();

  in(view: unknown, seats: number): Tally[] {
    if (isPlain(view) || Array.isArray(view) || seats === 0) return [];
    const lists = Object.entries(view as Record<string, unknown>).filter((field): field is [string, unknown[]] =>
      Array.isArray(field[1]),
    );
    for (const [name, list] of lists) if (list.length !== seats) this.#unsteady.add(name);
    return lists
      .filter(([name, list]) => !this.#unsteady.has(name) && list.every(fits))
      .map(([name, list]) => ({ name: called(name), bySeat: list.map(said) }));
  }
}
