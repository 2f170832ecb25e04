// A tip the first time each kind of decision comes up.

import { Coach } from '../../table/coach.svelte';
import { PATH } from './cards';
import type { Doing } from './choices';
import { spotOf } from './saying';
import { words } from './strings';

export const coach = new Coach('nightmare-forest');

export function tipFor(doing: Doing | null): string | null {
  if (!doing) return null;
  const spot = spotOf(doing);
  const name = doing.sort === 'flip' && spot !== null && spot !== PATH ? 'flipFeet' : doing.sort;
  return words.coach.tips[name] ? name : null;
}
