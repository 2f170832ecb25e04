// Whom one does not want to hear, at each table. That is one's own affair, and stays in this browser.

import { kept } from '../app/kept';

const keyOf = (code: string): string => `lanternwood.muted.${code}`;

class Muting {
  #changed = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  at(code: string): readonly string[] {
    return this.#changed[code] ?? kept.read<string[]>(keyOf(code)) ?? [];
  }

  turn(code: string, member: string): void {
    const before = this.at(code);
    const after = before.includes(member) ? before.filter((each) => each !== member) : [...before, member];
    this.#changed = { ...this.#changed, [code]: after };
    kept.write(keyOf(code), after);
  }
}

export const muting = new Muting();
