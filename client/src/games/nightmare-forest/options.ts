import type { OptionWords } from '../options';

/** How a table may be set up, for the host. */
export const options: OptionWords = {
  speed: { label: 'Speed game.', says: 'Five spaces; three wounds and you are eaten.' },
  deadlier: { label: 'Deadlier forest.', says: 'What the noise draws comes from the zone you stand in.' },
  solo: { label: 'Solo.', says: 'One camper against the countdown.' },
  first_seat: { label: 'Who starts.', says: '' },
};
