// The wood behind the paths.

import { starDots } from '../../drawing/land';
import { bareTree, firRow } from '../../drawing/trees';

export const stars = starDots(8, 1440, 120, 70);
export const farFirs = firRow(11, { width: 1440, base: 150, lowest: 60, highest: 118, step: 26 });
export const nearFirs = firRow(5, { width: 1440, base: 160, lowest: 40, highest: 132, step: 44 });
export const bareTrees = bareTree(4, 60, 170, 34, 11) + bareTree(9, 210, 172, 40, 13) + bareTree(23, 330, 168, 30, 10);
