import type { OptionWords } from '../options';

/** How a table may be set up, for the host. */
export const options: OptionWords = {
  clocks: { label: 'Clocks.', says: 'Two minutes a turn and a reserve of three; half a minute for a choice.' },
  open_hands: { label: 'Open hands.', says: 'For learning: everyone sees both hands.' },
  first: { label: 'Who begins.', says: '' },
};
