/** Numbers from 0 to 1, the same for the same seed, so that a drawing is always the same one. */
export type Seeded = () => number;

export function seeded(seed: number): Seeded {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Point = readonly [number, number];

/** To a tenth, which nobody can see and which keeps path data short. */
export const fine = (value: number): string => String(Math.round(value * 10) / 10);
export const whole = (value: number): string => String(Math.round(value));
