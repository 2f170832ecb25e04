// Who sits before this browser, as far as they have told.

import { kept } from './kept';
import { EMBLEMS, type Emblem } from '../protocol/wire.gen';

const KEY = 'lanternwood.person';

export interface Person {
  name: string;
  emblem: Emblem;
}

export function lastPerson(): Person {
  const person = kept.read<Partial<Person>>(KEY);
  const known = EMBLEMS.find((emblem) => emblem === person?.emblem);
  const any = EMBLEMS[Math.floor(Math.random() * EMBLEMS.length)] ?? 'lantern';
  return { name: person?.name ?? '', emblem: known ?? any };
}

export function rememberPerson(person: Person): void {
  kept.write(KEY, person);
}
