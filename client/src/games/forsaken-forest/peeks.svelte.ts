// What a Peek has shown me by Day, until I lay it away. What the Night told stands at dawn.

import type { Numbered } from '../../match/board';
import type { Named } from './saying';
import { foundBy } from './tale';
import type { Event, View } from './types.gen';

interface Found {
  readonly number: number;
  readonly words: string;
}

export class Peeks {
  found = $state.raw<readonly Found[]>([]);

  follow(view: View, latest: readonly Numbered[], named: Named): void {
    if (view.night || view.ending || view.seat === null) {
      this.layAway();
      return;
    }
    // The Oracle and the Navigator look without a word, and dawn may come in the same breath.
    const looked = latest.some(({ news }) => news.type === 'Told' && isMine(news.event as Event, view));
    for (const { number, news } of looked ? latest : []) {
      const event = news.type === 'Told' ? (news.event as Event) : null;
      // Read the Canopy asks at once in which order its cards go back, and shows them there.
      const words = !event || event.type === 'CanopySeen' ? null : foundBy(event, named);
      if (words !== null && !this.found.some((each) => each.number === number))
        this.found = [...this.found, { number, words }];
    }
  }

  layAway(): void {
    if (this.found.length) this.found = [];
  }
}

const isMine = (event: Event, view: View): boolean => event.type === 'PeekMade' && event.seat === view.seat;
