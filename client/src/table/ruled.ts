// The numbers of rules, as they are written in words: NF-FLIP-03, FF-NIGHT1-14, EF-R12.

const RULE = /\b([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-[A-Z]*\d+)\b/;

/** Words and the rules in them, in turn. */
export const splitAtRules = (words: string): string[] => words.split(RULE);

/** A rule of the game is worth a link; a word of the server's own, such as NOT-ASKED, is not. */
export const isRule = (name: string): boolean => splitAtRules(name).join('|') === `|${name}|`;
