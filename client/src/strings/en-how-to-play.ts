/** Each game in short, for those who sit down for the first time. The rulebook below it has all the rest. */
export const HOW_TO_PLAY: Record<string, readonly string[]> = {
  'forsaken-forest': [
    'Most of you are Villagers who want to find The Village. A few are Forsaken: they know each other and where everything lies, and they want you lost. Nobody can show their card.',
    'The Villagers win when a Path reaches The Village, or when every Forsaken is dead. The Forsaken win when a Path reaches The Void, or when they are as many as the others.',
    'On your turn you draw a card and may play one. Slow Actions belong to your own turn; Fast Actions can be played on anybody’s. Each of you has one Action in every turn, whoever’s turn it is.',
    'Whatever is played can be answered before it happens. Press pass if you have nothing to say to it; nobody sees who has passed.',
    'If you hold a Wander and play nothing else, you must play it. Where it goes is up to you, and that is what the others will judge you by.',
    'Whoever is struck stands on Death’s Doorstep: anyone with a Revival may save them. The dead keep their secrets, and may go on talking.',
    'A card of Suspicion sends somebody to the Gallows. They plead, then all vote at once. Death needs more votes than life.',
    'After every six turns the Forest turns up a card. Darkness brings a Night: the screen leads everyone through it, and in the morning you see what was done.',
    'Say anything you like, true or not. What you tap in the talk panel stands on the claims board, where everyone can see who said what.',
  ],
  'nightmare-forest': [
    'Everyone runs along a path of their own, from the campground on the left to the road on the right. The first one out wins, and only one gets out.',
    'On your turn you do as much as you dare: turn up the next card of your path, fight, search, use gear. Stop whenever you like. After your turn, the next one runs.',
    'You have three dice, plus one for each zone you have reached. A die shows two hits (one side), one hit (three sides) or nothing (two sides). What you roll is used up until your next turn.',
    'If the card is undead, strike it at once: say how many dice and which weapons. Hits and weapons together must reach its defence. Beat it, and you step on and get one die back; miss, and it bites. Five wounds and you are eaten.',
    'If something is in the way, such as brambles, work on it: a spent die is one hit for sure, a rolled one may be two. What you have done stays done.',
    'Search with dice that are left: gear lies all about. Weapons add to an attack, most other things help once. You keep three things at most when your turn ends.',
    'Loud weapons call more undead to you. Gear thrown at someone ahead of you may call one to them.',
    'Each new zone gives a die and a thing to carry, and has worse teeth. When you are the last one alive, you have only a few turns left.',
  ],
};
