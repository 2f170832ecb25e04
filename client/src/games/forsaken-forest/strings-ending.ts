// The words of the end: what each knew when, and what decided it.

import { capital, does, mid, whose, within } from './grammar';

const was = (name: string): string => does(name, 'was', 'were');

export const words = {
  points: 'What decided it',
  knew: 'What each knew, and when',
  seat: 'Who',
  nothing: 'nothing',
  trouble: 'The whole story cannot be fetched just now.',
  replayAs: (name: string): string => `Watch it all again as ${mid(name)}`,
  at: (span: string): string => `See it: ${span}`,
  night: (number: number): string => `Night ${number}`,
  day: (number: number): string => `Day ${number}`,
  lie: 'a lie',
  mistaken: 'and it was not so',
  takenBack: 'taken back',
  met: (others: readonly string[]): string =>
    others.length ? `Met the other Forsaken: ${within(others)}` : 'Woke alone as the only Forsaken',
  sawForsaken: (names: readonly string[]): string => `Saw the Forsaken: ${within(names) || 'nobody'}`,
  placed: (village: string, empty: string): string =>
    `Knew where all lies: the Village behind ${village}, the Void behind ${empty}`,
  looked: (door: string, what: string): string => `Looked behind ${door}: ${what}`,
  sawRole: (name: string, role: string): string => `Saw ${whose(name)} card: ${role}`,
  sawHand: (name: string, cards: readonly string[]): string =>
    `Saw ${whose(name)} hand: ${cards.length ? cards.join(', ') : 'empty'}`,
  showed: (cards: readonly string[]): string => `Showed everyone: ${cards.length ? cards.join(', ') : 'an empty hand'}`,
  sawCanopy: (cards: readonly string[]): string => `Saw what the Forest had ready: ${cards.join(', ')}`,
  chose: (name: string, step: string): string => {
    const what: Record<string, string> = {
      sacrifice: 'Ritual Sacrifice',
      priest: 'Shelter from Evil',
      silencer: 'Entangle',
    };
    return `Laid ${what[step] ?? step} on ${mid(name)}`;
  },
  said: (sentence: string): string => `Said: “${sentence}”`,
  firstPeek: (who: string, whom: string, role: string): string =>
    `${who} saw ${whose(whom)} card: ${role}. The first of the Forsaken to be found out.`,
  foundOut: (who: string, door: string, what: string): string => `${who} looked behind ${door} and found ${what}.`,
  sheltered: (name: string): string => `${name} ${was(name)} to be sacrificed, and sheltered.`,
  closeVote: (name: string, death: number, life: number, condemned: boolean): string =>
    `${name} ${was(name)} ${condemned ? 'condemned' : 'spared'} by ${death} thumbs to ${life}: one thumb decided it.`,
  died: (name: string, role: string): string => `${name} died: ${role}.`,
  saved: (name: string): string => `${name} ${was(name)} saved on Death’s Doorstep.`,
  blessed: (name: string): string => `${name} ${was(name)} shown to be the Blessed.`,
  turnedUp: (door: string, what: string): string => `${capital(door)} opened: ${what}.`,
};
