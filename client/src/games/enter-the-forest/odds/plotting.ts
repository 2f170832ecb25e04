// Where things stand in a plot: both plots share their measures, so that one can be read against the other.

export const HEIGHT = 296;
/** Room for the numbers at the left. */
export const axis = 34;
export const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;
const HIGH = 26;
export const LOW = 244;

/** How far down a chance stands. */
export const level = (chance: number): number => Math.round((LOW - chance * (LOW - HIGH)) * 10) / 10;

/** The middle of one of several equal columns. */
export const place = (index: number, of: number, width: number): number =>
  Math.round((axis + ((index + 0.5) * (width - axis)) / of) * 10) / 10;
