// A drawing grows layer by layer, each in a task of its own and with a picture on the screen in between: what is to be
// read and pressed stands there first, and no hand waits for a forest.

import { untrack } from 'svelte';

/** The longest that a layer waits for an idle moment, in milliseconds. */
const PATIENCE = 400;

export class Growing {
  /** How many layers are to be seen by now. */
  layers = $state(0);

  /** For use while a component is being made. Nothing grows before it `may`. */
  constructor(all: number, may: () => boolean = () => true) {
    $effect(() => {
      if (!may()) return;
      let stop = (): void => undefined;
      const grow = (): void => {
        this.layers += 1;
        if (this.layers < all) rest();
      };
      const rest = (): void => {
        // Right after a frame, not in it.
        const frame = requestAnimationFrame(() => (stop = whenIdle(grow)));
        stop = () => cancelAnimationFrame(frame);
      };
      if (untrack(() => this.layers) < all) rest();
      return () => stop();
    });
  }
}

/** Gives what calls it off. Safari knows no idle moments. */
function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(then, { timeout: PATIENCE });
    return () => cancelIdleCallback(idle);
  }
  const wait = setTimeout(then);
  return () => clearTimeout(wait);
}
