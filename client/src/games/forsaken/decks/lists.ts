// How people write a deck down (FK-DECK-09): a starter's name, a code, or a number and a card name per line.

import { content } from '../content.gen';
import { findCard, CARDS, inOrder, type CardId, type Numbers } from './cards';
import { decode, looksLikeACode, UnreadableDeck } from './codes';
import { nearest } from './near';
import { isNoCard } from './rules';

/** Cards, and the name that stood with them, if there was one. */
export interface ReadDeck {
  readonly name: string;
  readonly numbers: Numbers;
}

const LONGEST = 10_000;
const LINE_ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

export function listOf(numbers: Numbers, name = ''): string {
  const lines = inOrder(numbers).map(([id, number]) => `${number} ${findCard(id)?.name ?? id}`);
  return [...(name ? [`# ${name}`] : []), ...lines].join('\n') + '\n';
}

/** Whether the deck is legal is another question. */
export function readDeck(text: string): ReadDeck {
  if (text.length > LONGEST)
    throw new UnreadableDeck(`The text has ${text.length} characters; a deck needs no more than ${LONGEST}.`);
  const plain = linked(text.trim());
  const starter = content.starters.find(({ name }) => folded(name) === folded(plain));
  if (starter) return { name: starter.name, numbers: Object.fromEntries(starter.cards) };
  if (looksLikeACode(plain)) return { name: '', numbers: decode(plain) };
  return { name: nameIn(text), numbers: readList(text) };
}

/** A link to a deck is as good as the code in it. */
const linked = (text: string): string => /^\S*#(FK[0-9]+-\S*)$/.exec(text)?.[1] ?? text;

/** A list of ours begins with the name of the deck. */
const nameIn = (text: string): string => /^\s*#[ \t]*(\S.*)/.exec(text)?.[1]?.trim() ?? '';

/** Lines such as "4 Ash-Road Raider", "4x Ash-Road Raider" or "4 S01"; blank ones and `#` comments are skipped. */
export function readList(text: string): Numbers {
  const numbers: Record<CardId, number> = {};
  const wrong: string[] = [];
  text.split(LINE_ENDS).forEach((line, index) => {
    const words = line.split('#')[0]!.trim();
    if (!words) return;
    try {
      const [card, number] = readLine(words);
      numbers[card] = (numbers[card] ?? 0) + number;
    } catch (problem) {
      if (!(problem instanceof UnreadableDeck)) throw problem;
      wrong.push(`Line ${index + 1}: ${problem.message}`);
    }
  });
  if (wrong.length === 0 && Object.keys(numbers).length === 0)
    wrong.push('There is nothing to read: write a number and a card name per line.');
  if (wrong.length > 0) throw new UnreadableDeck(...wrong);
  return Object.fromEntries(inOrder(numbers));
}

const CARD_NAMES = CARDS.map(({ name }) => name);
const STARTER_NAMES = content.starters.map(({ name }) => name);

function readLine(words: string): [CardId, number] {
  const [, number, name] = /^([0-9]{1,2})(?:\s*[x×])?\s+(\S.*)$/i.exec(words) ?? [];
  if (number === undefined || name === undefined) {
    const near = meant(words, STARTER_NAMES) || meant(words, CARD_NAMES);
    throw new UnreadableDeck(`'${words}' does not begin with a number from 1 to 99 and a space.${near}`);
  }
  if (Number(number) === 0) throw new UnreadableDeck(`'${words}': none of a card is written by leaving it out.`);
  return [cardCalled(name), Number(number)];
}

function cardCalled(name: string): CardId {
  const sought = folded(name);
  const found = CARDS.find((card) => sought === folded(card.name) || sought === card.id.toLowerCase());
  if (found) return found.id;
  throw new UnreadableDeck(isNoCard(name) || `There is no card '${name}'.${meant(name, CARD_NAMES)}`);
}

function meant(name: string, names: readonly string[]): string {
  const byFolded = new Map(names.map((known) => [folded(known), known]));
  const near = nearest(folded(name), [...byFolded.keys()]);
  return near === null ? '' : ` Did you mean '${byFolded.get(near)}'?`;
}

/** Case, curly apostrophes and spaces do not matter. */
const folded = (name: string): string => name.replaceAll('’', "'").toLowerCase().split(/\s+/).filter(Boolean).join(' ');
