/** The game in short, for those who sit down for the first time. The rulebook has all the rest. */
export const howToPlay: readonly string[] = [
  'Two players, each with a deck of forty cards, fight over three Kingdoms. Whoever takes two of them wins.',
  'In each Kingdom you have a Tower with 10 Faith. When it has none left, the Kingdom goes to the other and turns dark.',
  'In your turn you may build one Altar in every Kingdom, of any of the five Gods. A Refreshed Altar gives one Devotion of its God and is then Exhausted until your next turn. Five in a Kingdom, and they can be made Temples, which serve any God.',
  'A card is played through The Gate of one Kingdom and paid for by the Altars there: a number is Devotion of any God, a sign Devotion of that one. Until you have paid you may take it back, and nobody has seen it.',
  'Followers stay and fight. Not in the turn they came, they may attack once: a Refreshed enemy Follower in their Kingdom, and only when none stands Refreshed there, the Tower. Both lose Faith equal to the other’s Zeal. Whoever attacked is turned, and guards nothing until your next turn.',
  'Decrees happen once. Blessings stay. Miracles are laid face down, and turn up by themselves when the enemy does what they wait for.',
  'Once a turn you may Channel a God with two of its Devotion from one Kingdom: a small help of its kind.',
  'Has each of you taken one Kingdom, the third is the Last Kingdom: ten Altars and nine Followers a side, and everything at stake.',
  'At a desk all of it goes by single keys, too: press ? at the table, and they are listed.',
];
