// What a player wants written on their sheet, one line at a time, and how that is said to the server.

import type { Choice } from '../../../protocol/wire.gen';
import type { Action, AddEntry, CharacterView, Write } from '../types.gen';

export type Field = Write['field'];
export type Kind = AddEntry['kind'];

export const FIELDS: readonly Field[] = ['name', 'occupation', 'background'];
export const KINDS: readonly Kind[] = ['skills', 'equipment', 'rituals'];

/** The part of a character that its player writes. */
export type Written = Readonly<Record<Field, string> & Record<Kind, readonly string[]>>;

export type Wish =
  | { to: 'write'; field: Field; words: string }
  | { to: 'add'; kind: Kind; words: string }
  | { to: 'strike'; kind: Kind; words: string };

/** Whether a sheet is one's own to write on now. */
export const canWrite = (choices: readonly Choice[]): boolean =>
  choices.some(({ action }) => (action as Action).type === 'Write');

/** The offer that grants a wish, its words filled in; null where the server does not offer it now. */
export function granting(wish: Wish, choices: readonly Choice[], character: CharacterView): Choice | null {
  const found = choices.find(({ action }) => grants(action as Action, wish, character));
  if (!found || wish.to === 'strike') return found ?? null;
  return { ...found, action: { ...(found.action as Action), words: wish.words } };
}

function grants(action: Action, wish: Wish, character: CharacterView): boolean {
  switch (wish.to) {
    case 'write':
      return action.type === 'Write' && action.field === wish.field;
    case 'add':
      return action.type === 'AddEntry' && action.kind === wish.kind;
    case 'strike':
      // Lines move up when one above them is struck, so a line is known by its words.
      return (
        action.type === 'StrikeEntry' &&
        action.kind === wish.kind &&
        action.index === character[wish.kind].indexOf(wish.words)
      );
  }
}

/** The sheet as it will be once every wish is granted. */
export function foreseen(character: CharacterView, wishes: readonly Wish[]): Written {
  const written = {
    ...character,
    skills: [...character.skills],
    equipment: [...character.equipment],
    rituals: [...character.rituals],
  };
  for (const wish of wishes) {
    if (wish.to === 'write') written[wish.field] = wish.words;
    else if (wish.to === 'add') written[wish.kind].push(wish.words);
    else written[wish.kind] = without(written[wish.kind], wish.words);
  }
  return written;
}

/** All that must be written and struck to make one sheet read like another. */
export function wishesFor(wanted: Written, now: Written): Wish[] {
  const fields = FIELDS.filter((field) => wanted[field] !== now[field]).map((field): Wish => ({
    to: 'write',
    field,
    words: wanted[field],
  }));
  const lines = KINDS.flatMap((kind): Wish[] => [
    ...beyond(now[kind], wanted[kind]).map((words): Wish => ({ to: 'strike', kind, words })),
    ...beyond(wanted[kind], now[kind]).map((words): Wish => ({ to: 'add', kind, words })),
  ]);
  return [...fields, ...lines];
}

/** The lines of one list that another does not have, each as often as it is missing. */
function beyond(lines: readonly string[], other: readonly string[]): string[] {
  return other.reduce<string[]>((left, words) => without(left, words), [...lines]);
}

function without(lines: readonly string[], words: string): string[] {
  const at = lines.indexOf(words);
  return lines.filter((_, index) => index !== at);
}
