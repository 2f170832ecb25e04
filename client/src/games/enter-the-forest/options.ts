import type { OptionWords } from '../options';

/** How a table may be set up, for the host. Who leads is one of the ready-made ways. */
export const options: OptionWords = {
  push_always: { label: 'Deeper.', says: 'A re-roll is open after the Ruin step too, not only while light is on top.' },
  veil: { label: 'The veil.', says: 'Others do not see the Ruin of those who have turned.' },
  evening: { label: 'The evening ends after,', says: 'rolls; 0 for as long as you like' },
};
