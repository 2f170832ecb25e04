// The server knows no names: where its words speak of someone, their seat stands in braces, counted from 0, and braces
// that are meant as such are doubled, as in Python's str.format.

import { words as own } from '../strings';
import type { Ask, Bet, Choice, MatchInfo } from './wire.gen';

const MARKS = /\{\{|\}\}|\{(\d+)\}/g;

/** Words from the server with the name of whoever sits in each seat; a seat without one is called by its number. */
export function withNames(words: string, names: readonly string[]): string {
  return words.replace(MARKS, (mark, seat: string | undefined) =>
    seat === undefined ? mark.slice(1) : names[Number(seat)] || own.seat.numbered(Number(seat) + 1),
  );
}

const choiceWithNames = (choice: Choice, names: readonly string[]): Choice => ({
  ...choice,
  words: withNames(choice.words, names),
  odds: choice.odds && {
    ...choice.odds,
    of: withNames(choice.odds.of, names),
    then: choice.odds.then.map((each) => ({ ...each, words: withNames(each.words, names) })),
  },
  foreseen: choice.foreseen && {
    ...choice.foreseen,
    words: choice.foreseen.words.map((each) => withNames(each, names)),
    unsure: withNames(choice.foreseen.unsure, names),
  },
});

const askWithNames = (ask: Ask, names: readonly string[]): Ask => ({
  ...ask,
  words: withNames(ask.words, names),
  choices: ask.choices.map((choice) => choiceWithNames(choice, names)),
});

const betWithNames = (bet: Bet, names: readonly string[]): Bet => ({ ...bet, words: withNames(bet.words, names) });

/** The match with names in all that is asked and offered. */
export const matchWithNames = (match: MatchInfo, names: readonly string[]): MatchInfo => ({
  ...match,
  ask: match.ask && askWithNames(match.ask, names),
  stakes: match.stakes.map((stake) => betWithNames(stake, names)),
  bets: match.bets.map((each) => ({ ...each, bet: betWithNames(each.bet, names) })),
});
