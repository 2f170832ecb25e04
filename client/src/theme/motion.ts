import { settings } from '../app/settings.svelte';

/** Whether things should cut instead of move: by the reader's choice here, else by that of the device. */
export function still(): boolean {
  if (settings.motion === 'full') return false;
  return settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The moves that tokens.css names, in milliseconds. */
export const DURATION = { touch: 90, small: 180, move: 320, turn: 420, dice: 900, reveal: 700, breath: 400, dusk: 2400 } as const;

export const EASING = {
  out: 'cubic-bezier(.2, .7, .2, 1)',
  in: 'cubic-bezier(.6, 0, .9, .4)',
  fly: 'cubic-bezier(.3, 0, .1, 1)',
  dice: 'cubic-bezier(.2, 1.3, .4, 1)',
} as const;

/** How long a move takes for this reader. A reveal keeps its held breath even when nothing moves. */
export function lasting(name: keyof typeof DURATION): number {
  return still() && name !== 'breath' ? 0 : DURATION[name];
}

/** Move an element if things may move; settles when it has come to rest. */
export async function move(
  element: Element,
  frames: Keyframe[],
  name: keyof typeof DURATION,
  easing: string = EASING.out,
): Promise<void> {
  if (still()) return;
  await element.animate(frames, { duration: DURATION[name], easing }).finished.catch(() => undefined);
}

/** A piece that is refused shakes its head once. */
export function shake(element: Element): Promise<void> {
  const at = (x: number): Keyframe => ({ transform: `translateX(${x}px)` });
  return move(element, [at(0), at(-6), at(6), at(-3), at(0)], 'move');
}
