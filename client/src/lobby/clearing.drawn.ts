// The wood round the fire.

import { grass, hills } from '../drawing/land';
import { firRow } from '../drawing/trees';

export const farFirs = firRow(61, { width: 1200, base: 270, lowest: 80, highest: 180, step: 36, tiers: 7 });
export const middleFirs = firRow(71, {
  width: 1200,
  base: 290,
  lowest: 110,
  highest: 230,
  step: 62,
  tiers: 10,
  clearing: [300, 900],
});
export const nearFirs = firRow(83, {
  width: 1200,
  base: 314,
  lowest: 150,
  highest: 290,
  step: 96,
  clearing: [190, 1010],
});
export const ground = hills(19, 1200, 302, 24, 620) + grass(29, 0, 1200, 300, 18, 120);
