import type { AboutGame } from '../about';

export const about: AboutGame = {
  title: 'Enter the Forest',
  short: 'Enter the Forest',
  line: 'Treasure for those who come out.',
  facts: 'GM + 1–6, an evening · role-play, ruin',
  place: 5,
  crop: '-140%',
  owner:
    'Enter the Forest is a one-sheet roll reference with text by Daniel Hosterman. Some of our rulings for it lean on the Trophy SRD 1.2 by Jesse Ross, Hedgemaze Press, licensed under CC BY 4.0. Trophy is a trademark of Hedgemaze Press; Lanternwood is not affiliated with or endorsed by it.',
  pages: [
    {
      path: '/odds/enter-the-forest',
      load: () => import('./odds/OddsPage.svelte'),
      coming: 'Counting the dice.',
      link: 'What the dice will do: all odds',
      linked: ['rules'],
    },
    {
      path: '/quick/enter-the-forest',
      load: () => import('./quick/QuickPage.svelte'),
      coming: 'Fetching the dice.',
      link: 'One phone for the whole table? Roll without seats',
      linked: ['new', 'rules'],
    },
  ],
};
