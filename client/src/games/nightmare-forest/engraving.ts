// Strokes that only this game's pictures need, as SVG path data.

import { grass } from '../../drawing/land';
import { fine, seeded, whole } from '../../drawing/seeded';

export function rain(seed: number, width: number, height: number): string {
  const random = seeded(seed);
  let path = '';
  for (let drop = 0; drop < 56; drop++) {
    const long = 8 + random() * 20;
    path += `M${whole(random() * width * 1.2)} ${whole(random() * height)}l${whole(-long * 0.3)} ${whole(long)}`;
  }
  return path;
}

/** Short strokes in rows, as a gouge leaves them. */
export function furrows(seed: number, width: number, height: number): string {
  const random = seeded(seed);
  let path = '';
  for (let y = 4; y < height; y += 7) {
    for (let x = random() * 12; x < width;) {
      const long = 14 + random() * 60;
      path += `M${whole(x)} ${whole(y)}q${whole(long / 2)} ${fine((random() - 0.5) * 3)} ${whole(long)} 0`;
      x += long + 4 + random() * 14;
    }
  }
  return path;
}

/** Grass in tufts along a line, as it grows between paths. */
export function tufts(seed: number, width: number, y: number, height: number, count: number): string {
  const random = seeded(seed);
  let path = '';
  for (let tuft = 0; tuft < count; tuft++) {
    const x = width * random();
    path += grass(seed * 31 + tuft, x, x + 20 + random() * 22, y + (random() - 0.5) * 4, height, 7);
  }
  return path;
}
