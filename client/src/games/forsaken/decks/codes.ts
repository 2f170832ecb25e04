// A deck as one short text (FK-DECK-09); the server's deck_codes.py says how it is made, and writes and reads the same.

import { CARDS, inOrder, placeOf, type Numbers } from './cards';
import { crc32 } from './crc';

export const PREFIX = 'FK1-';
const LOOKS_LIKE_A_CODE = /^FK[0-9]+-\S*$/;
const CHECK_BYTES = 3;

/** A text that is no deck: where, and why. */
export class UnreadableDeck extends Error {
  readonly problems: readonly string[];
  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

class EndsTooEarly extends Error {}

export const looksLikeACode = (text: string): boolean => LOOKS_LIKE_A_CODE.test(text);

/** Every card must be one of the base set. */
export function encode(numbers: Numbers): string {
  const groups = new Map<number, number[]>();
  for (const [id, copies] of inOrder(numbers)) {
    const place = placeOf(id);
    if (place === null) throw new Error(`${id} has no code`);
    groups.set(copies, [...(groups.get(copies) ?? []), place]);
  }
  const body: number[] = [];
  for (const [copies, places] of [...groups].sort(([one], [other]) => one - other)) {
    const steps = places.map((place, index) => place - (places[index - 1] ?? 0));
    for (const number of [copies, places.length, ...steps]) body.push(...varint(number));
  }
  return PREFIX + base64url([...body, ...check(body)]);
}

export function decode(text: string): Numbers {
  const code = text.trim();
  if (!code.startsWith(PREFIX))
    throw new UnreadableDeck(`The code begins with '${code.split('-')[0]}-'; this version reads '${PREFIX}'.`);
  const wrong = /[^A-Za-z0-9_-]/u.exec(code);
  if (wrong)
    throw new UnreadableDeck(`Character ${wrong.index + 1} of the code, '${wrong[0]}', cannot stand in a code.`);
  const numbers = read(code);
  if (encode(numbers) !== code)
    throw new UnreadableDeck(`The last character of the code, '${code.at(-1)}', is not what was written.`);
  return numbers;
}

function read(code: string): Numbers {
  try {
    return groupsOf(checked(code));
  } catch (error) {
    if (!(error instanceof EndsTooEarly)) throw error;
    throw new UnreadableDeck(`The code ends too early, after character ${code.length}.`);
  }
}

function checked(code: string): number[] {
  const content = bytesOf(code.slice(PREFIX.length));
  const body = content.slice(0, -CHECK_BYTES);
  if (check(body).join() !== content.slice(-CHECK_BYTES).join())
    throw new UnreadableDeck(`The code has a mistake somewhere in characters ${PREFIX.length + 1} to ${code.length}.`);
  return body;
}

function groupsOf(body: readonly number[]): Numbers {
  const numbers: Record<string, number> = {};
  let at = 0;
  function next(): number {
    const byte = body[at++];
    if (byte === undefined) throw new EndsTooEarly();
    return byte;
  }
  function number(): number {
    const low = next();
    if (low < 0x80) return low;
    const high = next();
    if (high >= 0x80) throw new UnreadableDeck('The code holds a number that no card and no deck has.');
    return (low & 0x7f) | (high << 7);
  }
  while (at < body.length) {
    const copies = number();
    let place = 0;
    for (let left = number(); left > 0; left--) {
      place += number();
      const card = CARDS[place];
      if (!card) throw new UnreadableDeck(`The code names card number ${place + 1}; there are only ${CARDS.length}.`);
      numbers[card.id] = copies;
    }
  }
  return numbers;
}

function varint(number: number): number[] {
  const [low, high] = [number & 0x7f, number >> 7];
  return high ? [low | 0x80, ...varint(high)] : [low];
}

function base64url(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function bytesOf(text: string): number[] {
  try {
    return [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0));
  } catch {
    throw new EndsTooEarly();
  }
}

/** The first bytes of the CRC-32 of all that is written. */
function check(body: readonly number[]): number[] {
  const whole = crc32([...[...PREFIX].map((letter) => letter.charCodeAt(0)), ...body]);
  return [24, 16, 8].map((shift) => (whole >>> shift) & 0xff);
}
