// The motifs come God by God, since a match shows the cards of two or three: when the first thing of a God is drawn.

import { Motifs } from '../../drawing/motifs.svelte';
import type { God } from './cards';
import { content } from './content.gen';
import { SYMBOLS } from './symbols';

/** A card without a motif of its own has its God's sign, carved by its kind as any (Picture.svelte). */
const ofGod = (god: God, load: () => Promise<{ motifs: Record<string, string> }>): Motifs =>
  new Motifs(async () => {
    const { motifs } = await load();
    return { motifOf: (card) => motifs[card] ?? SYMBOLS[god] };
  }, false);

const art: Record<God, Motifs> = {
  strife: ofGod('strife', () => import('./art/strife')),
  infestation: ofGod('infestation', () => import('./art/infestation')),
  occult: ofGod('occult', () => import('./art/occult')),
  contagion: ofGod('contagion', () => import('./art/contagion')),
  grandeur: ofGod('grandeur', () => import('./art/grandeur')),
};
const gods = new Map<string, God>([
  ...content.cards.map(({ id, god }) => [id, god] as const),
  ...content.channels.map(({ name, god }) => [name, god] as const),
]);

/** The motif of any card or token by its id, or of a Channel by its name, once it is there. */
export function motifOf(card: string): string | null {
  const god = gods.get(card);
  return god ? art[god].of(card) : null;
}

/** An Altar stands: cards of its God will follow. */
export const fetchMotifs = (god: God): void => art[god].bring();
