// The words of the rules that stand in a card's text, and what each means.

import { content } from './content.gen';

const MEANINGS: ReadonlyMap<string, string> = new Map(content.glossary.map(({ word, meaning }) => [word, meaning]));

/** "Here" is in the glossary too, but whoever reads a sentence knows it. */
const WORDS = new RegExp(`\\b(${[...MEANINGS.keys()].filter((word) => word !== 'here').join('|')})\\b`);

export const meaningOf = (word: string): string | undefined => MEANINGS.get(word);

/** Every second piece is such a word. */
export const splitAtTerms = (words: string): string[] => words.split(WORDS);
