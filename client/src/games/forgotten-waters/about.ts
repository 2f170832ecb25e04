import type { AboutGame } from '../about';

export const about: AboutGame = {
  title: 'Forgotten Waters',
  short: 'Forgotten Waters',
  line: 'A story, a ship, and poor decisions.',
  facts: '3–7 players, 2–3 h · story, crew',
  place: 4,
  crop: '-80%',
};
