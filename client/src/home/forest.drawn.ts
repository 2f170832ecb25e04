// The still parts of the forest on the first page, from the stars to the nearest trunk.

import { grass, hills, ring, starDots } from '../drawing/land';
import { bareTree, firRow, nearTrunk } from '../drawing/trees';

const WIDTH = 1440;
const trunks = [
  nearTrunk(3, 18, -20, 840, 118),
  nearTrunk(5, 318, -20, 800, 54),
  nearTrunk(9, 1206, -20, 800, 68, -1),
  nearTrunk(14, 1392, -20, 840, 78, -1),
];

export const faintStars = starDots(2, WIDTH, 520, 90);
export const brightStars = starDots(6, WIDTH, 460, 26);
export const moon = ring(5, 838, 372, 136, 0.012, 30);
export const farFirs =
  hills(4, WIDTH, 520, 46, 820) + firRow(11, { width: WIDTH, base: 560, lowest: 60, highest: 130, step: 25, tiers: 6 });
export const firsInMist = firRow(23, {
  width: WIDTH,
  base: 600,
  lowest: 90,
  highest: 190,
  step: 36,
  tiers: 8,
  clearing: [700, 960],
});
export const middleFirs = firRow(37, {
  width: WIDTH,
  base: 650,
  lowest: 120,
  highest: 240,
  step: 52,
  tiers: 11,
  clearing: [690, 980],
});
export const nearFirs = firRow(52, {
  width: WIDTH,
  base: 700,
  lowest: 190,
  highest: 330,
  step: 92,
  clearing: [560, 1030],
});
export const bareTrees =
  bareTree(8, 628, 705, 110, 32, { depth: 7, spread: 0.62, curl: 0.3, finest: 1.3 }) +
  bareTree(21, 1016, 700, 96, 36, { depth: 7, spread: 0.6, curl: 0.34, angle: -Math.PI / 2 - 0.05, finest: 1.3 });
export const clearingGrass = grass(7, 0, 690, 690, 22, 60) + grass(12, 850, WIDTH, 678, 24, 70);
export const trunkBodies = trunks.map((trunk) => trunk.body).join('') + grass(17, 0, WIDTH, 828, 56, 90);
export const trunkCuts = trunks.map((trunk) => trunk.cuts).join('');
export const boughs =
  bareTree(31, 70, 150, 84, 25, { angle: -0.3, depth: 5, trunk: 1.7, spread: 0.6 }) +
  bareTree(44, 1180, 130, 78, 22, { angle: Math.PI + 0.35, depth: 5, trunk: 1.5, spread: 0.6 }) +
  bareTree(47, 1370, 150, 82, 26, { angle: Math.PI + 0.42, depth: 4, trunk: 1.8, spread: 0.5 });
