// The notebook in words: everything that this seat has seen and that does not lie on the table.

import { role } from './cards';
import { held, type Named } from './saying';
import { words } from './strings';
import type { NoteView, View } from './types.gen';

export function noteWords(note: NoteView, named: Named): string {
  const say = words.notebook;
  const cards = note.cards.length ? held(note.cards) : say.nothing;
  const name = named(note.seat);
  switch (note.kind) {
    case 'role':
      return note.role ? say.role(name, role(note.role).name) : '';
    case 'destination':
      return note.destination && note.slot !== null
        ? say.destination(note.slot, words.destinations[note.destination])
        : '';
    case 'hand':
      return say.hand(name, cards);
    case 'gave':
      return say.gave(name, cards);
    case 'got':
      return say.got(name, cards);
    case 'canopy':
      return say.canopy(cards);
    case 'placed':
      return note.action ? say.placed(words.nightActions[note.action], name) : '';
  }
}

/** When it was, and by what where that is not plain from the words. */
export function noteTime(note: NoteView): string {
  const say = words.notebook;
  const then = note.cycle ? say.byDay(note.when, note.cycle) : say.byNight(note.when);
  return note.how === 'night' ? then : `${then}, ${say.how[note.how]}`;
}

/** What was seen by Night, in one Night. */
export const notesOf = (view: View, night: number): NoteView[] =>
  view.notes.filter((note) => !note.cycle && note.when === night && note.kind !== 'placed');
