// What the quick table says. A translation is one more object of this type.

export const words = {
  where: 'Quick table',
  title: 'One phone for all of you',
  lead: 'For a table where everyone sits in one room and writes on paper. The phone holds the dice, walks you through each roll and remembers Ruin. What you say stays between you: no text is needed here.',
  many: 'How many treasure-hunters',
  name: (number: number) => `Treasure-hunter ${number}`,
  ruin: (name: string) => `Ruin of ${name}`,
  ruinWord: 'Ruin',
  begin: 'Lay down the dice',
  opening: 'Laying down the dice.',
  back: 'Finding your dice again.',
  holder: 'Who holds the phone',
  pass: (name: string) => `Pass the phone to ${name}`,
  passWhy: 'It is their word now. Anyone else may take the phone instead: press a name above.',
  help: 'Does someone want to help? They press their name above and take the phone.',
  iAm: (name: string) => `I am ${name}`,
  aloud: 'Say it aloud, or write it here',
  away: 'Put the dice away',
  awaySure: 'Really put them away?',
  lost: 'The thread is lost. Trying again.',
  over: 'These dice are put away already.',
};
