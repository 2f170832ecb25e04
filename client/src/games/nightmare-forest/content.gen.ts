// Written by `./lantern client-types` from the Python models. Do not edit.

export interface Zombie {
  id: string;
  name: string;
  zone: number;
  defence: number;
  copies: number;
  text: string;
}

export type ObstacleKind = 'overgrown' | 'cache';

export interface Obstacle {
  id: string;
  name: string;
  kind: ObstacleKind;
  zone: number;
  value: number;
  copies: number;
  text: string;
  gear: number;
}

export interface Survivor {
  id: string;
  name: string;
  zone: number;
  ability: 'reroll-blank' | 'patch-up' | 'sure-shot';
  text: string;
  copies: number;
}

/** NF-TAPE-01 Tapes a one-handed weapon to a gun. */
export interface Craft {
  do: 'craft';
}

/** NF-STEAL-01 Takes a face-up gear card. */
export interface Steal {
  do: 'steal';
}

/** NF-HEAL-01 Takes wounds away. */
export interface Heal {
  do: 'heal';
  wounds: number;
}

/** NF-WOUND-03 Blocks wounds of one hit. */
export interface Shield {
  do: 'shield';
  wounds: number;
}

/** NF-GEAR-08 Removes an obstacle of these kinds. */
export interface Clear {
  do: 'clear';
  obstacles: readonly ObstacleKind[];
  reusable: boolean;
}

/** NF-GEAR-09 Turns a used die back to unused. */
export interface Refresh {
  do: 'refresh';
}

/** NF-GEAR-10 Skips a noise check. */
export interface Muffle {
  do: 'muffle';
}

export type Effect = Craft | Steal | Heal | Shield | Clear | Refresh | Muffle;

/** A weapon (it has damage and hands) or miscellaneous gear (it has an effect). */
export interface Gear {
  id: string;
  name: string;
  copies: number;
  text: string;
  damage: number | null;
  hands: number | null;
  noise: number;
  shots: number | null;
  tape: boolean;
  effect: Effect | null;
  /** False for what is not counted or comes in pairs: some Duct Tape, these Bolt Cutters. */
  article: boolean;
}

export interface Camper {
  id: string;
  name: string;
  colour: string;
  text: string;
}

/** All cards of one set of content files. */
export interface Content {
  zombies: readonly Zombie[];
  obstacles: readonly Obstacle[];
  survivors: readonly Survivor[];
  gear: readonly Gear[];
  campers: readonly Camper[];
}

export const content: Content = {
  zombies: [
    { id: 'threadbare-vole', name: 'Threadbare Vole', zone: 1, defence: 1, copies: 4, text: 'More thread than vole, and the thread is angry.' },
    { id: 'gnawing-chipmunk', name: 'Gnawing Chipmunk', zone: 1, defence: 2, copies: 5, text: 'It has stored up all winter. Mostly fingers.' },
    { id: 'hollow-hare', name: 'Hollow Hare', zone: 1, defence: 3, copies: 4, text: 'You can hear the wind in it when it jumps.' },
    { id: 'slackjaw-squirrel', name: 'Slackjaw Squirrel', zone: 1, defence: 4, copies: 3, text: 'It forgot where it buried the acorns. It remembers you.' },
    { id: 'limping-opossum', name: 'Limping Opossum', zone: 1, defence: 5, copies: 4, text: 'Playing dead was never the hard part.' },
    { id: 'ringtail-rotter', name: 'Ringtail Rotter', zone: 1, defence: 3, copies: 4, text: 'It still washes its food. Hold still.' },
    { id: 'mildewed-marmot', name: 'Mildewed Marmot', zone: 1, defence: 3, copies: 4, text: 'It woke up early and has regretted it since.' },
    { id: 'reeking-skunk', name: 'Reeking Skunk', zone: 1, defence: 4, copies: 5, text: 'Nobody can tell whether it got worse.' },
    { id: 'tattered-fox', name: 'Tattered Fox', zone: 2, defence: 3, copies: 2, text: 'Quick, brown, and coming apart.' },
    { id: 'one-eyed-otter', name: 'One-Eyed Otter', zone: 2, defence: 4, copies: 2, text: 'It floats on its back and waits for you to look away.' },
    { id: 'drooling-badger', name: 'Drooling Badger', zone: 2, defence: 4, copies: 4, text: 'It dug its way out of one grave and wants company.' },
    { id: 'unstitched-beaver', name: 'Unstitched Beaver', zone: 2, defence: 5, copies: 4, text: 'It has moved on from trees.' },
    { id: 'rattlequill-porcupine', name: 'Rattlequill Porcupine', zone: 2, defence: 6, copies: 6, text: 'It sounds like dice in a cup. It is not dice.' },
    { id: 'ragged-coyote', name: 'Ragged Coyote', zone: 3, defence: 4, copies: 3, text: 'It laughs at its own jokes. You are the joke.' },
    { id: 'lurching-lynx', name: 'Lurching Lynx', zone: 3, defence: 5, copies: 4, text: 'It no longer lands on its feet. It lands on yours.' },
    { id: 'carrion-wolf', name: 'Carrion Wolf', zone: 3, defence: 6, copies: 4, text: 'The pack left it behind. It caught up.' },
    { id: 'splinter-stag', name: 'Splinter Stag', zone: 3, defence: 7, copies: 3, text: 'Half antler, half fence post, all temper.' },
    { id: 'wallowing-boar', name: 'Wallowing Boar', zone: 3, defence: 8, copies: 3, text: 'It has not noticed that it is missing a side.' },
    { id: 'pack-mother-of-bones', name: 'Pack-Mother of Bones', zone: 4, defence: 6, copies: 3, text: 'She counts her cubs by the sound they make. You are loud enough.' },
    { id: 'patchwork-cougar', name: 'Patchwork Cougar', zone: 4, defence: 7, copies: 3, text: 'Four cats went in. One came out.' },
    { id: 'bellowing-moose', name: 'Bellowing Moose', zone: 4, defence: 8, copies: 4, text: 'You hear it for a mile. Then you hear nothing else.' },
    { id: 'graveback-grizzly', name: 'Graveback Grizzly', zone: 4, defence: 9, copies: 3, text: 'There is a headstone in its fur, and it is yours.' },
    { id: 'bigfoot-still-hungry', name: 'Bigfoot, Still Hungry', zone: 4, defence: 11, copies: 1, text: 'The photograph is blurred because it was running. Towards you.' },
  ],
  obstacles: [
    { id: 'bramble-snarl', name: 'Bramble Snarl', kind: 'overgrown', zone: 1, value: 2, copies: 3, text: 'It was a path last summer.', gear: 0 },
    { id: 'cooler-in-the-ferns', name: 'Cooler in the Ferns', kind: 'cache', zone: 1, value: 2, copies: 3, text: 'Someone left in a hurry and left the good part.', gear: 2 },
    { id: 'creeper-curtain', name: 'Creeper Curtain', kind: 'overgrown', zone: 2, value: 3, copies: 3, text: 'It closes behind those who are slow.', gear: 0 },
    { id: 'ranger-lockbox', name: 'Ranger Lockbox', kind: 'cache', zone: 2, value: 3, copies: 2, text: 'Property of the park. The park is busy being dead.', gear: 3 },
    { id: 'deadfall-tangle', name: 'Deadfall Tangle', kind: 'overgrown', zone: 3, value: 4, copies: 2, text: 'A whole hillside of trees lay down to rest right here.', gear: 0 },
    { id: 'hunters-strongbox', name: "Hunter's Strongbox", kind: 'cache', zone: 3, value: 4, copies: 2, text: 'Three locks, no hunter.', gear: 4 },
  ],
  survivors: [
    { id: 'ivy-marsh', name: 'Ivy Marsh, Junior Scout', zone: 1, ability: 'reroll-blank', text: 'Once a turn, when you search: the first blank is rolled again.', copies: 1 },
    { id: 'doc-halloran', name: 'Doc Halloran, Camp Nurse', zone: 2, ability: 'patch-up', text: 'When you pass after a turn without an attack: lose one wound.', copies: 1 },
    { id: 'walt-pruitt', name: 'Walt Pruitt, Poacher', zone: 3, ability: 'sure-shot', text: 'Once a turn, add 1 to an attack that rolls at least one die.', copies: 1 },
  ],
  gear: [
    { id: 'tent-stake', name: 'Tent Stake', copies: 3, text: 'It held the tent. Now it holds the line.', damage: 1, hands: 1, noise: 0, shots: null, tape: true, effect: null, article: true },
    { id: 'fillet-knife', name: 'Fillet Knife', copies: 2, text: 'Made for things that do not bite back.', damage: 1, hands: 1, noise: 0, shots: null, tape: true, effect: null, article: true },
    { id: 'camp-hatchet', name: 'Camp Hatchet', copies: 2, text: 'Splits kindling, doors and opinions.', damage: 2, hands: 1, noise: 1, shots: null, tape: true, effect: null, article: true },
    { id: 'cast-iron-skillet', name: 'Cast-Iron Skillet', copies: 2, text: 'Rings like a church bell, and calls the same crowd.', damage: 2, hands: 1, noise: 2, shots: null, tape: false, effect: null, article: true },
    { id: 'canoe-paddle', name: 'Canoe Paddle', copies: 2, text: 'Quiet on the water, quieter on a skull.', damage: 2, hands: 2, noise: 0, shots: null, tape: false, effect: null, article: true },
    { id: 'splitting-maul', name: 'Splitting Maul', copies: 1, text: 'You only need to be right once.', damage: 3, hands: 2, noise: 1, shots: null, tape: false, effect: null, article: true },
    { id: 'chainsaw', name: 'Chainsaw', copies: 1, text: 'Subtlety was never the plan.', damage: 4, hands: 2, noise: 3, shots: null, tape: false, effect: null, article: true },
    { id: 'flare-pistol', name: 'Flare Pistol', copies: 1, text: 'One shot, and everyone knows where you are.', damage: 3, hands: 1, noise: 2, shots: 1, tape: false, effect: null, article: true },
    { id: 'revolver', name: 'Revolver', copies: 2, text: 'It was in the glove box, next to the good excuses.', damage: 3, hands: 1, noise: 2, shots: 3, tape: true, effect: null, article: true },
    { id: 'rifle', name: 'Rifle', copies: 2, text: 'Long reach, long echo.', damage: 4, hands: 2, noise: 3, shots: 3, tape: true, effect: null, article: true },
    { id: 'shotgun', name: 'Shotgun', copies: 1, text: 'Two barrels, no nuance.', damage: 5, hands: 2, noise: 3, shots: 2, tape: true, effect: null, article: true },
    { id: 'duct-tape', name: 'Duct Tape', copies: 2, text: 'Tape a one-handed weapon to a gun: 1 more damage.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'craft' }, article: false },
    { id: 'leather-gloves', name: 'Leather Gloves', copies: 1, text: 'Take a face-up gear card from another camper. Discard.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'steal' }, article: false },
    { id: 'bandage-roll', name: 'Bandage Roll', copies: 3, text: 'Lose 1 wound. Discard.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'heal', wounds: 1 }, article: true },
    { id: 'first-aid-tin', name: 'First-Aid Tin', copies: 1, text: 'Lose 2 wounds. Discard.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'heal', wounds: 2 }, article: true },
    { id: 'cooler-lid', name: 'Cooler Lid', copies: 2, text: 'When you are hit: block 1 wound. Discard.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'shield', wounds: 1 }, article: true },
    { id: 'rolled-sleeping-bag', name: 'Rolled Sleeping Bag', copies: 1, text: 'When you are hit: block 2 wounds. Discard.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'shield', wounds: 2 }, article: true },
    { id: 'garden-loppers', name: 'Garden Loppers', copies: 1, text: 'Once a turn: clear an Overgrown card. Keep it, face up.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'clear', obstacles: ['overgrown'], reusable: true }, article: false },
    { id: 'bolt-cutters', name: 'Bolt Cutters', copies: 1, text: 'Once a turn: open an Items Cache. Keep it, face up.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'clear', obstacles: ['cache'], reusable: true }, article: false },
    { id: 'multi-tool', name: 'Multi-Tool', copies: 1, text: 'Clear an Overgrown card or open an Items Cache. Discard.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'clear', obstacles: ['overgrown', 'cache'], reusable: false }, article: true },
    { id: 'trail-mix', name: 'Trail Mix', copies: 1, text: 'Turn one used die back to unused. Discard.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'refresh' }, article: false },
    { id: 'wool-blanket', name: 'Wool Blanket', copies: 1, text: 'When a noise check is due: skip it. Discard.', damage: null, hands: null, noise: 0, shots: null, tape: false, effect: { do: 'muffle' }, article: true },
  ],
  campers: [
    { id: 'marisol-vega', name: 'Marisol Vega', colour: 'teal', text: 'Packed the tent, the stove, and a bad feeling.' },
    { id: 'theo-brandt', name: 'Theo Brandt', colour: 'red', text: 'Said it was only raccoons.' },
    { id: 'priya-nand', name: 'Priya Nand', colour: 'amber', text: 'Has run further for less.' },
    { id: 'gus-okafor', name: 'Gus Okafor', colour: 'blue', text: 'Brought the guitar. Left the guitar.' },
    { id: 'hana-sato', name: 'Hana Sato', colour: 'violet', text: 'Knows every knot, and none of them help.' },
    { id: 'lenny-quill', name: 'Lenny Quill', colour: 'lime', text: 'Was telling the ghost story when it joined in.' },
  ],
};
