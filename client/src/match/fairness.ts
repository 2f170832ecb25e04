// The proof of fair chance, computed here: the same bits as kernel/rng.py and kernel/fairness.py.
// The hashes come from a library, since browsers lock their own away on plain http, as on most home networks.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw, Opened } from '../protocol/wire.gen';

const WORDS = 16;
const RANGE = 0x1_0000_0000;

/** What is published before a match: it fixes the seed without telling it. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/**
 * What is published of something that was brought: the hash of its nonce and itself. The same bytes as
 * kernel/promising.py; numbers are whole there, as in everything that games let one bring.
 */
export function fingerprintOf(value: unknown, nonce: string): string {
  return bytesToHex(sha256(utf8ToBytes(written([nonce, value]))));
}

/** JSON without spaces, with fields in the order of their names' bytes; JavaScript would sort by halves of letters. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, held]) => ({
    place: bytesToHex(utf8ToBytes(name)),
    text: `${JSON.stringify(name)}:${written(held)}`,
  }));
  fields.sort((a, b) => (a.place < b.place ? -1 : 1));
  return `{${fields.map(({ text }) => text).join()}}`;
}

/** Block n is SHA-512(key, n as eight bytes), read as sixteen big-endian words of 32 bits. */
export class HashRng {
  readonly #key: Uint8Array;
  #block = 0;
  #at = 0;
  #words: DataView;

  constructor(key: Uint8Array) {
    this.#key = key;
    this.#words = this.#read();
  }

  /** Without bias: a draw from the last, incomplete run of `bound` numbers is drawn again. */
  below(bound: number): number {
    for (;;) {
      const word = this.#next();
      const rest = word % bound;
      if (word - rest <= RANGE - bound) return rest;
    }
  }

  #next(): number {
    if (this.#at === WORDS) {
      this.#block += 1;
      this.#at = 0;
      this.#words = this.#read();
    }
    const word = this.#words.getUint32(this.#at * 4);
    this.#at += 1;
    return word;
  }

  #read(): DataView {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, BigInt(this.#block));
    const digest = sha512(concatBytes(this.#key, counter));
    return new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  }
}

/** The generator of a match: HMAC-SHA256 of what people added, keyed with the seed. */
export function chanceFrom({ seed, entropy }: Opened): HashRng {
  const added = entropy.map((word) => {
    const bytes = utf8ToBytes(word);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return concatBytes(length, bytes);
  });
  return new HashRng(hmac(sha256, utf8ToBytes(seed), concatBytes(...added)));
}

/** Follow every draw from the seed. Gives the number of the first that differs, or null if none does. */
export function firstWrongDraw(opened: Opened, draws: readonly Draw[]): number | null {
  const chance = chanceFrom(opened);
  const wrong = draws.findIndex(([bound, value]) => bound < 1 || bound > RANGE || chance.below(bound) !== value);
  return wrong === -1 ? null : wrong;
}
