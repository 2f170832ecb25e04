// What is said at the table just now: at whose seat it stands, what I have not read yet, which leaf lies open.

import type { Numbered } from '../../match/board';
import { askedOfMe } from './questions';
import type { Event, Said, View } from './types.gen';

/** Long enough for two lines to be read. */
const STAYS = 6000;

export interface Bubble {
  readonly number: number;
  readonly seat: number;
  readonly words: string;
  /** A question to me. */
  readonly asks: boolean;
}

/** Puts into words what somebody with a seat said; null for all else. */
export type Hear = (news: Numbered) => Omit<Bubble, 'number'> | null;

export class Talking {
  /** The latest of each seat, oldest first. */
  bubbles = $state.raw<readonly Bubble[]>([]);
  open = $state<'say' | 'claims' | 'notebook' | null>(null);
  answering = $state.raw<Said | null>(null);
  /** How many statements stood on the claims board when it was last looked at; null before the first view. */
  #read = $state<number | null>(null);
  /** The questions that were put off. */
  #later = $state.raw<readonly number[]>([]);

  follow(view: View, latest: readonly Numbered[], hear: Hear): void {
    this.#read ??= view.said.length;
    if (this.open === 'claims') this.#read = view.said.length;
    // Nobody talks at Night, and every phone looks alike then.
    if (view.night || view.ending) {
      this.bubbles = [];
      return;
    }
    for (const each of latest) {
      const heard = hear(each);
      if (!heard) continue;
      const bubble = { number: each.number, ...heard };
      this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== bubble.seat), bubble];
      setTimeout(() => (this.bubbles = this.bubbles.filter(({ number }) => number !== bubble.number)), STAYS);
    }
  }

  hasUnread(view: View): boolean {
    return view.said.slice(this.#read ?? view.said.length).some(({ speaker }) => speaker !== view.seat);
  }

  /** What is asked of me and has not been put off. */
  question(view: View): Said | null {
    return askedOfMe(view).find(({ seq }) => !this.#later.includes(seq)) ?? null;
  }

  putOff(asked: Said): void {
    this.#later = [...this.#later, asked.seq];
  }

  show(leaf: 'say' | 'claims' | 'notebook', view: View): void {
    this.open = leaf;
    if (leaf === 'claims') this.#read = view.said.length;
  }

  answer(asked: Said): void {
    this.answering = asked;
    this.open = 'say';
  }

  close(): void {
    this.open = null;
    this.answering = null;
  }
}

/** The statement in a piece of news, if there is one. */
export function statementIn({ news }: Numbered): Said | null {
  const event = news.type === 'Told' ? (news.event as Event) : null;
  return event?.type === 'StatementMade' ? event.said : null;
}
