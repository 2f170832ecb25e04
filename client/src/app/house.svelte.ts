// What this server has: asked once per visit.

import { aboutOf } from '../games';
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

  /** What a game is called: as its folder says, else as the server does. */
  title(name: string): string {
    return aboutOf(name)?.title ?? this.game(name)?.title ?? name;
  }

  /** The same where there is little room. */
  short(name: string): string {
    return aboutOf(name)?.short ?? this.title(name);
  }
}

export const house = new House();
