// The board as a drawing: where Territories lie, how Paths join, and which way the keyboard goes.

/** Counted row by row from the south-west corner, 0 to 168. */
export type Territory = number;

export const WIDTH = 13;
const LAST = WIDTH - 1;
/** One Territory in the units of the drawing, and the middle of the first. */
export const CELL = 44;
const EDGE = 48;
export const SIZE = 2 * EDGE + LAST * CELL;

const at = (x: number, y: number): Territory => (y + 6) * WIDTH + x + 6;
export const START = at(0, 0);

/** The Destination Territories of slots D1 to D8, clockwise from the north. */
export const DESTINATIONS: readonly Territory[] = [
  at(0, 6),
  at(6, 6),
  at(6, 0),
  at(6, -6),
  at(0, -6),
  at(-6, -6),
  at(-6, 0),
  at(-6, 6),
];
/** All others. */
export const TERRITORIES: readonly Territory[] = Array.from({ length: WIDTH * WIDTH }, (_, place) => place).filter(
  (place) => !DESTINATIONS.includes(place),
);
/** The Excavation Sites X1 to X8. */
export const SITES: readonly Territory[] = [
  at(3, 6),
  at(6, 3),
  at(6, -3),
  at(3, -6),
  at(-3, -6),
  at(-6, -3),
  at(-6, 3),
  at(-3, 6),
];

export const column = (place: Territory): number => place % WIDTH;
export const row = (place: Territory): number => Math.floor(place / WIDTH);
export const xOf = (place: Territory): number => EDGE + column(place) * CELL;
/** North is up. */
export const yOf = (place: Territory): number => EDGE + (LAST - row(place)) * CELL;

export const LETTERS = 'ABCDEFGHIJKLM';
/** As on the rim of the map: A1 is the south-west corner, G7 the Starting Square. */
export const square = (place: Territory): string => `${LETTERS[column(place)]}${row(place) + 1}`;

export type Join = readonly [Territory, Territory];

/**
 * The lines of the network: to every neighbour, but over a corner only where no way round it is there.
 * What is connected by the rules stays connected in the drawing.
 */
export function joins(paths: readonly Territory[]): Join[] {
  const there = new Set([...paths, START]);
  const has = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < WIDTH && y < WIDTH && there.has(y * WIDTH + x);
  const found: Join[] = [];
  for (const from of [...there].sort((one, other) => one - other)) {
    const [x, y] = [column(from), row(from)];
    const join = (dx: number, dy: number): void => void found.push([from, (y + dy) * WIDTH + x + dx]);
    if (has(x + 1, y)) join(1, 0);
    if (has(x, y + 1)) join(0, 1);
    for (const dx of [-1, 1]) {
      if (has(x + dx, y + 1) && !has(x + dx, y) && !has(x, y + 1)) join(dx, 1);
    }
  }
  return found;
}

/** A way that somebody trod: nearly straight, always the same between the same two. */
export function trodden([from, to]: Join): string {
  const [x1, y1, x2, y2] = [xOf(from), yOf(from), xOf(to), yOf(to)];
  const bend = (((from * 31 + to * 17) % 13) - 6) * 0.9;
  const [mx, my] = [(x1 + x2) / 2 + ((y2 - y1) / CELL) * bend, (y1 + y2) / 2 - ((x2 - x1) / CELL) * bend];
  return `M${x1} ${y1}Q${mx.toFixed(1)} ${my.toFixed(1)} ${x2} ${y2}`;
}

/** The offered Territory that was meant by a touch at this point of the drawing; none if all are far from it. */
export function nearest(offered: readonly Territory[], x: number, y: number): Territory | null {
  let [best, least] = [null as Territory | null, (CELL * 1.1) ** 2];
  for (const place of offered) {
    const far = (xOf(place) - x) ** 2 + (yOf(place) - y) ** 2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isWay = (key: string): boolean => key in WAYS;

/**
 * Where an arrow key leads from one offered Territory: the nearest other one that lies that way; what lies straight
 * ahead counts as nearer.
 */
export function onward(offered: readonly Territory[], from: Territory, key: string): Territory {
  const way = WAYS[key];
  if (!way) return from;
  let [best, least] = [from, Infinity];
  for (const place of offered) {
    const [dx, dy] = [xOf(place) - xOf(from), yOf(place) - yOf(from)];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead <= 0) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
