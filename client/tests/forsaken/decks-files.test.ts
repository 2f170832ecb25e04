import { describe, expect, it } from 'vitest';
import { content } from '../../src/games/forsaken/content.gen';
import { encode, UnreadableDeck } from '../../src/games/forsaken/decks/codes';
import { deckIn, marked, readFile } from '../../src/games/forsaken/decks/files';
import { readDeck } from '../../src/games/forsaken/decks/lists';
import { drawn } from '../../src/games/forsaken/decks/picture';
import { wordsIn, withWords } from '../../src/games/forsaken/decks/png';
import { words } from '../../src/games/forsaken/decks/strings';

const starter = content.starters.find(({ name }) => name === 'Pyre and Pox')!;
const numbers = Object.fromEntries(starter.cards);
const NAME = 'Fire, ash & “ämber” <1> 🔥';
/** One black dot, from another program. */
const DOT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const png = async (): Promise<Uint8Array> =>
  new Uint8Array(await (await marked(new Blob([DOT]), NAME, numbers)).arrayBuffer());

/** Why it is refused. */
function refusal(file: Uint8Array): string {
  try {
    deckIn(file);
  } catch (error) {
    if (error instanceof UnreadableDeck) return error.message;
    throw error;
  }
  return '';
}

describe('a deck in a picture', () => {
  it('comes back from a PNG with its name', async () => {
    const { text, name } = deckIn(await png());
    expect(name).toBe(NAME);
    expect(readDeck(text).numbers).toEqual(numbers);
  });

  it('comes back from an SVG with its name', () => {
    const { text, name } = deckIn(bytes(drawn(NAME, numbers).svg));
    expect(name).toBe(NAME);
    expect(readDeck(text).numbers).toEqual(numbers);
  });

  it('comes back from an SVG that only shows its code, or was saved by another program', () => {
    const svg = drawn('Mine', numbers).svg;
    expect(deckIn(bytes(svg.replace(/<title.*<\/metadata>/, '')))).toEqual({ text: encode(numbers), name: '' });
    const other = svg.replace('<metadata>', '<metadata id="m1">\n  ').replace('Mine', 'A &amp; B');
    expect(deckIn(bytes(`<?xml version="1.0"?>\n${other}`))).toEqual({ text: encode(numbers), name: 'A & B' });
  });

  it('leaves a PNG a PNG: the same chunks as before, and whole ones', async () => {
    const marks = withWords(DOT, { Title: 'one', Other: '' });
    expect(wordsIn(marks)).toEqual({ Title: 'one', Other: '' });
    expect([...marks.subarray(0, 33)]).toEqual([...DOT.subarray(0, 33)]);
    expect([...marks.subarray(marks.length - DOT.length + 33)]).toEqual([...DOT.subarray(33)]);
    expect(wordsIn(DOT)).toEqual({});
  });
});

describe('a file without a deck', () => {
  it('is told to hold none', () => {
    expect(refusal(DOT)).toBe(words.bring.noDeck);
    expect(refusal(bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))).toBe(words.bring.noDeck);
  });

  it('is told to be damaged, wherever it was cut or changed', async () => {
    const whole = await png();
    for (let end = 8; end < 120; end++) expect(refusal(whole.subarray(0, end)), `${end}`).toBe(words.bring.damaged);
    const changed = whole.slice();
    changed[33 + 8 + 20]! ^= 1;
    expect(refusal(changed)).toBe(words.bring.damaged);
    expect(refusal(bytes(drawn('Mine', numbers).svg.slice(0, 150)))).toBe(words.bring.damaged);
  });

  it('is told to be of another kind', () => {
    expect(refusal(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toBe(words.bring.otherPicture);
    expect(refusal(Uint8Array.of(...bytes('RIFF'), 1, 2, 3, 4, ...bytes('WEBPVP8 ')))).toBe(words.bring.otherPicture);
    expect(refusal(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBe(words.bring.noText);
    expect(refusal(Uint8Array.of(0xc3, 0x28, 0x41))).toBe(words.bring.noText);
  });

  it('is told to be too large before it is read', async () => {
    const huge = new Blob([new Uint8Array(16_000_001)]);
    await expect(readFile(huge)).rejects.toThrow(words.bring.huge);
    expect(refusal(bytes('4 Sear\n'.repeat(20_000)))).toBe(words.bring.longText);
  });
});

it('takes a text as it would be typed', async () => {
  const text = '\ufeff# Mine\n4 Sear\n';
  const brought = await readFile(new Blob([text]));
  expect(readDeck(brought.text)).toEqual({ name: 'Mine', numbers: { S09: 4 } });
});
