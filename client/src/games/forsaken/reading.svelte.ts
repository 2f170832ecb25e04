// Anything on the table can be read large: rest the pointer on it, hold it, or press R while the keyboard is on it.

import type { Attachment } from 'svelte/attachments';
import type { God } from './cards';
import type { FollowerSeen, MiracleSeen } from './types.gen';

export type Subject =
  | { readonly sort: 'card'; readonly card: string; readonly follower?: FollowerSeen; readonly note?: string }
  | { readonly sort: 'miracle'; readonly miracle: MiracleSeen }
  | { readonly sort: 'channel'; readonly god: God }
  | { readonly sort: 'term'; readonly word: string; readonly meaning: string };

const REST = 380;
const HOLD = 460;
const SLIP = 10;

class Reading {
  subject = $state.raw<Subject | null>(null);
  at = $state.raw<DOMRect | null>(null);
  /** Stays until it is closed, as after a hold or a key. */
  pinned = $state(false);
  /** What it was opened from, if that stands in a dialog. */
  #inDialog: Element | null = null;

  open(subject: Subject, thing: Element | null, pinned: boolean): void {
    this.subject = subject;
    this.#inDialog = thing?.closest('dialog') ? thing : null;
    this.at = thing?.getBoundingClientRect() ?? null;
    this.pinned = pinned;
  }

  /** With its dialog the thing goes, and what was read of it. */
  leave(thing: Element): void {
    if (thing === this.#inDialog) this.close();
  }

  close(): void {
    this.subject = null;
    this.#inDialog = null;
    this.pinned = false;
  }
}

export const reading = new Reading();

/** What this thing is, for whoever wants to read it. */
export function reads(subject: () => Subject | null): Attachment<HTMLElement> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let rests = false;
    let from = { x: 0, y: 0 };
    const open = (pinned: boolean): void => {
      const found = subject();
      if (found) reading.open(found, thing, pinned);
    };
    const wait = (time: number, pinned: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = pinned;
        open(pinned);
      }, time);
    };
    const rest = (): void => {
      clearTimeout(timer);
      if (!reading.pinned) reading.close();
    };
    const listeners: { [kind: string]: (event: never) => void } = {
      pointerleave: () => {
        rest();
        rests = false;
      },
      pointerdown: (event: PointerEvent) => {
        held = false;
        from = { x: event.clientX, y: event.clientY };
        rest();
        if (event.pointerType !== 'mouse') wait(HOLD, true);
      },
      // Not on entering: the table may have come to lie under a pointer that rests elsewhere.
      pointermove: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && event.buttons === 0 && !rests) {
          rests = true;
          wait(REST, false);
        }
        if (event.buttons && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event: Event) => {
        event.preventDefault();
        clearTimeout(timer);
        open(true);
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) open(true);
      },
    };
    // A hold is no press.
    const press = (event: Event): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [kind, listener] of Object.entries(listeners)) thing.addEventListener(kind, listener as EventListener);
    thing.addEventListener('click', press, { capture: true });
    return () => {
      clearTimeout(timer);
      reading.leave(thing);
      for (const [kind, listener] of Object.entries(listeners))
        thing.removeEventListener(kind, listener as EventListener);
      thing.removeEventListener('click', press, { capture: true });
    };
  };
}
