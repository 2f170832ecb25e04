// People and their characters as they are called on this screen.

import type { Member } from '../../protocol/wire.gen';
import { withNames } from '../../protocol/words';
import { words } from './strings';
import type { CharacterView, Seat, View } from './types.gen';

export interface Named {
  /** The character's name, or the person's while there is none. */
  of(seat: Seat): string;
  /** The person behind it; empty where nobody is known. */
  person(seat: Seat): string;
  /** At the head of a sentence. */
  head(seat: Seat): string;
  all(seats: readonly Seat[]): string;
  /** Words from the server. */
  text(told: string): string;
}

export function naming(view: View, seated: readonly Member[]): Named {
  const people = seated.map(({ name }) => name);
  const person = (seat: Seat): string => people[seat] ?? '';
  const of = (seat: Seat): string => {
    if (seat === view.gm) return words.gm;
    return characterAt(view, seat)?.name || person(seat) || words.seat(seat + 1);
  };
  const head = (seat: Seat): string => capital(of(seat));
  return {
    of,
    person,
    head,
    all: (seats) => words.list(seats.map(of)),
    text: (told) => withNames(told, people),
  };
}

export function characterAt(view: View, seat: Seat | null): CharacterView | null {
  return view.characters.find((each) => each.seat === seat) ?? null;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
