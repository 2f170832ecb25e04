// Things that can be carried to another place: a card or a God to a Kingdom, a Follower to whom it attacks.

import type { Attachment } from 'svelte/attachments';
import type { God } from './cards';

export type Load =
  | { readonly sort: 'card'; readonly card: string }
  | { readonly sort: 'god'; readonly god: God }
  | { readonly sort: 'follower'; readonly serial: number; readonly card: string };

const SLIP = 8;

class Dragging {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  /** Where it would land: what stands in `data-drop` there, the innermost first. */
  over = $state.raw<readonly string[]>([]);
}

export const dragging = new Dragging();

function dropsAt(x: number, y: number): string[] {
  const drops: string[] = [];
  let at = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  while (at) {
    drops.push(at.dataset.drop ?? '');
    at = at.parentElement?.closest<HTMLElement>('[data-drop]');
  }
  return drops;
}

/** `load` gives what is carried, or nothing while it cannot be. */
export function drags(
  load: () => Load | null,
  drop: (load: Load, at: readonly string[]) => void,
): Attachment<HTMLElement> {
  return (thing) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    let carried = false;

    // A quick hand leaves the thing with its first move: from then on the whole window listens.
    const down = (event: PointerEvent): void => {
      carried = false;
      if (event.button !== 0 || !load()) return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    };
    const rest = (): void => {
      from = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointer) return;
      if (!dragging.load) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
        dragging.load = load();
        if (!dragging.load) return;
        carried = true;
      }
      [dragging.x, dragging.y] = [event.clientX, event.clientY];
      dragging.over = dropsAt(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointer) return;
      rest();
      const [carriedLoad, over] = [dragging.load, dragging.over];
      dragging.load = null;
      dragging.over = [];
      setTimeout(() => (carried = false));
      if (event.type === 'pointerup' && carriedLoad && over.length) drop(carriedLoad, over);
    };
    // What was carried was not pressed.
    const press = (event: Event): void => {
      if (!carried) return;
      carried = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    thing.addEventListener('pointerdown', down);
    thing.addEventListener('click', press, { capture: true });
    return () => {
      if (from) dragging.load = null;
      rest();
      thing.removeEventListener('pointerdown', down);
      thing.removeEventListener('click', press, { capture: true });
    };
  };
}
