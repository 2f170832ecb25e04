/** The game in short, for those who sit down for the first time. The rulebook has all the rest. */
export const howToPlay: readonly string[] = [
  'Most of you are Villagers who want to find The Village. A few are Forsaken: they know each other and where everything lies, and they want you lost. Nobody can show their card.',
  'The Villagers win when a Path reaches The Village, or when every Forsaken is dead. The Forsaken win when a Path reaches The Void, or when they are as many as the others.',
  'On your turn you draw a card and may play one. Slow Actions belong to your own turn; Fast Actions can be played on anybody’s. Each of you has one Action in every turn, whoever’s turn it is.',
  'Whatever is played can be answered before it happens. Press pass if you have nothing to say to it; nobody sees who has passed.',
  'If you hold a Wander and play nothing else, you must play it. Where it goes is up to you, and that is what the others will judge you by.',
  'Whoever is struck stands on Death’s Doorstep: anyone with a Revival may save them. The dead keep their secrets, and may go on talking.',
  'A card of Suspicion sends somebody to the Gallows. They plead, then all vote at once. Death needs more votes than life.',
  'After every six turns the Forest turns up a card. Darkness brings a Night: the screen leads everyone through it, and in the morning you see what was done.',
  'Say anything you like, true or not. What you tap in the talk panel stands on the claims board, where everyone can see who said what.',
];
