// What people type to find cards: words, and filters such as `g:strife t:miracle c<=2 r:rare z>=3 f>=4 k:onrush`.
// Whatever cannot be understood is told and otherwise left out; no search ever fails.

import { GODS, KINDS, RARITIES, wordsOf, type CardShown } from './cards';

export type Key = 'god' | 'kind' | 'cost' | 'rarity' | 'zeal' | 'faith' | 'keyword';
type Sign = ':' | '=' | '!=' | '<' | '>' | '<=' | '>=';

export interface Filter {
  readonly key: Key;
  readonly sign: Sign;
  /** Any of these will do. */
  readonly values: readonly string[];
  readonly not: boolean;
}

/** A word that cannot be used as it stands, and why. */
export interface Misread {
  readonly typed: string;
  readonly why: 'key' | 'value' | 'number';
}

export interface Query {
  readonly filters: readonly Filter[];
  readonly words: readonly { readonly word: string; readonly not: boolean }[];
  readonly misread: readonly Misread[];
}

const KEYS: Readonly<Record<string, Key>> = {
  g: 'god',
  god: 'god',
  t: 'kind',
  type: 'kind',
  kind: 'kind',
  c: 'cost',
  cost: 'cost',
  r: 'rarity',
  rarity: 'rarity',
  z: 'zeal',
  zeal: 'zeal',
  f: 'faith',
  faith: 'faith',
  k: 'keyword',
  keyword: 'keyword',
};
const NUMERIC: readonly Key[] = ['cost', 'zeal', 'faith'];
const TOKEN = /-?[a-z]+(?:[:=<>]|!=|[<>]=)"[^"]*"|-?"[^"]*"|\S+/gi;
const FILTER = /^(-?)([a-z]+)(<=|>=|!=|:|=|<|>)"?([^"]*)"?$/i;

export function queryOf(text: string): Query {
  const filters: Filter[] = [];
  const words: { word: string; not: boolean }[] = [];
  const misread: Misread[] = [];
  for (const typed of text.match(TOKEN) ?? []) {
    const [, minus, name, sign, value] = FILTER.exec(typed) ?? [];
    if (name === undefined) {
      const not = typed.length > 1 && typed.startsWith('-');
      const word = plain(typed.slice(not ? 1 : 0).replaceAll('"', ''));
      if (word) words.push({ word, not });
      continue;
    }
    const key = KEYS[name.toLowerCase()];
    const values = (value ?? '').split(/[,|]/).map(plain).filter(Boolean);
    if (!key) {
      misread.push({ typed, why: 'key' });
      words.push(...values.map((word) => ({ word, not: minus === '-' })));
    } else if (values.length === 0) {
      continue; // still being typed
    } else if (NUMERIC.includes(key) && !values.every(isNumber)) misread.push({ typed, why: 'number' });
    else if (!NUMERIC.includes(key) && !values.some((each) => isKnown(key, each)))
      misread.push({ typed, why: 'value' });
    else filters.push({ key, sign: sign as Sign, values, not: minus === '-' });
  }
  return { filters, words, misread };
}

export function matches(query: Query, card: CardShown): boolean {
  const text = plain([card.name, card.type, card.kind, wordsOf(card)].join(' '));
  return (
    query.filters.every((filter) => passes(filter, card) !== filter.not) &&
    query.words.every(({ word, not }) => text.includes(word) !== not)
  );
}

function passes({ key, sign, values }: Filter, card: CardShown): boolean {
  const any = values.some((value) =>
    NUMERIC.includes(key) ? compares(numberOf(card, key), sign, value) : has(card, key, value),
  );
  return sign === '!=' && !NUMERIC.includes(key) ? !any : any;
}

function has(card: CardShown, key: Key, value: string): boolean {
  switch (key) {
    case 'god':
      return card.god.startsWith(value);
    case 'kind':
      return card.kind.startsWith(value) || plain(card.type).startsWith(value);
    case 'rarity':
      return card.rarity.startsWith(value);
    default:
      return [...card.text.keywords, ...card.text.lines.map(({ head }) => head)].some(
        (word) => word !== '' && plain(word).startsWith(value),
      );
  }
}

/** What has neither Zeal nor Faith passes no filter on them. */
function numberOf(card: CardShown, key: Key): number {
  if (key === 'cost') return card.total;
  if (card.kind !== 'follower') return NaN;
  return key === 'zeal' ? card.zeal : card.faith;
}

/** "2", "1-3" and "6+" can stand there. */
function compares(number: number, sign: Sign, value: string): boolean {
  const [, low = '', , high] = NUMBER.exec(value) ?? [];
  const least = Number(low);
  switch (sign) {
    case '<':
      return number < least;
    case '>':
      return number > least;
    case '<=':
      return number <= least;
    case '>=':
      return number >= least;
    case '!=':
      return number !== least;
    default:
      return value.endsWith('+') ? number >= least : number >= least && number <= Number(high ?? low);
  }
}

const NUMBER = /^([0-9]{1,2})(\+|-([0-9]{1,2}))?$/;
const isNumber = (value: string): boolean => NUMBER.test(value);

const KNOWN: Partial<Record<Key, readonly string[]>> = {
  god: GODS.map(({ id }) => id),
  rarity: RARITIES,
};
const isKnown = (key: Key, value: string): boolean =>
  KNOWN[key] === undefined || KNOWN[key].some((word) => word.startsWith(value));

/** Case, accents and curly apostrophes do not matter. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'");

/** The short names that the chips write. */
const SHORT: Readonly<Record<'god' | 'kind' | 'cost' | 'rarity', string>> = {
  god: 'g',
  kind: 't',
  cost: 'c',
  rarity: 'r',
};
export type Chip = keyof typeof SHORT;
const ALL: Readonly<Record<Chip, readonly string[]>> = {
  god: GODS.map(({ id }) => id),
  kind: KINDS,
  cost: ['1', '2', '3', '4', '5', '6+'],
  rarity: RARITIES,
};

/** Which chips of this kind are pressed: those that the text asks for. */
export function pressed(text: string, key: Chip): readonly string[] {
  const asked = queryOf(text).filters.filter((filter) => filter.key === key && !filter.not && filter.sign === ':');
  return ALL[key].filter((value) => asked.some(({ values }) => values.some((typed) => means(key, value, typed))));
}

const means = (key: Chip, value: string, typed: string): boolean =>
  key === 'cost' ? value === typed : value.startsWith(typed);

/** The text with one chip more or less; all else that was typed stays as it is. */
export function toggled(text: string, key: Chip, value: string): string {
  const before = pressed(text, key);
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const others = (text.match(TOKEN) ?? []).filter((typed) => !isChip(typed, key));
  const ordered = ALL[key].filter((each) => after.includes(each));
  return [...others, ...(ordered.length > 0 ? [`${SHORT[key]}:${ordered.join(',')}`] : [])].join(' ');
}

function isChip(typed: string, key: Chip): boolean {
  const [, minus, name = '', sign] = FILTER.exec(typed) ?? [];
  return KEYS[name.toLowerCase()] === key && sign === ':' && minus === '';
}
