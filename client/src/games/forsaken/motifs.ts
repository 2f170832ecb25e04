import { Motifs } from '../../drawing/motifs.svelte';

const motifs = new Motifs(() => import('./art'));

/** The motif of any card or token by its id, or of a Channel by its name, once it is there. */
export const motifOf = (card: string): string | null => motifs.of(card);
