// Which puzzles have been solved on this device.

import { kept } from '../../../app/kept';

const KEY = 'lanternwood.forsaken.puzzles';

export class Solved {
  #ids = $state.raw<readonly string[]>([]);

  constructor() {
    this.#read();
  }

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  /** Begins with what is kept now: another tab may have solved some meanwhile. */
  add(id: string): void {
    this.#read();
    if (this.has(id)) return;
    this.#ids = [...this.#ids, id];
    kept.write(KEY, this.#ids);
  }

  /** Follow what other tabs do; gives the way to stop. */
  follow(): () => void {
    const heard = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) this.#read();
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }

  #read(): void {
    const found = kept.read<unknown>(KEY);
    this.#ids = Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  }
}

export const solved = new Solved();
