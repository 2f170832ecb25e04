// Tips for the first game: each comes up the first time that it is of use. This browser remembers which were read.

import { kept } from '../app/kept';

interface Memory {
  off: boolean;
  read: readonly string[];
}

export class Coach<Tip extends string = string> {
  readonly #key: string;
  #memory: Memory;

  constructor(game: string) {
    this.#key = `lanternwood.coach.${game}`;
    this.#memory = $state.raw({ off: false, read: [], ...kept.read<Partial<Memory>>(this.#key) });
  }

  get off(): boolean {
    return this.#memory.off;
  }

  wants(tip: Tip | null): tip is Tip {
    return tip !== null && !this.#memory.off && !this.#memory.read.includes(tip);
  }

  read(tip: Tip): void {
    this.#keep({ ...this.#memory, read: [...this.#memory.read, tip] });
  }

  turn(off: boolean): void {
    this.#keep(off ? { ...this.#memory, off } : { off, read: [] });
  }

  #keep(memory: Memory): void {
    this.#memory = memory;
    kept.write(this.#key, memory);
  }
}
