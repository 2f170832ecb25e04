import type { OptionWords } from '../../options';

/** How a draft may be set up, for the host. */
export const options: OptionWords = {
  clocks: { label: 'Clocks.', says: 'A minute for each pick, ten for building; then the matches go by their clocks.' },
};
