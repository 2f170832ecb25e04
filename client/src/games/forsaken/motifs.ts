// The motifs come God by God, since a match shows the cards of two or three: when the first thing of a God is drawn.

import { Motifs } from '../../drawing/motifs.svelte';
import type { God } from './cards';
import { content } from './content.gen';

const ofGod = (load: () => Promise<{ motifs: Record<string, string> }>): Motifs =>
  new Motifs(async () => {
    const { motifs } = await load();
    return { motifOf: (card) => motifs[card] };
  }, false);

const art: Record<God, Motifs> = {
  strife: ofGod(() => import('./art/strife')),
  infestation: ofGod(() => import('./art/infestation')),
  occult: ofGod(() => import('./art/occult')),
  contagion: ofGod(() => import('./art/contagion')),
  grandeur: ofGod(() => import('./art/grandeur')),
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
