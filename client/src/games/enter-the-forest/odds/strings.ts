// What the page of odds says. A translation is one more object of this type.

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const count = (number: number): string => COUNTS[number] ?? String(number);
const dice = (number: number, colour: string): string => `${count(number)} ${colour} ${number === 1 ? 'die' : 'dice'}`;
const pool = (light: number, dark: number): string =>
  `${dice(light, 'light')}, ${dark === 0 ? 'none dark' : dice(dark, 'dark')}`;

export const words = {
  where: 'Odds',
  title: 'What the dice will do',
  lead: 'Lay out a pool and read what it promises. Every number here is counted, not guessed.',
  light: 'Light dice',
  dark: 'Dark dice',
  someLight: (number: number) => dice(number, 'light'),
  someDark: (number: number) => dice(number, 'dark'),
  none: 'none',
  ruin: 'Your Ruin',
  policy: 'When you would re-roll',
  policies: ['Never', 'A fail, once', 'A fail, up to three times', 'Anything below 6, up to three times'],
  rule: 'When a re-roll may be had',
  rules: { light: 'Only while the light holds', always: 'After the Ruin step too' },
  nothing: 'There is nothing to roll. Take a die.',
  success: 'Works',
  price: 'At a price',
  fail: 'Fails',
  marks: 'You mark Ruin',
  marksAt: (ruin: number) => `Mark Ruin, at Ruin ${ruin}`,
  helper: 'A helper marks Ruin, in one pass',
  rerolls: (mean: string) => `${mean} re-rolls on average`,
  means: (mean: string) => `${mean} Ruin marked on average`,
  pool: (light: number, dark: number): string => {
    const said = pool(light, dark);
    return said.charAt(0).toUpperCase() + said.slice(1);
  },
  plots: {
    dark: {
      title: 'What each dark die buys',
      caption: (light: number) =>
        `${dice(light, 'light').replace(/^./, (first) => first.toUpperCase())}, and more and more dark ones. The column is what you get, the red line how often you mark Ruin.`,
      axis: 'dark dice',
      said: (light: number, ruin: number) =>
        `Chances with ${dice(light, 'light')} and none to four dark dice, at Ruin ${ruin}. The table that follows has every number.`,
    },
    ruin: {
      title: 'How Ruin guards itself',
      caption: 'The more Ruin you carry, the fewer dice exceed it. One line for each way to re-roll.',
      axis: 'your Ruin',
      said: (light: number, dark: number) =>
        `Chance of marking Ruin with ${pool(light, dark)}, by Ruin from 0 to 6, for four ways to re-roll. The table that follows has every number.`,
    },
    numbers: 'The numbers',
    darkDice: 'Dark dice',
    yourRuin: 'Ruin',
    impossible: 'no dice, no roll',
  },
  others: {
    title: 'Ruin rolls and Reductions',
    lead: 'One die each, so these are short.',
    ruin: 'Ruin',
    marks: 'A Ruin roll marks',
    unnoticed: 'A Reduction goes unnoticed',
    note: 'A Reduction is only for those who have turned. The number is your Ruin when you roll.',
  },
  tables: {
    title: 'All the tables',
    lead: 'Percentages are rounded to a tenth; the fractions below them are exact. Where a fraction is longer than a line, only the percentage is given.',
    open: 'Tables',
    light: 'Light',
    dark: 'Dark',
    dice: 'Dice',
    rerolls: 'Mean re-rolls',
    at: (ruin: number) => `Ruin ${ruin}`,
    mean: (ruin: number) => `Mean marks, Ruin ${ruin}`,
    o1: { name: 'O1. The highest of several dice', note: 'Colour does not matter here: a dark 6 is a success too.' },
    o2: {
      name: 'O2. One pass, no re-roll',
      note: 'The Ruin columns say how often this pass marks Ruin, by the Ruin you have. At Ruin 6 you are lost.',
    },
    o3: {
      name: 'O3. Re-roll a fail, once',
      note: 'Each re-roll adds a dark die. The Ruin columns say how often you mark in the whole roll.',
    },
    o4: { name: 'O4. Re-roll a fail, up to three times', note: 'As before, for those who do not give up.' },
    o5: { name: 'O5. Re-roll anything below 6, up to three times', note: 'Greed: more sixes, and much more Ruin.' },
    o6: {
      name: 'O6. When a re-roll may follow the Ruin step',
      note: 'A table may choose this rule. You can then mark more than once in a roll, so the last columns count marks on average.',
    },
    policy: (policy: number) => `P${policy}`,
    scroll: (name: string) => `${name}, table; scroll sideways for more`,
  },
  reading: {
    title: 'How to read this',
    lines: [
      'All dice of a pool fall together. The highest one is read, light or dark: on 1 to 3 it fails, on 4 or 5 it works at a price, on 6 it works.',
      'If a dark die ties or beats every light one, compare it with your Ruin. Higher, and you mark one.',
      'So a dark die helps you succeed and hurts you later. A light die only helps: it also hides the dark ones.',
      'While the light holds you may re-roll everything with one more dark die. That is why a re-roll turns fails into Ruin.',
      'Help dice count as light. A helper marks Ruin when their die equals a dark one.',
    ],
    rules: 'The rules, in full',
  },
};
