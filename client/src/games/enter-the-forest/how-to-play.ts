/** The game in short, for those who sit down for the first time. The rulebook has all the rest. */
export const howToPlay: readonly string[] = [
  'You tell a tale together: treasure-hunters go into an old forest, and the forest takes something of each. A game master tells of the forest; without one, whoever sits next to a roller does.',
  'Make a treasure-hunter first: a name, a trade, a past, what they know and carry. It takes two minutes, and the sheet suggests something for every line.',
  'Nobody has a turn. Say what you do. When it could go wrong, make a Risk roll: tell the task, hear what might happen, then gather dice.',
  'A light die comes from your Occupation or Background, another from a Devil’s Bargain. A dark die means that you risk mind or body. The highest die tells: 1 to 3 you fail, 4 or 5 you succeed with a complication, 6 you succeed.',
  'If a dark die ties or beats the light ones and is higher than your Ruin, you mark one Ruin. While the light holds, you may roll everything again with one more dark die.',
  'Others may help with a light die once there is a dark one. They say how they are in danger, and mark Ruin if their die equals a dark one.',
  'Treasure-hunters who want the same thing roll a Contest: most sixes win, and every dark 1 marks Ruin. Whoever meets something disturbing makes a Ruin roll.',
  'At Ruin 5 you have turned: you may now lower your Ruin by serving the forest in secret. At Ruin 6 you are lost, and tell how it ends.',
  'If a scene goes where you do not want to be, press Pause. Nobody learns who did.',
];
