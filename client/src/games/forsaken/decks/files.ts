// A deck that comes as a file: a picture that was made here, which holds its code and its name, or a text.

import { encode, UnreadableDeck } from './codes';
import type { Numbers } from './cards';
import { DamagedPng, isPng, wordsIn, withWords } from './png';
import { words } from './strings';

/** As it would be typed, and the name that came beside it. */
export interface Brought {
  readonly text: string;
  readonly name: string;
}

/** What to ask a browser for. */
export const DECK_FILES = '.png,.svg,.txt,image/png,image/svg+xml,text/plain';

const CODE = 'Forsaken deck';
const NAME = 'Title';
/** The pictures made here have less than a tenth of it. */
const LARGEST = 16_000_000;
const LONGEST_TEXT = 100_000;
/** How files begin that are pictures too, but cannot hold a deck. */
const OTHER_PICTURES: readonly (readonly [number, readonly number[]])[] = [
  [0, [0xff, 0xd8, 0xff]], // JPEG
  [0, [0x47, 0x49, 0x46, 0x38]], // GIF
  [8, [0x57, 0x45, 0x42, 0x50]], // WebP
  [4, [0x66, 0x74, 0x79, 0x70]], // AVIF, HEIC
  [0, [0x42, 0x4d]], // BMP
];

/** The same file, from which the deck can be read again. */
export async function marked(picture: Blob, name: string, numbers: Numbers): Promise<Blob> {
  const file = new Uint8Array(await picture.arrayBuffer());
  return new Blob([withWords(file, { [NAME]: name, [CODE]: encode(numbers) })], { type: picture.type });
}

export async function readFile(file: Blob): Promise<Brought> {
  if (file.size > LARGEST) throw new UnreadableDeck(words.bring.huge);
  const content = await file.arrayBuffer().catch(() => {
    throw new UnreadableDeck(words.bring.unopened);
  });
  return deckIn(new Uint8Array(content));
}

export function deckIn(file: Uint8Array): Brought {
  if (isPng(file)) return inPng(file);
  if (OTHER_PICTURES.some(([at, start]) => start.every((byte, index) => file[at + index] === byte)))
    throw new UnreadableDeck(words.bring.otherPicture);
  const text = textOf(file);
  if (/<svg[\s>]/.test(text.slice(0, 2000))) return inSvg(text);
  if (file.length > LONGEST_TEXT) throw new UnreadableDeck(words.bring.longText);
  return { text, name: '' };
}

function inPng(file: Uint8Array): Brought {
  try {
    const { [CODE]: code, [NAME]: name } = wordsIn(file);
    if (code) return { text: code, name: name ?? '' };
  } catch (error) {
    if (!(error instanceof DamagedPng)) throw error;
    throw new UnreadableDeck(words.bring.damaged);
  }
  throw new UnreadableDeck(words.bring.noDeck);
}

/** The code stands in its metadata; those of old have it in the drawing alone. */
function inSvg(svg: string): Brought {
  const code = /<metadata[^<>]*>\s*(FK[0-9]+-\S*?)\s*</.exec(svg) ?? />\s*(FK[0-9]+-[\w-]+)\s*</.exec(svg);
  if (!code) throw new UnreadableDeck(/<\/svg>\s*$/.test(svg) ? words.bring.noDeck : words.bring.damaged);
  return { text: code[1]!, name: unescaped(/<title[^<>]*>([^<]*)</.exec(svg)?.[1] ?? '') };
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(\w{2,4}));/g, (whole, number: string | undefined, name: string | undefined) =>
    number ? String.fromCodePoint(Number(number)) : (NAMED[name ?? ''] ?? whole),
  );

/** What holds zeros, or letters that are none, is no text. */
function textOf(file: Uint8Array): string {
  try {
    if (!file.includes(0)) return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    // Told below.
  }
  throw new UnreadableDeck(words.bring.noText);
}
