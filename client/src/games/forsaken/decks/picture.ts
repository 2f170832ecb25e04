// A deck as a picture: an SVG that needs nothing but itself, and a PNG of it. Drawn here, sent nowhere.

import displayFace from '../../../theme/faces/grenze-gotisch.woff2?url';
import labelFace from '../../../theme/faces/alegreya-sans-700.woff2?url';
import textFace from '../../../theme/faces/alegreya.woff2?url';
import { SYMBOLS } from '../symbols';
import { godOf, totalOf, type CardShown, type God, type Numbers } from './cards';
import { encode } from './codes';
import { words } from './strings';
import { COLUMNS, curveOf, needsOf, shelvesOf } from './summary';

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

interface Face {
  readonly family: string;
  readonly file: string;
}
const FACES: readonly Face[] = [
  { family: 'deck-display', file: displayFace },
  { family: 'deck-text', file: textFace },
  { family: 'deck-label', file: labelFace },
];

/** The glass of each God, since a picture has no style sheet. */
const LIGHTS: Readonly<Record<God, string>> = {
  strife: '#e0604a',
  infestation: '#a9bf4b',
  occult: '#a583e0',
  contagion: '#4fb6a2',
  grandeur: '#e6b94f',
};
const WIDTH = 900;
const EDGE = 48;
const ROW = 34;
const HEAD = 48;
const COLUMN = (WIDTH - 3 * EDGE) / 2;
const BONE = '#efe4cb';
const SOFT = '#cdbfd2';

const escaped = (text: string): string =>
  text
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

const text = (x: number, y: number, said: string, style: string): string =>
  `<text x="${x}" y="${y}" ${style}>${escaped(said)}</text>`;

const LABEL = `font-family="deck-label, sans-serif" font-weight="700" style="font-feature-settings:'lnum'"`;
const TEXT = `font-family="deck-text, serif"`;
const DISPLAY = `font-family="deck-display, serif" font-weight="560"`;

/** A small window at a place, as wide as asked for. */
function lancet(x: number, y: number, width: number, god: God | null, number = 0): string {
  const inside = god
    ? `<g transform="translate(3 8.5) scale(.02734)" color="#0d0812">${SYMBOLS[god]}</g>`
    : `<text x="10" y="21" text-anchor="middle" font-size="14" fill="#0d0812" ${LABEL}>${number}</text>`;
  return `<g transform="translate(${x} ${y}) scale(${(width / 20).toFixed(3)})"><path d="M1 27V11Q2 5 10 1Q18 5 19 11V27Z" fill="${god ? LIGHTS[god] : '#cbbfa6'}" stroke="#0d0812" stroke-width="1.8"/>${inside}</g>`;
}

function row(x: number, y: number, card: CardShown, number: number): string {
  const windows = [...(card.godless > 0 ? [null] : []), ...Array<God>(card.coloured).fill(card.god)];
  const from = x + COLUMN - windows.length * 17;
  return (
    text(x, y, `${number}`, `font-size="19" fill="${BONE}" ${LABEL}`) +
    text(x + 26, y, card.name, `font-size="20" fill="${BONE}" ${TEXT}`) +
    windows.map((god, index) => lancet(from + index * 17, y - 18, 16, god, card.godless)).join('')
  );
}

interface Block {
  readonly height: number;
  readonly draw: (x: number, y: number) => string;
}

/** Each kind with its cards; the two columns are filled so that they end about level. */
function blocksOf(numbers: Numbers): readonly Block[] {
  return shelvesOf(numbers).flatMap(({ kind, rows, total }) => [
    {
      height: HEAD,
      draw: (x: number, y: number) =>
        text(x, y + 30, `${words.kinds[kind][1]}`, `font-size="26" fill="${BONE}" ${DISPLAY}`) +
        text(x + COLUMN, y + 30, `${total}`, `font-size="18" fill="${SOFT}" text-anchor="end" ${LABEL}`),
    },
    ...rows.map(({ card, number }) => ({ height: ROW, draw: (x: number, y: number) => row(x, y + 24, card, number) })),
  ]);
}

function curve(numbers: Numbers, x: number, y: number, width: number): string {
  const step = width / COLUMNS.length;
  return curveOf(numbers)
    .map(({ cost, gods }, column) => {
      const middle = x + step * column + step / 2;
      const windows = gods.map((god, index) =>
        lancet(middle - 27 + (index % 3) * 18, y - 28 - Math.floor(index / 3) * 24, 16, god),
      );
      const label = cost === COLUMNS.at(-1) ? `${cost}+` : `${cost}`;
      return (
        windows.join('') + text(middle, y + 20, label, `font-size="16" fill="${SOFT}" text-anchor="middle" ${LABEL}`)
      );
    })
    .join('');
}

/** The drawing without its letters' shapes: where the page has the faces, that is enough. */
export function drawn(name: string, numbers: Numbers, style = ''): Picture {
  const blocks = blocksOf(numbers);
  const all = blocks.reduce((sum, { height }) => sum + height, 0);
  const tallest = Math.ceil(Math.max(0, ...curveOf(numbers).map(({ gods }) => gods.length)) / 3) * 24;
  const top = 200 + tallest;
  let [column, y, low] = [0, top, top];
  const cards = blocks.map(({ height, draw }) => {
    if (column === 0 && y - top >= all / 2) [column, y] = [1, top + (height === ROW ? HEAD - ROW : 0)];
    const done = draw(EDGE + column * (COLUMN + EDGE), y);
    y += height;
    low = Math.max(low, y);
    return done;
  });
  const height = low + 70;
  const needs = needsOf(numbers);
  const gods = needs.map(({ god }, index) => lancet(EDGE + index * 44, 92, 36, god)).join('');
  const named = needs.map(({ god }) => godOf(god).name).join(', ');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"><title>${escaped(name)}</title><metadata>${encode(numbers)}</metadata>${style}` +
    `<defs><radialGradient id="sky" cx=".5" cy=".05" r="1"><stop offset="0" stop-color="#3a2448"/><stop offset=".6" stop-color="#1a1122"/><stop offset="1" stop-color="#130e18"/></radialGradient></defs>` +
    `<rect width="${WIDTH}" height="${height}" fill="url(#sky)"/><rect x="14" y="14" width="${WIDTH - 28}" height="${height - 28}" fill="none" stroke="#e0b25c" stroke-opacity=".5"/>` +
    text(EDGE, 72, name, `font-size="40" font-weight="700" fill="${BONE}" ${TEXT}`) +
    text(
      WIDTH - EDGE,
      72,
      words.decks.count(totalOf(numbers)),
      `font-size="20" fill="${SOFT}" text-anchor="end" ${LABEL}`,
    ) +
    gods +
    text(EDGE + needs.length * 44 + 8, 124, named, `font-size="19" fill="${SOFT}" ${LABEL}`) +
    curve(numbers, EDGE, top - 40, WIDTH - 2 * EDGE) +
    cards.join('') +
    text(EDGE, height - 36, encode(numbers), `font-size="15" fill="${SOFT}" ${LABEL}`) +
    text(
      WIDTH - EDGE,
      height - 36,
      'Forsaken · Lanternwood',
      `font-size="15" fill="${SOFT}" text-anchor="end" ${LABEL}`,
    ) +
    '</svg>';
  return { svg, width: WIDTH, height };
}

/** With the faces in it, so that it looks the same anywhere. */
export async function pictureOf(name: string, numbers: Numbers): Promise<Picture> {
  const rules = await Promise.all(
    FACES.map(async ({ family, file }) => {
      const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      return `@font-face{font-family:${family};font-weight:400 800;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
    }),
  );
  return drawn(name, numbers, `<style>${rules.join('')}</style>`);
}

const SHARPNESS = 2;

export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width * SHARPNESS,
    height: height * SHARPNESS,
  });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty')))),
  );
}
