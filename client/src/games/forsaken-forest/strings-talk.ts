// The words around what is said: the log, what only I have found, and what others ask of me.

import { capital, mid, whose } from './grammar';

export const words = {
  turn: (when: string, name: string): string => `${when}: ${mid(name)}`,
  forged: 'The Path is forged.',
  forgedAt: (place: string): string => `The Path is forged at ${place}.`,
  forbidden: (by: string): string => `Forbidden by ${mid(by)}.`,
  whole: 'All that was said and done',
  earlier: (count: number): string => (count === 1 ? '1 line before' : `${count} lines before`),
  lately: 'What was said last',
  unread: 'new',

  /** Only the one who looked reads these. */
  found: {
    label: 'What you have found',
    covered: 'Covered. Only you may see it.',
    only: 'Only you see this',
    hold: 'Hold to see what you found',
    door: (door: string, what: string): string => `Behind ${door}: ${what}`,
    role: (name: string, role: string): string => `${capital(whose(name))} role card: ${role}`,
    hand: (name: string, cards: string): string => `${capital(whose(name))} hand: ${cards || 'nothing'}`,
    canopy: (cards: string): string => `The Forest has ready: ${cards}`,
    away: 'I have seen it',
  },

  question: {
    label: 'What you are asked',
    asks: (name: string): string => `${name} asks you`,
    later: 'Not now',
  },

  ready: 'Quick to say',
  readyAnswers: 'Quick to answer',
  nothing: 'You have seen nothing that you have not told.',
  other: 'Something else',

  asked: {
    label: 'What is going on meanwhile',
    toTable: 'To the table',
  },
};
