import type { AboutGame } from '../about';

export const about: AboutGame = {
  title: 'Forsaken Forest',
  short: 'Forsaken Forest',
  line: 'Some of you want to be lost.',
  facts: '4–12 players, 60 min · lies, nights, votes',
  place: 2,
  crop: '-115%',
  narrator: 'Speaks the nights of Forsaken Forest, and what everyone hears by day.',
  pass: 'Pass',
  pages: [
    {
      path: '/moderator',
      load: () => import('./moderator/ModeratorPage.svelte'),
      coming: 'The night is coming.',
      link: 'Play with the real cards? Let a phone run the night',
      linked: ['home', 'new', 'rules'],
    },
  ],
};
