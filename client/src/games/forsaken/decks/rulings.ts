// Where the rulebook speaks of what stands on a card.

import type { Kind } from './cards';

const BOOK = '/rules/forsaken';

const KEYWORDS = [
  'Onrush',
  'Frenzy',
  'Overrun',
  'Regrowth',
  'Swarm',
  'Ethereal',
  'Shrouded',
  'Virulent',
  'Lethal',
  'Stalwart',
  'Bulwark',
  'Vainglory',
  'Blight',
];

const RULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KEYWORDS.map((word, index) => [word, `FK-KEY-${String(index + 1).padStart(2, '0')}`])),
  Blighted: 'FK-KEY-13',
  Arrival: 'FK-ABIL-03',
  Battle: 'FK-ABIL-04',
  Bow: 'FK-ABIL-05',
  Breach: 'FK-ABIL-06',
  Ongoing: 'FK-ABIL-07',
  Forsaken: 'FK-ABIL-08',
  Tribute: 'FK-ABIL-08',
  Cost: 'FK-ABIL-09',
  Channel: 'FK-CHAN-01',
};

const KINDS: Readonly<Record<Kind, string>> = {
  follower: 'FK-FOL-01',
  decree: 'FK-DECREE-01',
  blessing: 'FK-BLESS-01',
  miracle: 'FK-MIRACLE-01',
};

export const ruleOfTerm = (word: string): string | null => RULES[word] ?? null;
export const ruleOfKind = (kind: Kind): string => KINDS[kind];
export const addressOf = (rule: string): string => `${BOOK}#${rule}`;
