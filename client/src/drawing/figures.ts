// Small figures, drawn by hand. Feet at 0,0.

/** The hooded walker, about 60 tall. */
export const WALKER =
  'M-5-47C-9-60 9-61 8-47C14-43 16-26 18-10C19-5 20-2 21 1L12-1L9 2L3-1L-3 2L-9-1L-17 1C-16-4-15-8-14-12C-13-26-11-43-5-47Z';
export const WALKER_ARM = 'M6-36Q14-33 21-40';
export const WALKER_STAFF = 'M14-2L23-56';
export const WALKER_HOOK = 'M23-56Q30-58 31-51';

/** The lantern, its middle at 0,0. */
export const LANTERN_HANDLE = 'M-4-8Q0-14 4-8';
export const LANTERN_IRON = 'M-5-8H5L4-5H-4ZM-6 5H6V7H-6Z';
export const LANTERN_GLASS = 'M-4-5H4L5 5H-5Z';
export const LANTERN_FLAME = 'M0-4C2-1 3 1 0 4C-3 1-2-1 0-4Z';
export const LANTERN_BARS = 'M-2-5V5M2-5V5';

/** A pair of eyes in the dark. */
export const EYES = 'M-9 0Q-5.5-4-2 1Q-6 3-9 0ZM9 0Q5.5-4 2 1Q6 3 9 0Z';
