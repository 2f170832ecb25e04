// Every word that this screen says itself. Card names and texts come from the content, choices and log lines from the
// server. A translation is one more object of this type.

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const number = (count: number): string => NUMBERS[count] ?? String(count);
const dice = (count: number): string => (count === 1 ? 'one die' : `${number(count)} dice`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Only what is certain is 100 %, only the impossible is 0 %. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1\u202f%';
  if (chance >= 0.995 && chance < 1) return '>99\u202f%';
  return `${Math.round(chance * 100)}\u202f%`;
}

/** An ask: what is wanted, why, and the rule that says so. */
export interface Asked {
  ask: string;
  why: string;
  rule: string;
}

const en = {
  percent,
  title: 'Nightmare Forest',

  race: {
    label: 'The run, from the campground to the road',
    zone: 'Zone',
    moreDice: '+1 die',
    /** The rules count the turns after this one. */
    countdown: (after: number): string => (after === 0 ? 'Last turn to get out' : `${after + 1} turns left to get out`),
    you: 'You',
    eaten: 'eaten',
    out: 'out, alive',
    place: (level: number, spaces: number): string =>
      level === 0 ? 'at the campground' : level > spaces ? 'on the road' : `space ${level} of ${spaces}`,
    lane: (parts: readonly string[]): string => parts.filter(Boolean).join(', '),
    inZone: (zone: number): string => `zone ${zone}`,
    woundsOf: (have: number, fatal: number): string => `${have} of ${fatal} wounds`,
    hidden: (count: number): string => (count ? `${count} gear hidden` : ''),
    open: (names: readonly string[]): string => (names.length ? `shows ${names.join(', ')}` : ''),
    with: (name: string): string => `with ${name}`,
    lurking: (count: number): string => (count === 1 ? 'one undead at the feet' : `${count} undead at the feet`),
    beside: (count: number): string => (count === 1 ? 'one more undead ahead' : `${count} more undead ahead`),
    faceDown: (zone: number): string => `Zone ${zone}, face down`,
    faces: (name: string): string => `faces ${name}`,
    theirTurn: 'their turn',
    yourTurn: 'your turn',
    playedBy: (name: string): string => `played by ${name}`,
  },

  card: {
    undead: (defence: number): string => `Undead, defence ${defence}`,
    overgrown: 'Overgrown',
    cache: 'Items cache',
    survivor: 'Survivor',
    zone: (zone: number): string => `Zone ${zone}`,
    hitsBack: (wounds: number, defence: number): string =>
      `Hits back for ${wounds === 1 ? '1 wound' : `${wounds} wounds`} if you do not reach ${defence}.`,
    bite: (count: number): string => `Bites for ${count}.`,
    cutThrough: (value: number): string => `Takes ${value} hits to cut through.`,
    opens: (value: number, gear: number): string => `Takes ${value} hits to open, and holds ${gear} gear.`,
    defenceLabel: (defence: number): string => `Defence ${defence}`,
    back: (zone: number): string => `A card of zone ${zone}, face down`,
    hidden: 'Face down',
    shown: 'Face up',
  },

  gear: {
    weapon: (hands: number | null, noise: number): string =>
      `${hands === 2 ? 'Two hands' : 'One hand'}, ${noise ? `noise ${noise}` : 'silent'}`,
    sorts: {
      craft: 'Craft',
      steal: 'Steal',
      heal: 'Heal',
      shield: 'Shield',
      clear: 'Tool',
      refresh: 'Snack',
      muffle: 'Quiet',
    },
    noise: (level: number): string => `noise ${level}`,
    adds: (damage: number): string => `Adds ${damage} to one attack.`,
    shots: (left: number): string => (left === 1 ? '1 shot left' : `${left} shots left`),
    taped: (name: string): string => `${name} taped on`,
    used: 'Used this turn',
    inUse: 'In this attack',
    picked: 'This one',
    faceUp: 'Everyone sees it',
    faceDown: 'Only you know it',
    hand: 'Your gear',
    theirs: (name: string): string => `${name}’s gear`,
    none: 'Nothing in your hands but your hands.',
  },

  asks: {
    forced: {
      ask: 'It has seen you. Fight.',
      why: 'You turned it up, so strike it once before anything else.',
      rule: 'NF-FLIP-03',
    },
    attack: (name: string): Asked => ({
      ask: `The ${name} has not moved.`,
      why: 'Strike again while you have dice, or leave it for the next turn.',
      rule: 'NF-FIGHT-08',
    }),
    flip: (zone: number, unused: number): Asked => ({
      ask: 'On, into the dark?',
      why: `You have ${dice(unused)}. The next card is from zone ${zone}.`,
      rule: 'NF-FLIP-01',
    }),
    flipFeet: {
      ask: 'Something is at your feet.',
      why: 'Nobody goes on with that at their heels. Turn it up and fight it.',
      rule: 'NF-FLIP-07',
    },
    flipBeside: {
      ask: 'There is another one ahead.',
      why: 'It has to go before you can step on.',
      rule: 'NF-ADD-06',
    },
    work: (name: string): Asked => ({
      ask: `${name}. Cut through.`,
      why: 'A rolled hit is one counter, a spent die is one for sure.',
      rule: 'NF-OVER-02',
    }),
    open: (name: string): Asked => ({
      ask: `${name}. Open it?`,
      why: 'A rolled hit is one counter, a spent die is one for sure. Or leave it.',
      rule: 'NF-CACHE-01',
    }),
    search: {
      ask: 'Search the dark.',
      why: 'Each single finds one thing, each double lets you keep the better of two.',
      rule: 'NF-SEARCH-01',
    },
    use: (name: string): Asked => ({ ask: `Use the ${name}?`, why: 'It costs no die.', rule: 'NF-GEAR-07' }),
    craft: {
      ask: 'Tape them together.',
      why: 'One more damage; shots, hands and noise stay those of the gun.',
      rule: 'NF-TAPE-02',
    },
    steal: { ask: 'Whose is yours now?', why: 'Only what lies face up can be taken.', rule: 'NF-STEAL-02' },
    throw: {
      ask: 'Throw what, at whom?',
      why: 'Two times in three something follows the clatter. Only those ahead of you.',
      rule: 'NF-THROW-06',
    },
    drop: { ask: 'Drop what?', why: 'It is gone, and your hands are free.', rule: 'NF-GEAR-06' },
    ignore: { ask: 'Leave it shut?', why: 'The cache is gone for good, and you step on.', rule: 'NF-CACHE-03' },
    pass: (unused: number): Asked =>
      unused
        ? { ask: 'Stop here?', why: `${capital(dice(unused))} would go to waste.`, rule: 'NF-TURN-06' }
        : { ask: 'No dice left.', why: 'Gear still works. Otherwise, this was it for now.', rule: 'NF-TURN-04' },
    block: (wounds: number, have: number, fatal: number): Asked => ({
      ask: `It bites for ${number(wounds)}.`,
      why: `You have ${have} of ${fatal} wounds. A shield helps, and is gone then.`,
      rule: 'NF-WOUND-03',
    }),
    muffle: {
      ask: 'That was loud.',
      why: 'A blanket would swallow it. If you have none, let it ring.',
      rule: 'NF-GEAR-10',
    },
    keepGear: { ask: 'Two things. Keep one.', why: 'The other stays in the leaves.', rule: 'NF-SEARCH-03' },
    keepSurvivor: { ask: 'Only one can come.', why: 'The other one stays in the forest.', rule: 'NF-SURV-03' },
    trim: (held: number): Asked => ({
      ask: 'Too much to carry.',
      why: `You have ${number(held)} things, and three is the most. Touch the one to leave behind.`,
      rule: 'NF-GEAR-05',
    }),
    camper: { ask: 'Who are you?', why: 'They run equally fast. It is about the hat.', rule: 'NF-READY-03' },
    path: { ask: 'Which way out?', why: 'Nobody knows what lies on any of them.', rule: 'NF-READY-04' },
  },

  waits: {
    turn: (name: string): string => `${name} is up.`,
    faces: (name: string): string => `Before them: ${name}.`,
    dice: (unused: number): string => (unused ? `${capital(dice(unused))} left.` : 'No dice left.'),
    questions: {
      CamperChoice: (name: string): string => `${name} chooses a camper.`,
      PathChoice: (name: string): string => `${name} chooses a path.`,
      BlockQuestion: (name: string): string => `${name} is bitten.`,
      MuteQuestion: (name: string): string => `${name} was loud.`,
      KeepGear: (name: string): string => `${name} found two things.`,
      KeepSurvivor: (name: string): string => `${name} can take one along.`,
      TrimGear: (name: string): string => `${name} carries too much.`,
    } as Record<string, (name: string) => string>,
    eatenYou: 'You were eaten. The trees have you now; watch the others.',
  },

  plates: {
    roll: (count: number): string => (count ? `Roll ${dice(count)}` : 'Strike'),
    flip: 'Turn it up',
    attack: (name: string): string => `Fight the ${name}`,
    attackOther: 'Fight',
    work: 'Cut through',
    open: 'Open it',
    rollOne: 'Roll a die',
    spendOne: 'Spend a die',
    spent: '1 for sure',
    hack: (name: string): string => `Use the ${name}`,
    hits: (count: number): string => (count === 1 ? '1 counter' : `${count} counters`),
    ignore: 'Leave it',
    search: 'Search',
    searchWith: (count: number): string => `Search with ${dice(count)}`,
    use: (name: string): string => name,
    craft: 'Tape',
    craftBoth: (gun: string, blade: string): string => `${blade} on ${gun}`,
    steal: 'Steal',
    stealIt: (gear: string, name: string): string => `Take ${name}’s ${gear}`,
    throw: 'Throw',
    throwAt: (gear: string, name: string): string => `Throw the ${gear} at ${name}`,
    at: (name: string): string => `At ${name}`,
    drop: 'Drop',
    dropIt: (gear: string): string => `Drop the ${gear}`,
    pass: 'End turn',
    block: (gear: string): string => `Block with the ${gear}`,
    takeIt: 'Take the hit',
    muffle: (gear: string): string => `Muffle it: ${gear}`,
    ring: 'Let it ring',
    keep: (name: string): string => `Keep the ${name}`,
    goOn: (name: string): string => `Go on with ${name}`,
    trim: (gear: string): string => `Leave the ${gear}`,
    be: (name: string): string => `Be ${name}`,
    take: (path: number): string => `Take path ${path}`,
    others: 'What else you can do',
    choose: { drop: 'Touch what to drop', throw: 'Touch what to throw', trim: 'Touch what to leave' } as Record<
      string,
      string
    >,
    waiting: 'What is going on',
  },

  pool: {
    label: 'How many dice',
    die: (count: number, chance: string): string => `${count === 1 ? '1 die' : `${count} dice`}, ${chance}`,
    noDice: 'No dice needed: it is enough as it is.',
    walt: 'Walt’s aim, +1',
    ivy: 'Ivy looks twice',
    kept: (left: number): string =>
      left === 0 ? '' : left === 1 ? 'and one die kept for later' : `and ${number(left)} dice kept for later`,
    used: 'used',
  },

  rolls: {
    attack: (name: string, target: string): string => `${name} at the ${target}`,
    work: (name: string, card: string): string => `${name} works on the ${card}`,
    search: (name: string): string => `${name} searches`,
    noise: 'Did anything hear that?',
    throw: (name: string, gear: string, target: string): string => `${name} throws the ${gear} at ${target}`,
    first: 'Who goes first?',
    total: (total: number, needed: number): string => `${total} of ${needed}`,
    added: (bonus: number): string => `+${bonus}`,
    hit: 'Down it goes.',
    miss: 'Not enough.',
    found: (count: number): string =>
      count === 0 ? 'Nothing but leaves.' : count === 1 ? 'Found something.' : `Found ${number(count)} things.`,
    heard: 'Something heard it.',
    unheard: 'Nothing stirs.',
    lured: 'Something follows the clatter.',
    ignored: 'Nobody home.',
    eaten: (name: string): string => `${name} is eaten.`,
    eatenYou: 'You are eaten.',
    late: (name: string): string => `${name} is too late.`,
    lateYou: 'Too late. The night has you.',
    loud: 'No die needed for that.',
    skip: 'Skip',
  },

  setup: {
    campers: 'The campers',
    taken: (name: string): string => `${name} is that already`,
    free: 'free',
    paths: 'The paths',
    path: (number: number): string => `Path ${number}`,
    pathTaken: 'taken',
    pathOf: (name: string): string => `${name} goes here`,
  },

  ending: {
    wonYou: 'You are out. Alive.',
    winner: (name: string): string => `${name} got out alive.`,
    lost: 'The forest wins.',
    nobody: 'Nobody got out.',
    fates: 'What became of them',
    reached: (wounds: number): string =>
      wounds === 0
        ? 'reached the road without a scratch'
        : `reached the road with ${wounds === 1 ? 'one wound' : `${number(wounds)} wounds`}`,
    eaten: (level: number): string => (level ? `eaten on space ${level}` : 'eaten at the campground'),
    late: (level: number): string => (level ? `out of time on space ${level}` : 'out of time at the campground'),
    tooLate: 'The time ran out.',
    left: (level: number, wounds: number): string =>
      `still ${level ? `on space ${level}` : 'at the campground'}${wounds ? `, ${wounds === 1 ? 'one wound' : `${number(wounds)} wounds`}` : ''}`,
  },

  coach: {
    title: 'First time out',
    tips: {
      camper: 'Pick whoever you like: all campers are alike. The race is to the road on the right.',
      path: 'Each path has the same zones in the same order: green is tame, red is not.',
      flip: 'Turn up the next card when you feel ready. If it is undead, you must strike it at once, so keep some dice.',
      attack:
        'Touch a die to choose how many you roll: the chance stands under it. Touch a weapon in your hand to add it. Beat it and one die comes back; miss and it bites.',
      work: 'Nothing here bites. Spend a die for a sure counter, roll for up to two, or swing a weapon. Counters stay for your next turn.',
      search:
        'Searching fills your hand. Dice you keep past the end of your turn are lost, so search with what is left.',
      throw: 'Someone is ahead of you. Throw gear and, two times in three, a zombie comes to them instead.',
      pass: 'Out of dice. End your turn: all dice come back on the next one, and nothing attacks you while you wait.',
      block:
        'You were hit. A shield stops wounds but is used up. You are asked whenever you hold hidden gear, so the others learn nothing.',
      muffle: 'Loud weapons call zombies. Only a blanket stops it; if you have none, let it ring.',
      keep: 'Keep what you lack: a loud weapon kills, a quiet one keeps you alone, a shield buys one mistake.',
      trim: 'You carry at most three things between turns. Leave the one you would miss least.',
      flipFeet: 'Noise or a thrown pan brought this one. It lies at your feet, and blocks the way until it is beaten.',
    } as Record<string, string>,
  },
};

export type Strings = typeof en;
export const words: Strings = en;
