// Every word of the puzzles but their own: those come with the puzzles.

import type { Goal } from '../puzzles.gen';

export const words = {
  title: 'Puzzles',
  where: 'Forsaken · puzzles',
  lead: 'One position, one idea. Nothing is hidden from you, and every one of them can be solved.',
  coming: 'The board is being laid.',
  solved: (number: number, all: number) =>
    number === 0
      ? `${all} windows, all dark.`
      : number === all
        ? 'Every window is lit.'
        : `${number} of ${all} windows lit.`,
  start: (title: string) => `Begin with “${title}”`,
  goOn: (title: string) => `Go on with “${title}”`,
  done: 'solved',
  label: (number: number, title: string, goal: string, solved: boolean) =>
    `${number}. ${title}. ${goal}.${solved ? ' Solved.' : ''}`,
  numbered: (number: number, title: string) => `${number}. ${title}`,
  goals: { 'win this turn': 'Win this turn', 'hold until dawn': 'Hold until dawn' } satisfies Record<Goal, string>,
  asks: {
    'win this turn': 'Take the Kingdom you lack before your turn is over.',
    'hold until dawn': 'This turn is yours. In theirs, no Tower of yours may fall.',
  } satisfies Record<Goal, string>,
  panel: 'The puzzle',
  hint: 'A hint',
  show: 'Show me',
  again: 'Try again',
  next: (title: string) => `Next: ${title}`,
  all: 'All puzzles',
  won: 'Solved.',
  held: 'Held until dawn.',
  missed: 'Not yet.',
  why: {
    unsolved: 'Your turn is over, and they still stand.',
    kingdoms: {
      'win this turn': 'You lost a Kingdom you needed.',
      'hold until dawn': 'They broke through before dawn.',
    },
    resigned: 'You gave it up.',
  },
  showing: 'Watch how it is done.',
  shown: 'So it is done.',
  replay: 'Replay',
  nobody: 'Wanderer',
};
