// Words inside a PNG file: a chunk of kind iTXt each (PNG, section 11.3.3), which no program draws.

import { crc32 } from './crc';

/** It begins as a PNG does, and then is none. */
export class DamagedPng extends Error {}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const KIND = 'iTXt';
/** Around the content of a chunk: its length and its kind, and its check. */
const [HEAD, FOOT] = [8, 4];

export const isPng = (file: Uint8Array): boolean => SIGNATURE.every((byte, index) => file[index] === byte);

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const fourBytes = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);

/** The same picture with words in it, right after its measures. */
export function withWords(file: Uint8Array, said: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const [first] = chunksOf(file);
  if (!first) throw new DamagedPng('it has no chunk');
  const chunks = Object.entries(said).flatMap(([keyword, text]) => chunk(keyword, text));
  const whole = new Uint8Array(file.length + chunks.length);
  whole.set(file.subarray(0, first.end));
  whole.set(chunks, first.end);
  whole.set(file.subarray(first.end), first.end + chunks.length);
  return whole;
}

/** By their keywords. */
export function wordsIn(file: Uint8Array): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const { kind, start, end } of chunksOf(file)) {
    if (kind !== KIND) continue;
    const content = file.subarray(start + HEAD, end - FOOT);
    const check = file.subarray(end - FOOT, end);
    if (fourBytes(crc32(file.subarray(start + 4, end - FOOT))).some((byte, index) => byte !== check[index]))
      throw new DamagedPng('its words have a mistake');
    const parts = wordsOf(content);
    if (parts) said[parts[0]] = parts[1];
  }
  return said;
}

/** Uncompressed, in no language. */
function chunk(keyword: string, text: string): number[] {
  const content = [...ascii(keyword), 0, 0, 0, 0, 0, ...new TextEncoder().encode(text)];
  const checked = [...ascii(KIND), ...content];
  return [...fourBytes(content.length), ...checked, ...fourBytes(crc32(checked))];
}

/** Keyword and text, unless it is compressed: ours are not. */
function wordsOf(content: Uint8Array): [string, string] | null {
  const keyword = content.indexOf(0);
  if (keyword < 0 || content[keyword + 1] !== 0) return null;
  const language = content.indexOf(0, keyword + 3);
  const translated = language < 0 ? -1 : content.indexOf(0, language + 1);
  if (translated < 0) return null;
  const read = (part: Uint8Array): string => new TextDecoder().decode(part);
  return [read(content.subarray(0, keyword)), read(content.subarray(translated + 1))];
}

interface Chunk {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

function* chunksOf(file: Uint8Array): Generator<Chunk> {
  if (!isPng(file)) throw new DamagedPng('it does not begin as one');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let start = SIGNATURE.length; start < file.length;) {
    if (start + HEAD > file.length) throw new DamagedPng('it ends too early');
    const end = start + HEAD + view.getUint32(start) + FOOT;
    if (end > file.length) throw new DamagedPng('it ends too early');
    const kind = String.fromCharCode(...file.subarray(start + 4, start + HEAD));
    yield { kind, start, end };
    if (kind === 'IEND') return;
    start = end;
  }
  throw new DamagedPng('it ends too early');
}
