// Which motif stands on which card, token and Channel, all together: for the printing press and the tests. The screen
// loads them God by God (motifs.ts). Icons: game-icons.net, by Lorc, Delapouite and contributors (CC BY 3.0).

import { motifs as contagion } from './contagion';
import { motifs as grandeur } from './grandeur';
import { motifs as infestation } from './infestation';
import { motifs as occult } from './occult';
import { motifs as strife } from './strife';

export const motifs: Readonly<Record<string, string>> = {
  ...strife,
  ...infestation,
  ...occult,
  ...contagion,
  ...grandeur,
};
