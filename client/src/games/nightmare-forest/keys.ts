// Single keys for what can be done. They act only while the board has the keyboard: never while someone is typing.

import type { Doing, Sort } from './choices';

const KEYS: Partial<Record<Sort, string>> = {
  flip: 'f',
  attack: 'a',
  work: 'w',
  ignore: 'i',
  search: 's',
  use: 'u',
  craft: 'c',
  steal: 'l',
  throw: 't',
  drop: 'd',
  pass: 'e',
};

export const keyOf = (doing: Doing): string | undefined => KEYS[doing.sort];

/** Whether a key press is meant for the board. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return true;
  return !at.closest('input, textarea, select, dialog, [contenteditable]');
}
