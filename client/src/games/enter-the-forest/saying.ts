/** Set where people say things aloud, to a word that reminds of it: no line has to be typed, and one that must not be
    empty holds three dots. */
export const WORDLESS = Symbol('wordless');
export const DOTS = '…';
