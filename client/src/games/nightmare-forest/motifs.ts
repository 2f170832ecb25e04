import { Motifs } from '../../drawing/motifs.svelte';

const motifs = new Motifs(() => import('./art'));

/** The motif of any card, once it is there; survivors have none, since they stand as figures. */
export const motifOf = (card: string): string | null => motifs.of(card);
