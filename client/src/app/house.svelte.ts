// What this server has: asked once per visit.

import { api } from '../protocol/api';
import type { About, GameInfo } from '../protocol/wire.gen';

class House {
  about = $state.raw<About | null>(null);
  /** The server could not be asked. */
  dark = $state(false);
  #asked = false;

  /** Ask, unless that was done before. */
  async visit(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.about = await api.about();
      this.dark = false;
    } catch {
      this.#asked = false;
      this.dark = true;
    }
  }

  game(name: string): GameInfo | null {
    return this.about?.games.find((game) => game.name === name) ?? null;
  }
}

export const house = new House();
