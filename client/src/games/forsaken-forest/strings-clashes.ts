// What does not fit together, in short lines that name the people.

import { words as all } from './strings';

const { list, you: YOU, inside, capital } = all;
const { door } = all.map;
const does = (name: string, third: string, second: string): string => (name === YOU ? second : third);
const says = (name: string): string => `${name} ${does(name, 'says', 'say')}`;
const tells = (name: string): string => `${name} ${does(name, 'tells', 'tell')}`;
const they = (name: string): string => does(name, 'they', 'you');
const theyAre = (name: string): string => does(name, 'they are', 'you are');
const whose = (name: string): string => (name === YOU ? 'your' : `${name}’s`);
const among = (names: readonly string[]): string => capital(list(names.map(inside)));
const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const number = (count: number): string => NUMBERS[count] ?? String(count);
const there = (count: number): string =>
  count === 0 ? 'there is none' : count === 1 ? 'there is one' : `there are ${number(count)}`;

export const words = {
  roles: {
    changed: (name: string, roles: readonly string[]): string =>
      `${name} ${does(name, 'has', 'have')} said ${list(roles)}.`,
    none: (name: string, what: string): string => `${says(name)} ${theyAre(name)} ${what}; there is none.`,
    tooMany: (names: readonly string[], what: string, count: number): string =>
      `${among(names)} say ${names.includes(YOU) ? 'you' : 'they'} are ${what}; ${there(count)}.`,
    twice: (name: string, what: string, other: string): string =>
      `${says(name)} ${theyAre(name)} ${what}, and ${other}.`,
    deed: (name: string, deed: string, what: string): string =>
      `${tells(name)} of ${deed}, and ${does(name, 'says', 'say')} ${theyAre(name)} ${what}.`,
    peek: (role: string): string => `a Peek as the ${role}`,
    laying: (action: string): string => `laying ${action}`,
  },
  doors: {
    turned: (name: string, slot: number, said: string, is: string): string =>
      `${says(name)} ${said} lies behind ${door(slot)}; it is ${is}.`,
    changed: (name: string, slot: number): string =>
      `${name} ${does(name, 'has', 'have')} said different things about ${door(slot)}.`,
    differ: (names: readonly string[], slot: number): string =>
      `${among(names)} say different things about ${door(slot)}.`,
    onlyOne: (names: readonly string[], what: string): string =>
      names.length === 1
        ? `${names[0]} ${does(names[0] ?? '', 'has', 'have')} placed ${what} behind different doors; there is one.`
        : `${among(names)} place ${what} behind different doors; there is one.`,
    tooMany: (names: readonly string[], doors: number, count: number): string =>
      `By what ${list(names.map(inside))} told there are ${number(doors)} Dead Ends; ${there(count)}.`,
  },
  faces: {
    changed: (name: string, target: string): string =>
      `${name} ${does(name, 'has', 'have')} said different things about ${whose(target)} card.`,
    differ: (names: readonly string[], target: string): string =>
      `${among(names)} say different things about ${whose(target)} card.`,
    none: (name: string, target: string, face: string): string =>
      `${says(name)} ${whose(target)} card shows ${face}; none here does.`,
    tooMany: (names: readonly string[], targets: readonly string[], face: string, count: number): string =>
      `${among(names)} saw ${face} on the cards of ${list(targets.map(inside))}; ${there(count)}.`,
    own: (name: string, target: string, face: string, what: string): string =>
      `${says(name)} ${whose(target)} card shows ${face}; ${inside(target)} ${does(target, 'says', 'say')} ${theyAre(target)} ${what}.`,
  },
  peeks: {
    at: (name: string): string => `at ${inside(name)}`,
    behind: (slot: number): string => `behind ${door(slot)}`,
    unseen: (name: string, where: string, artifact: boolean): string =>
      `Nobody saw ${inside(name)} ${artifact ? 'use an Artifact' : 'play a card'} to Peek ${where}.`,
    notBoth: (name: string): string =>
      `${says(name)} ${they(name)} ${does(name, 'have', 'have')} Peeked at nothing, and told before what ${they(name)} saw.`,
    notTheirs: (name: string, where: string, role: string): string =>
      `${tells(name)} of a Peek ${where} as the ${role}, who looks elsewhere.`,
    twice: (name: string, role: string, night: number): string =>
      `${tells(name)} of two Peeks as the ${role} in Night ${night}.`,
    asleep: (name: string): string => `${tells(name)} of a Peek as the Oracle, who first wakes in Night 2.`,
    gone: (name: string, target: string, night: number): string =>
      `${tells(name)} of a Peek at ${inside(target)} in Night ${night}; ${inside(target)} had died before.`,
  },
  nights: {
    notYet: (name: string, when: string): string => `${tells(name)} of ${when}, which has not been.`,
    night: (night: number): string => `Night ${night}`,
    day: (day: number): string => `Day ${day}`,
    dead: (name: string, night: number): string => `${tells(name)} of Night ${night}, and had died before.`,
    laid: (name: string, action: string, target: string, found: string): string =>
      `${says(name)} ${they(name)} laid ${action} on ${inside(target)}; ${found}.`,
    shown: (night: number, on: string | null): string =>
      `dawn ${night} showed it on ${on === null ? 'nobody' : inside(on)}`,
    never: 'no dawn has shown it there',
    nothing: 'nothing is laid in Night 1',
  },
  hands: {
    more: (name: string, claimed: number, held: number): string =>
      `${says(name)} ${they(name)} hold ${number(claimed)} cards, and ${does(name, 'holds', 'hold')} ${held === 0 ? 'none' : number(held)}.`,
  },
};
