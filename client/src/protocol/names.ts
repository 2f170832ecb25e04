// Names as people type them, made fit to stand in a line with others.

/** Marks that turn the direction of all the text that follows. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;
/** More marks on one letter than any language writes: they would reach into the lines above and below. */
const STACK = /(\p{M}{3})\p{M}+/gu;

export const tidyName = (name: string): string => name.replace(TURNS, '').replace(STACK, '$1');
