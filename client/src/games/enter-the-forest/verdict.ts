// A Contest in one plain sentence: where they tied, and what parted them.

import type { Named } from './naming';
import { words } from './strings';
import type { FaceCompared } from './types.gen';

export function verdict(faces: readonly FaceCompared[], named: Pick<Named, 'all'>): string {
  const say = words.contest;
  const parts: string[] = [];
  let tied: string[] = [];
  for (const { face, counts, stay } of faces) {
    const seats = counts.map(({ seat }) => seat);
    const out = seats.filter((seat) => !stay.includes(seat));
    if (out.length === 0) {
      tied.push(say.faces(face));
      continue;
    }
    if (tied.length > 0) parts.push(say.tie(named.all(seats), tied));
    tied = [];
    const [first] = stay;
    if (stay.length === 1 && first !== undefined)
      parts.push(say.most(named.all([first]), say.faces(face), seats.length === 2));
    else parts.push(say.drop(named.all(out), say.faces(face), out.length === 1));
  }
  if (tied.length > 0) parts.push(say.allTie(named.all(faces.at(-1)?.stay ?? [])));
  const sentence = parts.join('; ');
  return sentence && `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}
