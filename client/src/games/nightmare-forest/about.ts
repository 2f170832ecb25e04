import type { AboutGame } from '../about';

export const about: AboutGame = {
  title: 'Nightmare Forest: Dead Run',
  short: 'Dead Run',
  line: 'You need not outrun the bear.',
  facts: '1–6 players, 30 min · dice, nerve',
  place: 1,
  crop: '-80%',
  owner: 'Nightmare Forest: Dead Run is a game by Dave Killingsworth, published by SolarFlare Games.',
  pass: 'Pass',
};
