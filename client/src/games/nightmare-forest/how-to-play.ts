/** The game in short, for those who sit down for the first time. The rulebook has all the rest. */
export const howToPlay: readonly string[] = [
  'Everyone runs along a path of their own, from the campground on the left to the road on the right. The first one out wins, and only one gets out.',
  'On your turn you do as much as you dare: turn up the next card of your path, fight, search, use gear. Stop whenever you like. After your turn, the next one runs.',
  'You have three dice, plus one for each zone you have reached. A die shows two hits (one side), one hit (three sides) or nothing (two sides). What you roll is used up until your next turn.',
  'If the card is undead, strike it at once: say how many dice and which weapons. Hits and weapons together must reach its defence. Beat it, and you step on and get one die back; miss, and it bites. Five wounds and you are eaten.',
  'If something is in the way, such as brambles, work on it: a spent die is one hit for sure, a rolled one may be two. What you have done stays done.',
  'Search with dice that are left: gear lies all about. Weapons add to an attack, most other things help once. You keep three things at most when your turn ends.',
  'Loud weapons call more undead to you. Gear thrown at someone ahead of you may call one to them.',
  'Each new zone gives a die and a thing to carry, and has worse teeth. When you are the last one alive, you have only a few turns left.',
];
