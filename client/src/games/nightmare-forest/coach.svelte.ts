// Tips for the first game: one the first time each kind of decision comes up. This browser remembers which were read.

import { kept } from '../../app/kept';
import type { Doing } from './choices';
import { spotOf } from './saying';
import { words } from './strings';
import { PATH } from './cards';

const KEY = 'lanternwood.coach.nightmare-forest';

interface Memory {
  off: boolean;
  read: readonly string[];
}

export function tipFor(doing: Doing | null): string | null {
  if (!doing) return null;
  const spot = spotOf(doing);
  const name = doing.sort === 'flip' && spot !== null && spot !== PATH ? 'flipFeet' : doing.sort;
  return words.coach.tips[name] ? name : null;
}

class Coach {
  #memory = $state.raw<Memory>({ off: false, read: [], ...kept.read<Partial<Memory>>(KEY) });

  get off(): boolean {
    return this.#memory.off;
  }

  wants(tip: string | null): tip is string {
    return tip !== null && !this.#memory.off && !this.#memory.read.includes(tip);
  }

  read(tip: string): void {
    this.#keep({ ...this.#memory, read: [...this.#memory.read, tip] });
  }

  turn(off: boolean): void {
    this.#keep(off ? { ...this.#memory, off } : { off, read: [] });
  }

  #keep(memory: Memory): void {
    this.#memory = memory;
    kept.write(KEY, memory);
  }
}

export const coach = new Coach();
