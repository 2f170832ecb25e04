// Ground and sky as SVG path data.

import { fine, seeded, whole, type Point } from './seeded';

export function grass(seed: number, from: number, to: number, y: number, height: number, blades: number): string {
  const random = seeded(seed);
  let path = '';
  for (let blade = 0; blade < blades; blade++) {
    const x = from + (to - from) * random();
    const tall = height * (0.4 + 0.6 * random());
    const bend = (random() - 0.5) * tall * 0.9;
    path +=
      `M${whole(x - 1.5)} ${whole(y + 2)}Q${whole(x + bend * 0.3)} ${whole(y - tall * 0.5)} ${whole(x + bend)} ${whole(y - tall)}` +
      `Q${whole(x + bend * 0.3 + 2)} ${whole(y - tall * 0.45)} ${whole(x + 2)} ${whole(y + 2)}Z`;
  }
  return path;
}

export function hills(seed: number, width: number, base: number, rise: number, bottom: number): string {
  const random = seeded(seed);
  let path = `M0 ${bottom}L0 ${whole(base)}`;
  let x = 0;
  while (x < width) {
    const step = 60 + random() * 140;
    path += `Q${whole(x + step / 2)} ${whole(base - rise * random())} ${whole(x + step)} ${whole(base - rise * 0.25 * random())}`;
    x += step;
  }
  return `${path}L${whole(x)} ${bottom}Z`;
}

export interface Star {
  x: number;
  y: number;
  size: number;
  light: number;
}

export function stars(seed: number, width: number, height: number, count: number): Star[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const bright = random();
    return {
      x: Math.round(random() * width),
      y: Math.round(random() * random() * height),
      size: Math.round((0.5 + bright * bright * 1.3) * 10) / 10,
      light: Math.round((0.25 + 0.6 * random()) * 10) / 10,
    };
  });
}

/** Stars as one path of dots, for a stroke with round caps. */
export function starDots(seed: number, width: number, height: number, count: number): string {
  return stars(seed, width, height, count)
    .map((star) => `M${star.x} ${star.y}h0`)
    .join('');
}

export function rays(cx: number, cy: number, inner: number, outer: number, count: number, seed = 3): string {
  const random = seeded(seed);
  const at = (angle: number, radius: number) =>
    `${fine(cx + Math.cos(angle) * radius)} ${fine(cy + Math.sin(angle) * radius)}`;
  let path = '';
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * Math.PI * 2 + (random() - 0.5) * 0.03;
    const half = ((0.35 * Math.PI) / count) * (0.6 + random() * 0.7);
    const reach = outer * (0.8 + 0.25 * random());
    path += `M${at(angle - half, inner)}L${at(angle, reach)}L${at(angle + half, inner)}Z`;
  }
  return path;
}

/** A wobbly ring, for stumps and moons. */
export function ring(seed: number, cx: number, cy: number, radius: number, wobble = 0.04, count = 26): string {
  const random = seeded(seed);
  const [phase, other] = [random() * 6, random() * 6];
  const points: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const swell = Math.sin(angle * 3 + phase) * 0.6 + Math.sin(angle * 5 + other) * 0.4 + (random() - 0.5) * 0.35;
    const reach = radius * (1 + wobble * swell);
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
  });
  const between = (index: number): Point => {
    const [ax, ay] = points[index % count] ?? [cx, cy];
    const [bx, by] = points[(index + 1) % count] ?? [cx, cy];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [startX, startY] = between(0);
  let path = `M${fine(startX)} ${fine(startY)}`;
  for (let index = 1; index <= count; index++) {
    const [px, py] = points[index % count] ?? [cx, cy];
    const [mx, my] = between(index);
    path += `Q${fine(px)} ${fine(py)} ${fine(mx)} ${fine(my)}`;
  }
  return `${path}Z`;
}
