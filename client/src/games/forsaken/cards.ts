// The cards as the screen asks for them.

import { content, type CardShown, type ChannelShown, type God, type GodRecord, type Kind } from './content.gen';

export type { CardShown, God, Kind } from './content.gen';

const byId = new Map(content.cards.map((card) => [card.id, card]));
const gods = new Map(content.gods.map((god) => [god.id, god]));
const channels = new Map(content.channels.map((channel) => [channel.god, channel]));

/** In the order the rules name them. */
export const GODS: readonly God[] = content.gods.map((god) => god.id);

export const isCard = (id: string): boolean => byId.has(id);

export function cardOf(id: string): CardShown {
  const card = byId.get(id);
  if (!card) throw new Error(`no card is called ${id}`);
  return card;
}

export function godOf(id: string): GodRecord {
  const god = gods.get(id as God);
  if (!god) throw new Error(`no God is called ${id}`);
  return god;
}

export function channelOf(god: God): ChannelShown {
  const channel = channels.get(god);
  if (!channel) throw new Error(`no God is called ${god}`);
  return channel;
}

/** The printing ink of a God's cards; bone on each is at least 4.5 to 1. */
export const INKS: Record<God, string> = {
  strife: '#8c2a1c',
  infestation: '#525f17',
  occult: '#523a86',
  contagion: '#1d6460',
  grandeur: '#7a580c',
};

export const RARITIES: Record<string, number> = { common: 1, uncommon: 2, rare: 3, mythic: 4 };

export const KINDS: Record<Kind, string> = {
  follower: 'Follower',
  decree: 'Decree',
  blessing: 'Blessing',
  miracle: 'Miracle',
};

/** How a card's cost is spoken: "2 of any God and 1 Strife". */
export function spokenCost(card: Pick<CardShown, 'godless' | 'coloured' | 'god'>): string {
  const parts = [];
  if (card.godless > 0) parts.push(`${card.godless} of any God`);
  if (card.coloured > 0) parts.push(`${card.coloured} ${godOf(card.god).name}`);
  return parts.length ? parts.join(' and ') : 'nothing';
}

/** How many of these cards are each God's. */
export function countGods(cards: readonly string[]): ReadonlyMap<God, number> {
  return new Map(GODS.map((god) => [god, cards.filter((card) => cardOf(card).god === god).length]));
}

/** The God of most of these cards. */
export const mostOf = (cards: readonly string[]): God =>
  [...countGods(cards)].reduce((most, each) => (each[1] > most[1] ? each : most))[0];

/** What a Channel does, without whom it is done to and where: "+2 Zeal this turn. It loses 1 Faith." */
export function channelInShort(god: God): string {
  const all = channelOf(god).text.lines.map((line) => line.words);
  return all
    .join(' ')
    .replace(/^An? \w+ Follower here gets /, '')
    .replace(/ here\.$/, '.')
    .replace(/\.$/, '');
}

const GIVES = /\b(?:has|gets) ([+−]\d (?:Zeal|Faith)|\d Blight|Stalwart \d)|\b(draw) (\w+)/;

/** What a Blessing gives, in as few words as hang below it; nothing if it cannot be said so. */
export function blessingInShort(card: CardShown): string {
  const said = GIVES.exec(card.text.lines.map((line) => line.words).join(' '));
  return said?.slice(1).filter(Boolean).join(' ') ?? '';
}

const TOKENS = content.cards.filter((card) => card.copies === 0);

/** The tokens that a card's words name, one or several of each. */
export function tokensIn(text: CardShown['text']): CardShown[] {
  const said = text.lines.map((line) => line.words).join(' ');
  return TOKENS.filter(({ name }) => new RegExp(`\\b${name}s?\\b`).test(said));
}

/** "Zeal 1, Faith 1. Ethereal." */
export function tokenInShort(token: CardShown): string {
  const { keywords } = token.text;
  return `Zeal ${token.zeal}, Faith ${token.faith}. ${keywords.length ? `${keywords.join(', ')}.` : 'No abilities.'}`;
}

/** All that a card says, in one line. */
export function textOf(card: string): string {
  const { text } = isCard(card) ? cardOf(card) : channelOf(card as God);
  const keywords = text.keywords.length ? [`${text.keywords.join(', ')}.`] : [];
  return [...keywords, ...text.lines.map((line) => (line.head ? `${line.head}: ${line.words}` : line.words))].join(' ');
}
