// The decks that this browser keeps. Other tabs may change them too, so every change begins with what is kept now.

import { kept } from '../../../app/kept';
import type { Numbers } from './cards';

const KEY = 'lanternwood.forsaken.decks';
export const LONGEST_NAME = 60;

export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly cards: Numbers;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

function isDeck(value: unknown): value is KeptDeck {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, cards, changed } = value as Partial<KeptDeck>;
  return (
    [typeof id, typeof name].every((type) => type === 'string') &&
    typeof changed === 'number' &&
    typeof cards === 'object' &&
    cards !== null &&
    Object.values(cards).every((number) => Number.isSafeInteger(number))
  );
}

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => (byte % 36).toString(36)).join('');

/** A name as it can stand in one line. */
export const tidied = (name: string): string =>
  name
    .replaceAll(/[\s#]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

export class KeptDecks {
  /** All that is kept under the key; what is no deck of ours is left as it is. */
  #all: readonly unknown[] = [];
  /** The last changed first. */
  list = $state.raw<readonly KeptDeck[]>([]);

  constructor() {
    this.#read();
  }

  /** Follow what other tabs do; gives the way to stop. */
  follow(): () => void {
    const heard = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) this.#read();
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }

  deck(id: string): KeptDeck | null {
    return this.list.find((deck) => deck.id === id) ?? null;
  }

  add(name: string, cards: Numbers): KeptDeck {
    const deck = { id: newId(), name: this.#free(tidied(name)), cards, changed: Date.now() };
    this.#write((all) => [...all, deck]);
    return deck;
  }

  change(id: string, change: Partial<Pick<KeptDeck, 'name' | 'cards'>>): void {
    this.#write((all) =>
      all.map((each) => (isDeck(each) && each.id === id ? { ...each, ...change, changed: Date.now() } : each)),
    );
  }

  duplicate(id: string): KeptDeck | null {
    const deck = this.deck(id);
    return deck && this.add(deck.name, deck.cards);
  }

  remove(id: string): void {
    this.#write((all) => all.filter((each) => !isDeck(each) || each.id !== id));
  }

  /** Bring back what was removed. */
  restore(deck: KeptDeck): void {
    if (!this.deck(deck.id)) this.#write((all) => [...all, deck]);
  }

  /** "Name", or "Name 2" if there is one already, and so on. */
  #free(name: string): string {
    const stem = name.replace(/ [0-9]+$/, '');
    const taken = new Set(this.list.map((deck) => deck.name));
    let number = 2;
    let free = name;
    while (taken.has(free)) free = `${stem} ${number++}`;
    return free;
  }

  #write(change: (all: readonly unknown[]) => readonly unknown[]): void {
    this.#read();
    this.#show(change(this.#all));
    kept.write(KEY, this.#all);
  }

  #read(): void {
    const found = kept.read<unknown>(KEY);
    if (Array.isArray(found)) this.#show(found);
  }

  #show(all: readonly unknown[]): void {
    this.#all = all;
    this.list = all.filter(isDeck).sort((one, other) => other.changed - one.changed);
  }
}

export const keptDecks = new KeptDecks();
