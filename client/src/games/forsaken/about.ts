import type { AboutGame } from '../about';

export const about: AboutGame = {
  title: 'Forsaken',
  short: 'Forsaken',
  line: 'Three kingdoms. Five gods. One of you kneels.',
  facts: '2 players, 35 min · cards, altars',
  place: 3,
  crop: '-80%',
};
