// What I alone know is marked on the map and at the seats. Where phones lie on one table, it can be covered.

import { kept } from '../../app/kept';

const KEY = 'lanternwood.forsaken-forest.covered';

class Veil {
  covered = $state(kept.read<boolean>(KEY) ?? false);

  turn(): void {
    this.covered = !this.covered;
    kept.write(KEY, this.covered);
  }
}

export const veil = new Veil();
