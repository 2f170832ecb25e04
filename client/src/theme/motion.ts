import { settings } from '../app/settings.svelte';

/** Whether things should cut instead of move: by the reader's choice here, else by that of the device. */
export function still(): boolean {
  if (settings.motion === 'full') return false;
  return settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The moves that tokens.css names, in milliseconds. */
export const DURATION = { touch: 90, small: 180, move: 320, turn: 420, dice: 900, reveal: 700, dusk: 2400 } as const;

/** A piece that is refused shakes its head once. */
export function shake(element: Element): void {
  if (still()) return;
  const frames = [0, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(frames, { duration: DURATION.move, easing: 'cubic-bezier(.2, .7, .2, 1)' });
}
