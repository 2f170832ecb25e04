// What the character sheet says. A translation is one more object of this type.

import { LONGEST } from '../../../protocol/wire.gen';
import { MOST_LINES, type Trouble } from './file';
import type { Part } from './suggestions';

const PARTS: Record<Part, string> = {
  name: 'Name',
  occupation: 'Occupation',
  background: 'Background',
  skills: 'Skills',
  equipment: 'Equipment',
  rituals: 'Rituals',
};

/** What one makes on the way through the guide. */
interface Step {
  ask: string;
  why: string;
  hint: string;
}

export const words = {
  unnamed: 'A nameless treasure-hunter',
  yours: 'Your treasure-hunter',
  of: (player: string) => `Played by ${player}`,
  parts: PARTS,
  conditions: 'Conditions',
  none: { background: 'Not written yet', lines: 'None', conditions: 'None yet' },
  ruin: {
    title: 'Ruin',
    of: (ruin: number) => `Ruin ${ruin} of 6`,
    started: (starting: number) => `started with ${starting}`,
    veiled: 'Ruin veiled',
    veiledWhy: 'This one has turned. How far it has gone, only its player and the game master know.',
    turned: 'Turned',
    lost: 'Lost',
    fates: { dies: 'Dead', belongs: 'Belongs to the Forest' },
    starts: 'start',
  },
  rituals: {
    open: 'You begin with Ruin 1, and each Ritual you know adds 1, up to 4. A Ritual also always takes a dark die.',
    settled: 'Your starting Ruin is settled. A new Ritual no longer raises it, but still takes a dark die.',
  },
  steps: {
    name: { ask: 'Who goes in?', why: 'A name that the others can call across a clearing.', hint: 'Their name' },
    occupation: {
      ask: 'What did they live by?',
      why: 'Where it fits a risk, it is worth a light die.',
      hint: 'Their trade',
    },
    background: {
      ask: 'What lies behind them?',
      why: 'It counts like a trade, where the trade does not fit.',
      hint: 'Where they come from',
    },
    skills: {
      ask: 'What are they good at?',
      why: 'One that helps in a Contest is worth a light die. Two or three will do.',
      hint: 'One skill',
    },
    equipment: {
      ask: 'What do they carry?',
      why: 'It helps in a Contest, and in the tale. Two or three will do.',
      hint: 'One thing',
    },
    rituals: {
      ask: 'What do they know that they should not?',
      why: 'Rituals do what hands cannot. None is a good answer.',
      hint: 'One ritual',
    },
  } satisfies Record<Part, Step>,
  guide: {
    step: (at: number, of: number) => `${at} of ${of}`,
    way: 'Steps',
    back: 'Back',
    next: 'Next',
    skip: 'Leave it open',
    enough: 'That is enough',
    noRitual: 'No Ritual',
    done: 'Into the forest',
    add: 'Add',
    keep: 'Keep',
    suggestions: 'Or take one of these',
    others: 'Others',
    surprise: 'Surprise me with the rest',
    start: 'Go through it step by step',
    whole: 'Show the whole sheet',
    made: 'Ready to go in.',
    madeWhy: 'All of it stays yours to change, at any time.',
  },
  strike: (line: string) => `Strike “${line}”`,
  change: (part: string) => `Change ${part.toLowerCase()}`,
  addTo: (part: string) => `Add to ${part.toLowerCase()}`,
  full: `The sheet has room for ${MOST_LINES}. Strike one first.`,
  drying: 'Writing…',
  saved: 'Each line is saved as you write it.',
  notNow: 'The sheet cannot be written on just now. Try again in a moment.',
  refused: (why: string) => `That was not taken: ${why}.`,
  save: 'Save as a file',
  load: 'Take from a file',
  print: 'Print',
  close: 'Close',
  tools: 'This sheet as a file and on paper',
  loaded: 'Taken from the file. Ruin and Conditions stay as this table has them.',
  same: 'The file says just what the sheet says already.',
  unreadable: 'This file cannot be used. Nothing was changed.',
  trouble: (trouble: Trouble): string => {
    switch (trouble.what) {
      case 'no-json':
        return 'It is not a character file: it cannot be read at all.';
      case 'not-a-character':
        return 'It is some other file. Choose one that was saved from a character sheet here.';
      case 'newer':
        return 'It comes from another version of Lanternwood.';
      case 'no-list':
        return `${PARTS[trouble.where]}: a list is missing.`;
      case 'too-many':
        return `${PARTS[trouble.where]}: more than ${MOST_LINES} lines.`;
      case 'empty-line':
        return `${PARTS[trouble.where]}, line ${trouble.line}: it is empty.`;
      case 'no-text':
        return `${PARTS[trouble.where]}${trouble.line ? `, line ${trouble.line}` : ''}: there is no text.`;
      case 'too-long':
        return `${PARTS[trouble.where]}${trouble.line ? `, line ${trouble.line}` : ''}: longer than ${LONGEST.words} letters.`;
    }
  },
  printed: { game: 'Enter the Forest', foot: 'Lanternwood' },
};
