// Things that can be carried to another place: a card or a God to a Gate, a Follower to whom it attacks, what waits in a
// Gate to its target. What would follow there, the decision says.

import type { Attachment } from 'svelte/attachments';
import type { God } from './cards';
import { reading } from './reading.svelte';

export type Load =
  | { readonly sort: 'card'; readonly card: string; readonly place: number }
  | { readonly sort: 'god'; readonly god: God }
  | { readonly sort: 'follower'; readonly serial: number; readonly card: string }
  | { readonly sort: 'held'; readonly name: string };

const SLIP = 8;

class Dragging {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  /** Where it would land: what stands in `data-drop` there, the innermost first. */
  over = $state.raw<readonly string[]>([]);
}

export const dragging = new Dragging();

/** The Kingdom whose Gate (g), own side (b) or any part (k) the thing that is carried is over, if it may go there. */
export function overKingdom(part: 'g' | 'b' | 'k', allowed: ReadonlyMap<number, unknown>): number | null {
  const found = dragging.over.find((each) => each.startsWith(part));
  const kingdom = Number(found?.slice(1));
  return found !== undefined && allowed.has(kingdom) ? kingdom : null;
}

/** Nothing lands on what is hidden behind the words at the foot of a small screen. */
function dropsAt(x: number, y: number): string[] {
  const stack = document.elementsFromPoint(x, y);
  if (!stack[0]?.closest('[data-drop]')) return [];
  return stack.flatMap((each) => (each instanceof HTMLElement && each.dataset.drop) || []);
}

/** `load` gives what is carried, or nothing while it cannot be. While `drop` runs, it is still over where it lands. */
export function drags(load: () => Load | null, drop: () => void): Attachment<HTMLElement> {
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
        reading.close();
      }
      [dragging.x, dragging.y] = [event.clientX, event.clientY];
      dragging.over = dropsAt(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointer) return;
      rest();
      setTimeout(() => (carried = false));
      if (event.type === 'pointerup' && dragging.load) drop();
      dragging.load = null;
      dragging.over = [];
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
