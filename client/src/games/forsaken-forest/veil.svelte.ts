// What I alone know is marked on the map and at the seats. Phones lie on one table, where a glance would tell my side
// by it: it is covered and shows while it is held, unless one plays alone or wants it open.

import { kept } from '../../app/kept';

const KEY = 'lanternwood.forsaken-forest.covered';

class Veil {
  #chosen = $state(kept.read<boolean>(KEY));
  /** Nobody else is there who could look. */
  alone = $state(false);
  /** A match that is over: nothing is secret any more. */
  over = $state(false);
  /** Held open for a moment. */
  lifted = $state(false);
  readonly closed: boolean = $derived(!this.over && (this.#chosen ?? !this.alone));
  readonly covered: boolean = $derived(this.closed && !this.lifted);

  turn(): void {
    this.#chosen = !this.closed;
    kept.write(KEY, this.#chosen);
  }
}

export const veil = new Veil();
