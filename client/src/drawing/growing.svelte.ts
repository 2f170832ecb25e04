// A drawing grows layer by layer, each in a task of its own and with a picture on the screen in between: what is to be
// read and pressed stands there first, and no hand waits for a forest.

export class Growing {
  /** How many layers are to be seen by now. */
  layers = $state(0);

  /** For use while a component is being made. */
  constructor(all: number) {
    $effect(() => {
      let [frame, wait] = [0, 0];
      const grow = (): void => {
        this.layers += 1;
        if (this.layers < all) rest();
      };
      // Right after a frame, not in it.
      const rest = (): void => {
        frame = requestAnimationFrame(() => (wait = window.setTimeout(grow)));
      };
      rest();
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(wait);
      };
    });
  }
}
