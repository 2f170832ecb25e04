// What this server has: asked once per visit.

import { aboutOf, SHELF } from '../games';
import { api } from '../protocol/api';
import type { About, GameInfo } from '../protocol/wire.gen';

const placeOf = (name: string): number => (SHELF.includes(name) ? SHELF.indexOf(name) : SHELF.length);

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

  /** What is open here, in the order of the shelf; games that only the server knows stand behind ours. */
  readonly open: readonly GameInfo[] = $derived(
    (this.about?.games ?? []).toSorted((one, other) => placeOf(one.name) - placeOf(other.name)),
  );

  /** Also one with which a series begins, though it stands on no shelf. */
  game(name: string): GameInfo | null {
    const known = [...(this.about?.games ?? []), ...(this.about?.openings ?? [])];
    return known.find((game) => game.name === name) ?? null;
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
