// Chances in words. They are exact where they come from; here they are only written.

import { words } from '../../strings';
import type { Exact } from './types.gen';

export const share = ({ top, bottom }: Exact): number => (bottom ? top / bottom : 0);

/** As a fraction in its lowest terms, or as a percentage. */
export function written(chance: Exact, exactly: boolean): string {
  const certain = chance.top === 0 || chance.top === chance.bottom;
  return exactly && !certain ? `${chance.top}/${chance.bottom}` : words.percent(share(chance));
}
