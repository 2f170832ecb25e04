// Seeded trees as SVG path data.

import { fine, seeded, whole, type Point, type Seeded } from './seeded.ts';

/** A fir: jagged tiers, slightly leaning. Its foot is at `x`, `base`. */
export function fir(random: Seeded, x: number, base: number, height: number, width: number, tiers?: number): string {
  const count = tiers ?? Math.max(5, Math.round(height / (width * 0.16)));
  const left: Point[] = [];
  const right: Point[] = [];
  const lean = (random() - 0.5) * width * 0.1;
  for (let tier = 1; tier <= count; tier++) {
    const down = tier / count;
    const y = base - height + height * 0.95 * down;
    const reach = (width / 2) * down ** 0.85;
    const [a, b] = [reach * (0.78 + random() * 0.34), reach * (0.78 + random() * 0.34)];
    const middle = x + lean * (1 - down);
    const notch = y - (height / count) * 0.55;
    const droop = (height / count) * 0.25;
    left.push([middle - a * 0.45, notch], [middle - a, y + droop * random()]);
    right.push([middle + b * 0.45, notch], [middle + b, y + droop * random()]);
  }
  const foot: Point[] = [
    [x + width * 0.05, base - height * 0.05],
    [x + width * 0.06, base],
    [x - width * 0.06, base],
    [x - width * 0.05, base - height * 0.05],
  ];
  const round = height < 50 ? fine : whole;
  const outline: Point[] = [[x + lean, base - height], ...right, ...foot, ...left.reverse()];
  return `M${outline.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}Z`;
}

interface Row {
  width: number;
  base: number;
  lowest: number;
  highest: number;
  step: number;
  /** Far firs need few. */
  tiers?: number;
  /** Between these two, firs stay low. */
  clearing?: readonly [number, number];
}

export function firRow(seed: number, row: Row): string {
  const random = seeded(seed);
  let path = '';
  for (let x = -row.step; x < row.width + row.step; x += row.step * (0.45 + random() * 0.9)) {
    let height = row.lowest + (row.highest - row.lowest) * random();
    if (row.clearing && x > row.clearing[0] && x < row.clearing[1]) height *= 0.35 + 0.2 * random();
    path += fir(random, x, row.base + 6, height, height * (0.3 + 0.12 * random()), row.tiers);
  }
  return path;
}

interface Growth {
  angle?: number;
  depth?: number;
  spread?: number;
  curl?: number;
  thinnest?: number;
  /** Twigs below this are left out of the drawing, but not out of the growing: the tree keeps its shape. */
  finest?: number;
  trunk?: number;
}

/** A bare, crooked tree whose branches taper: `length` and `thick` are those of its trunk. */
export function bareTree(
  seed: number,
  x: number,
  y: number,
  length: number,
  thick: number,
  growth: Growth = {},
): string {
  const {
    angle = -Math.PI / 2,
    depth = 6,
    spread = 0.55,
    curl = 0.25,
    thinnest = 0.9,
    finest = 0,
    trunk = 1.6,
  } = growth;
  const random = seeded(seed);
  let path = '';

  function branch(x: number, y: number, angle: number, length: number, thick: number, left: number): void {
    const bent = angle + (random() - 0.5) * curl * 2;
    const reach = left === depth ? length * trunk : length;
    const [mx, my] = [x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.5];
    const [ex, ey] = [mx + Math.cos(bent) * reach * 0.5, my + Math.sin(bent) * reach * 0.5];
    const thinner = Math.max(0.4, thick * 0.66);
    if (thick >= finest) path += limb([x, y, angle, thick], [mx, my], [ex, ey, bent, thinner]);
    if (left <= 0 || thinner < thinnest) return;
    const count = 2 + (random() < 0.35 ? 1 : 0);
    for (let each = 0; each < count; each++) {
      const turn = (each - (count - 1) / 2) * spread * 1.5 + (random() - 0.5) * spread;
      const [sx, sy] = [ex - Math.cos(bent) * thinner * 0.2, ey - Math.sin(bent) * thinner * 0.2];
      branch(sx, sy, bent + turn, length * (0.62 + random() * 0.26), thinner * (each === 0 ? 0.92 : 0.74), left - 1);
    }
    if (random() < 0.5 && left > 1) {
      const along = 0.35 + 0.4 * random();
      const turn = (random() < 0.5 ? -1 : 1) * (0.6 + 0.5 * random());
      branch(x + (ex - x) * along, y + (ey - y) * along, angle + turn, length * 0.5, thinner * 0.5, left - 2);
    }
  }

  branch(x, y, angle, length, thick, depth);
  return path;
}

type End = readonly [x: number, y: number, angle: number, thick: number];

function limb([x, y, angle, thick]: End, [mx, my]: Point, [ex, ey, bent, thinner]: End): string {
  const [nx, ny] = [Math.cos(angle + Math.PI / 2), Math.sin(angle + Math.PI / 2)];
  const [bx, by] = [Math.cos(bent + Math.PI / 2), Math.sin(bent + Math.PI / 2)];
  const at = (px: number, py: number) => `${fine(px)} ${fine(py)}`;
  const side = (way: 1 | -1) => at(mx + way * nx * thick * 0.45, my + way * ny * thick * 0.45);
  return (
    `M${at(x + (nx * thick) / 2, y + (ny * thick) / 2)}` +
    `Q${side(1)} ${at(ex + (bx * thinner) / 2, ey + (by * thinner) / 2)}` +
    `L${at(ex - (bx * thinner) / 2, ey - (by * thinner) / 2)}` +
    `Q${side(-1)} ${at(x - (nx * thick) / 2, y - (ny * thick) / 2)}Z`
  );
}

/** A near trunk with roots; `cuts` are the carved lines on its lit side (1 right, -1 left). */
export function nearTrunk(seed: number, x: number, top: number, base: number, width: number, lit: 1 | -1 = 1) {
  const random = seeded(seed);
  const pieces = 9;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let piece = 0; piece <= pieces; piece++) {
    const down = piece / pieces;
    const y = top + (base - top) * down;
    const flare = down > 0.82 ? ((down - 0.82) / 0.18) ** 2 * width * 0.8 : 0;
    left.push([x - width / 2 - flare + (random() - 0.5) * width * 0.1, y]);
    right.push([x + width / 2 + flare + (random() - 0.5) * width * 0.1, y]);
  }
  const start = left[0] ?? [x, top];
  const corner = right[pieces] ?? [x, base];
  const body =
    `M${whole(start[0])} ${whole(start[1])}${smooth(left)}` +
    `L${whole(corner[0])} ${whole(corner[1])}${smooth(right.reverse())}Z`;
  let cuts = '';
  for (let cut = 0; cut < 46; cut++) {
    const y = top + (base - top) * random() * 0.98;
    const inward = random() ** 2.2;
    const off = (0.47 - 0.4 * inward) * width * lit;
    const length = (14 + random() * 64) * (1 - inward * 0.6);
    cuts += `M${whole(x + off)} ${whole(y)}q${fine((random() - 0.5) * 5)} ${whole(length / 2)} ${fine((random() - 0.5) * 4)} ${whole(length)}`;
  }
  return { body, cuts };
}

function smooth(points: readonly Point[]): string {
  let path = '';
  for (const [index, [x, y]] of points.entries()) {
    const next = points[index + 1];
    if (next) path += `Q${whole(x)} ${whole(y)} ${whole((x + next[0]) / 2)} ${whole((y + next[1]) / 2)}`;
    else path += `L${whole(x)} ${whole(y)}`;
  }
  return path;
}
