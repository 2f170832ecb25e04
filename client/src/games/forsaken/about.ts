import type { AboutGame } from '../about';

export const about: AboutGame = {
  title: 'Forsaken',
  short: 'Forsaken',
  line: 'Three kingdoms. Five gods. One of you kneels.',
  facts: '2 players, 35 min · cards, altars',
  place: 3,
  crop: '-80%',
  hour: 'night',
  alone: ({ puzzle }) => puzzle !== undefined,
  points: 'Kingdoms',
  pages: [
    {
      path: '/forsaken/puzzles',
      load: () => import('./puzzles/PuzzlesPage.svelte'),
      coming: 'The puzzles are coming.',
      link: 'Solve a puzzle of Forsaken',
      linked: ['home', 'new', 'rules'],
    },
    {
      path: '/forsaken/decks',
      below: true,
      load: () => import('./decks/DecksPage.svelte'),
      coming: 'Your decks are coming.',
      link: 'Build a deck for Forsaken',
      linked: ['new', 'rules'],
    },
    {
      path: '/forsaken/cards',
      load: () => import('./decks/CollectionPage.svelte'),
      coming: 'The cards are coming.',
      link: 'Look at all cards of Forsaken',
      linked: ['home', 'new', 'rules'],
    },
  ],
};
