// Every word that this screen says itself. Names and texts of cards come from the content, log lines from the server.
// A translation is one more object of this type.

import type { DestinationId, Kind, NightActionId, Team } from './cards';
import { capital, does, list, mid, within, YOU } from './grammar';

const NUMBERS = [
  'no',
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
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const DOORS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** A Destination slot as one speaks of it. */
const door = (slot: number): string => `the ${DOORS[slot] ?? ''} door`;

export type Step =
  'shrouded' | 'meeting' | 'coward' | 'navigator' | 'cursed' | 'oracle' | 'priest' | 'sacrifice' | 'silencer';

export interface Called {
  /** In the row of steps. */
  name: string;
  /** What everyone reads. */
  call: string;
  /** What only those who act read. */
  ask: string;
  why: string;
}

/** The phases of a turn; after six of them the Forest has its own. */
const PLAYED: readonly string[] = ['draw', 'action', 'fast', 'turn-over'];

const called = (name: string, call: string, ask: string, why: string): Called => ({ name, call, ask, why });

const en = {
  title: 'Forsaken Forest',
  list,
  capital,
  you: YOU,
  inside: mid,
  is: (name: string): string => does(name, 'is', 'are'),

  kinds: {
    navigation: 'Navigation',
    resistance: 'Resistance',
    weapon: 'Weapon',
    alliance: 'Alliance',
    insight: 'Insight',
    discovery: 'Discovery',
    suspicion: 'Suspicion',
    revival: 'Revival',
    betrayal: 'Betrayal',
    artifact: "Finder's Action",
    darkness: 'Darkness',
    disaster: 'Disaster',
    curse: 'Curse',
  } satisfies Record<Kind, string>,
  speeds: { slow: 'Slow', fast: 'Fast' },
  teams: { villagers: 'Villagers', forsaken: 'Forsaken' } satisfies Record<Team, string>,
  destinations: { village: 'The Village', void: 'The Void', 'dead-end': 'a Dead End' } satisfies Record<
    DestinationId,
    string
  >,
  nightActions: {
    'shelter-from-evil': 'Shelter from Evil',
    'ritual-sacrifice': 'Ritual Sacrifice',
    entangle: 'Entangle',
  } satisfies Record<NightActionId, string>,

  map: {
    label: (paths: number): string =>
      `The forest, thirteen by thirteen Territories. ${capital(number(paths))} ${paths === 1 ? 'Path' : 'Paths'} forged.`,
    choose: 'Where? Arrow keys move, Enter does it',
    door,
    side: (slot: number): string => capital(DOORS[slot] ?? ''),
    slot: (slot: number): string => `D${slot + 1}`,
    faceDown: (slot: number): string => `${capital(door(slot))}, D${slot + 1}, face-down`,
    turned: (slot: number, what: string): string => `${capital(door(slot))}, D${slot + 1}: ${what}`,
    known: (slot: number, what: string): string =>
      `${capital(door(slot))}, D${slot + 1}, face-down. Only you know: ${what}`,
    site: (used: boolean): string => (used ? 'Excavation Site, dug up' : 'Excavation Site'),
    open: (place: string, what: string | null): string => (what ? `${place}, ${what}` : place),
    marked: (place: string, turn: number): string => `${place}, marked as number ${turn}`,
    start: 'the Starting Square',
    broken: (place: string): string => `${place}: the Path here was destroyed`,
    ifDug: 'an Excavation Site',
    digAt: (place: string): string => `the Excavation Site ${place}`,
  },

  cycle: {
    day: (day: number): string => `Day ${number(day)}`,
    fugue: 'The Fugue',
    dawn: 'Dawn',
    at: (cycle: number, turn: number): string =>
      turn > 6 ? `Cycle ${cycle}, the Forest` : `Cycle ${cycle}, turn ${turn}`,
    label: (turn: number): string =>
      turn > 6 ? 'Turn Cycle: the Forest takes its turn' : `Turn Cycle: turn ${turn} of six, then the Forest`,
    then: 'then the Forest',
    forest: 'the Forest’s turn',
    night: 'Night comes after this cycle',
  },

  seats: {
    label: 'The travellers',
    hand: (count: number): string => cards(count),
    you: (name: string): string => `${name} (you)`,
    turn: 'their turn',
    spent: 'Action spent',
    ready: 'Action free',
    entangled: 'entangled',
    pilloried: 'in the pillory',
    doorstep: 'on Death’s Doorstep',
    spirit: 'a Spirit',
    accused: 'accused',
    forsaken: 'one of the Forsaken, as you know',
    shrouded: 'the Shrouded, as you know',
    saw: (role: string): string => `you saw: ${role}`,
    target: (name: string): string => `Choose ${name}`,
    look: (name: string): string => `Look at ${name}`,
    held: 'Cards that you know of',
    before: 'Before them',
    said: 'What they said',
    nothing: 'Nothing said so far.',
    deeds: 'What they did',
    uses: (left: number): string => (left > 1 ? `${left} left` : ''),
    claims: (role: string): string => `says: ${role}`,
  },

  piles: {
    label: 'Decks and discards',
    travelers: (count: number): string => `Travelers ${count}`,
    forest: (count: number): string => `Forest ${count}`,
    artifacts: (count: number): string => `Artifacts ${count}`,
    discards: 'Discards',
    ways: 'How they are shown',
    newest: 'Newest first',
    counted: 'Counted',
    pile: (name: string, count: number): string => `${name}, ${cards(count)}`,
    onTop: 'on top',
    rest: (count: number): string => `${count} more below`,
    decks: 'What is in the decks',
    decksWhy: 'All cards of this match with their copies, wherever they are now.',
    deckOf: { travelers: 'Travelers Deck', forest: 'Forest Deck', artifacts: 'Artifacts' },
    travelersDiscard: 'Travelers Discard',
    forestDiscard: 'Forest Discard',
    empty: 'Empty.',
    canopy: 'You know what comes next in the Forest',
    inPlay: 'In play',
    group: 'On the whole group',
    ends: (cycle: number): string => `until the end of cycle ${cycle}`,
  },

  hand: {
    label: 'Your hand',
    none: 'You hold no card.',
    count: (count: number): string => `×${count}`,
    playable: 'can be played now',
    not: 'not now',
    pick: 'can be picked',
  },

  desk: {
    label: 'What is going on',
    /** What waits to happen. */
    would: (who: string, card: string, rest: string): string => `${who} would play ${card}${rest}`,
    /** A Path onto a door, which may end the match; what it goes over, or takes up, comes before. */
    wouldOpen: (
      who: string,
      slot: number,
      before: readonly string[],
      takes: boolean,
      after: readonly string[],
    ): string =>
      `${who} would ${before.length ? `${takes ? 'take up' : 'go over'} ${list(before)} and ` : ''}open ${door(slot)}${after.length ? ` and go on to ${list(after)}` : ''}`,
    doorWhy: 'The card behind it is turned up: the Village or the Void ends the match. FF-DEST-02',
    cardSays: (card: string, text: string): string => `${card}: ${text}`,
    forestWould: (card: string): string => `The Forest sends ${card}`,
    on: (name: string): string => ` on ${mid(name)}`,
    at: (places: readonly string[]): string => ` ${places.length > 1 ? 'to' : 'on'} ${places.join(', then ')}`,
    takeUp: (from: string, to: string): string => `, from ${from} to ${to}`,
    slot: (slot: number): string => ` at ${door(slot)}`,
    answerTo: (card: string): string => `In answer to ${card}.`,
    happens: (card: string): string => `${card} takes effect`,
    doorstep: (name: string): string => `${name} is on Death’s Doorstep`,
    doorstepYou: 'You are on Death’s Doorstep',
    doorstepWhy: 'Only a Revival calls them back before the time is up.',
    doorstepYouWhy: 'Only a Revival calls you back before the time is up.',
    beforeDraw: (name: string, mine: boolean): string => (mine ? 'Your turn begins' : `${name}’s turn begins`),
    beforeDrawWhy: 'Fast Actions, before the card is drawn.',
    afterDraw: (name: string, mine: boolean): string => (mine ? 'You have drawn' : `${name} has drawn`),
    afterDrawWhy: 'Fast Actions, before the Action Phase.',
    fast: (name: string, mine: boolean): string => (mine ? 'Your turn ends' : `${name}’s turn ends`),
    fastWhy: 'The last chance for Fast Actions in this turn.',
    forestEnds: 'The Forest’s turn ends',
    forestEndsWhy: 'The last chance for Fast Actions in this Turn Cycle.',
    action: (name: string): string => `${name} acts`,
    actionWhy: 'Fast Actions may be played meanwhile.',
    yours: 'Your turn. What do you play?',
    yoursWhy: 'Take up a card, then choose its target.',
    yoursSpent: 'Your Action is spent',
    yoursSpentWhy: 'End your Action Phase when you are done.',
    mustWander: 'You hold a Wander: play a card before you end. FF-MUST-01',
    fugue: (name: string): string => `${name} places a Path`,
    fugueYours: 'Place a Path',
    fugueYoursWhy: 'Touch a ring on the map. Everyone lays one before the first turn. FF-FUGUE-03',
    fugueWhy: 'Everyone lays one before the first turn. FF-FUGUE-03',
    passed: 'You have let it pass.',
    spent: 'Your Action is spent.',
    notNow: 'You cannot take Actions now.',
    waits: 'A moment.',
    spirit: 'You are a Spirit. You see, and you may talk.',
    where: (card: string): string => `${card}: where?`,
    whom: (card: string): string => `${card}: on whom?`,
    which: (card: string): string => `${card}: which?`,
    whichDoor: (card: string): string => `${card}: which door?`,
    next: (card: string, marked: readonly string[]): string => `${card}: ${marked.join(', then ')}, then?`,
    holds: (card: string): string => `${card}:`,
    slow: 'Slow: it waits for your own turn.',
    noTime: 'It has no target or no time now.',
    touchRing: 'Touch a ring on the map.',
    touchSeat: 'Touch a lit traveller.',
    touchDoor: 'Touch a ringed door.',
    mayAnswer: (names: readonly string[]): string => `Can answer: ${within(names)}.`,
    othersMayAnswer: (names: readonly string[]): string => `The others may answer: ${within(names)}.`,
    pending: 'Announced cards, the last on top',
    read: (count: number): string => (count > 1 ? 'Read the announced cards' : 'Read the announced card'),
    whole: 'The announced cards, to be read',
    readClose: (count: number): string => (count > 1 ? 'Lay the cards down' : 'Lay the card down'),
  },

  asks: {
    swap: (other: string): readonly [string, string] => [
      `Which card goes to ${mid(other)}?`,
      'You swap unseen; one comes back.',
    ],
    give: (other: string): readonly [string, string] => [`Which card goes to ${other}?`, 'Nobody else sees it.'],
    discard: ['Which card do you discard?', 'All will see it.'] as const,
    mist: (other: string): readonly [string, string] => [
      `Which card goes on to ${other}?`,
      'Everyone passes one on, unseen and at once.',
    ],
    renew: ['Discard a card to draw a new one?', 'Or keep your hand as it is.'] as const,
    lightning: ['Lightning strikes you', 'Discard two cards, or stand on Death’s Doorstep.'] as const,
    lightningNext: (card: string): readonly [string, string] => [
      `${card} goes. Which is the second?`,
      'Or stand on Death’s Doorstep after all.',
    ],
    demand: (by: string): readonly [string, string] => [
      `${by} demands answers`,
      'Show your hand to all, or go to the Gallows.',
    ],
    canopy: ['In which order do they go back?', 'Touch the card that comes first, then the next.'] as const,
    others: {
      swap: 'Two of you pick a card to swap',
      give: 'A card is being picked to be given',
      discard: 'A card is being picked to be discarded',
      mist: 'Everyone picks a card to pass on',
      renew: 'Everyone may discard a card for a new one',
      lightning: 'Lightning: two cards, or the Doorstep',
      demand: 'The hand, or the Gallows',
      canopy: 'The canopy is being read',
    } as Record<string, string>,
    waiting: (names: readonly string[]): string => (names.length ? `Waiting for ${within(names)}.` : 'A moment.'),
    answered: 'You have chosen. Waiting for the others.',
  },

  yields: {
    label: 'Don’t ask me about small things',
    only: 'Ask me',
    names: {
      cards: 'when a card is played',
      forest: 'when the Forest plays',
      turn: 'not before my turn',
    },
    offer:
      'The table waited for you, and nothing was played. Such moments can pass without you; when a card is played you are still asked.',
    keep: 'Keep asking me',
  },
  bet: {
    label: 'As a Spirit I bet',
    none: 'on nothing',
    secret: 'Nobody sees it before the end.',
    title: 'What the Spirits bet on',
    fared: {
      right: (name: string): string => `${does(name, 'was', 'were')} right`,
      half: (): string => 'had the winners right, not the way',
      wrong: (name: string): string => `${does(name, 'was', 'were')} wrong`,
    },
  },
  plates: {
    pass: 'Let it pass',
    passDoorstep: 'Let them go',
    end: 'End my turn',
    forage: 'Forage',
    forageWhy: 'two Wanders for a card',
    announce: 'That is all',
    unmark: 'Take it back',
    back: 'Lay it back',
    play: (card: string, target: string): string => (target ? `${card} ${target}` : card),
    forge: (place: string): string => `Forge ${place}`,
    openDoor: (slot: number): string => `Open ${door(slot)}`,
    openWith: (card: string, slot: number): string => `${card}: open ${door(slot)}`,
    announceDoor: (slot: number): string => `That is all: open ${door(slot)}`,
    revive: (name: string, card: string): string => `Revive ${mid(name)} with ${card}`,
    mark: (place: string): string => `Mark ${place}`,
    take: (place: string): string => `Take up ${place}`,
    on: (name: string): string => `on ${mid(name)}`,
    destroy: (what: string): string => `destroys ${what}`,
    at: (place: string): string => `on ${place}`,
    pick: (card: string): string => `Pick ${card}`,
    endPlea: 'End my plea',
    show: 'Show my hand',
    gallows: 'To the Gallows',
    bolt: 'Take the bolt',
    keep: 'Keep my hand',
    putBack: 'Put them back so',
  },

  roleCard: {
    hold: 'Hold to see your role',
    cover: 'Cover what I know',
    uncover: 'Show what I know',
    team: (team: string): string => `You win with the ${team}.`,
    shownAs: (role: string): string => `Whoever peeks at your card sees ${role}.`,
    forsaken: (names: readonly string[]): string => `The Forsaken: ${within(names)}.`,
    alone: 'You are the only one of the Forsaken.',
    shrouded: (name: string): string => `The Shrouded is ${mid(name)}.`,
    roles: 'Roles',
    secretRoles: 'The role list is secret.',
    ratio: (ratio: number): string => `${ratio} Villagers to one Forsaken, by weight`,
  },

  night: {
    title: (night: number): string => `Night ${number(night)}`,
    steps: {
      shrouded: called(
        'Shrouded',
        'The Shrouded changes their card',
        '',
        'If this is you: hold your role below to see what others will see.',
      ),
      meeting: called(
        'Forsaken',
        'The Forsaken meet',
        'Where do they lie?',
        'Choose a door for the Village and one for the Void. All of you together; most wishes count.',
      ),
      coward: called(
        'Coward',
        'The Coward looks up',
        '',
        'If this is you: hold your role below to see who the Forsaken are.',
      ),
      navigator: called(
        'Navigator',
        'The Navigator reads the stars',
        'Behind which door do you look?',
        'You learn it when this step ends.',
      ),
      cursed: called(
        'Cursed',
        'The Cursed changes their card',
        '',
        'If this is you: hold your role below to see what others will see.',
      ),
      oracle: called(
        'Oracle',
        'The Oracle dreams',
        'Of whom do you dream?',
        'You see their role card when this step ends.',
      ),
      priest: called(
        'Priest',
        'The Priest keeps watch',
        'Whose door do you bar?',
        'Whoever you shelter survives tonight’s sacrifice.',
      ),
      sacrifice: called(
        'Forsaken',
        'The Forsaken choose',
        'Who is given to the wood?',
        'All of you together; most wishes count.',
      ),
      silencer: called(
        'Silencer',
        'The Silencer walks',
        'Whom do you entangle?',
        'They can neither talk nor play cards in the next Turn Cycle.',
      ),
    } satisfies Record<Step, Called>,
    falling: 'Night falls',
    sleep: 'Close your eyes until day breaks.',
    eyes: 'Your eyes are closed',
    ember: 'I am still here',
    chosen: (what: string): string => `${what}. You may change your mind until the time is up.`,
    secretly: 'Only this screen knows.',
    village: 'The Village',
    void: 'The Void',
    wished: (card: string, mine: boolean, others: readonly string[]): string =>
      others.length ? `${card}: ${within(mine ? [YOU, ...others] : others)}` : mine ? card : '',
    placing: 'Which card do you lay?',
    both: (village: string, empty: string): string => `The Village behind ${village}, the Void behind ${empty}`,
    doors: 'The doors',
    slots: 'The eight Destinations',
    spirit: 'a Spirit',
  },

  dawn: {
    title: (day: number): string => `Day ${number(day)} breaks`,
    nobody: 'nobody',
    found: 'What the night left',
    safe: (name: string): string => `${name} ${does(name, 'is', 'are')} safe: the door was barred.`,
    dies: (name: string): string => `${name} ${does(name, 'wakes', 'wake')} on Death’s Doorstep.`,
    quiet: 'Nobody was given to the wood.',
    mine: 'Hold to see what the night told you',
    asleep: 'You slept and saw nothing.',
    on: 'Go on',
  },

  gallows: {
    title: 'The Gallows',
    accused: (name: string, by: string): string => `${by} ${does(by, 'accuses', 'accuse')} ${mid(name)}`,
    plea: (name: string): string => `${name} pleads`,
    pleaYou: 'Speak for your life',
    pleaWhy: 'Talk to them. The vote begins when you end your plea or the time is up.',
    listen: 'Listen. The vote comes after.',
    count: (name: string): string => `${name} ${does(name, 'has', 'have')} spoken`,
    countWhy: 'On three, thumbs up or down.',
    vote: (name: string): string => `Shall ${name} hang?`,
    voteYou: 'They vote on you. So do you.',
    voteWhy: 'All thumbs are shown together. Until then you may change yours.',
    life: 'Life',
    death: 'Death',
    yours: (death: boolean): string => (death ? 'Your thumb is down.' : 'Your thumb is up.'),
    none: 'You have not voted. A missing thumb counts for nobody.',
    hangs: (name: string): string => `${name} hangs`,
    lives: (name: string): string => `${name} lives`,
    youHang: 'You hang',
    youLive: 'You live',
    noVote: 'nobody',
    on: 'Go on',
    spirit: 'Spirits do not vote.',
  },

  talk: {
    say: 'Speak',
    claims: 'Claims',
    notebook: 'Notebook',
    label: 'What was said and done',
    board: 'Who said what, and when',
    nothing: 'Nobody has claimed anything yet.',
    quiet: 'You are entangled and cannot talk in this Turn Cycle.',
    atNight: 'Nobody talks at night.',
    speak: 'Say it',
    kind: 'What kind of thing?',
    said: 'Said.',
    back: 'Take it back',
    takenBack: 'taken back',
    answer: 'Answer',
    asks: (who: string, what: string): string => `Answer ${mid(who)}: “${what}”`,
    instead: 'Say something else',
    answering: (who: string, what: string): string => `Your answer to ${mid(who)}: “${what}”`,
    by: 'By traveller',
    order: 'In order',
    when: ({
      seq,
      day,
      cycle,
      turn,
      phase,
    }: {
      seq: number;
      day: number;
      cycle: number;
      turn: number;
      phase: string;
    }): string => {
      const moment =
        phase === 'fugue'
          ? ['the Fugue']
          : phase === 'dawn'
            ? ['dawn']
            : [`cycle ${cycle}`, PLAYED.includes(phase) ? `turn ${turn}` : 'the Forest’s turn'];
      return `${seq + 1} · day ${day}, ${moment.join(', ')}`;
    },
    clashes: 'What does not fit together',
    more: (count: number): string => `${count} more`,
  },

  statements: {
    groups: {
      me: 'About me',
      seen: 'I have seen',
      hand: 'My hand',
      others: 'About others',
      way: 'The way',
      vote: 'The vote',
      ask: 'Ask',
    },
    kinds: {
      ClaimRole: 'I am …',
      ClaimTeam: 'I am on the … Team',
      ClaimSawRole: 'I Peeked at …',
      ClaimSawDestination: 'I Peeked behind a door',
      ClaimNoPeek: 'I have Peeked at nothing',
      ClaimHand: 'I hold …',
      ClaimNoWander: 'I hold no Wander',
      ClaimNightTarget: 'By Night I laid …',
      ClaimReason: 'I played that …',
      Trust: 'I trust …',
      Distrust: 'I distrust …',
      AccuseOf: 'They are …',
      Defend: 'I vouch for …',
      ProposeRoute: 'Let us go to …',
      WarnRoute: 'Keep away from …',
      AskAbout: 'I ask …',
      Promise: 'I promise …',
      VoteIntent: 'I will vote …',
    },
    fields: {
      role: 'Which role',
      team: 'Which side',
      target: 'Who',
      shown: 'What you saw',
      how: 'How',
      when: 'Night or day',
      slot: 'Which door',
      destination: 'What lies there',
      card: 'Which card',
      count: 'How many',
      action: 'Which night card',
      reason: 'Why',
      strength: 'How much',
      of: 'What they are',
      about: 'About what',
      what: 'What',
      death: 'Which way',
      place: 'Where: touch a door or a Territory',
    },
    how: { oracle: 'as the Oracle', navigator: 'as the Navigator', card: 'with a card', artifact: 'with an Artifact' },
    reasons: {
      forced_wander: 'I had to Wander',
      blocking: 'to block the way',
      scouting: 'to scout',
      other: 'a reason of my own',
    },
    strengths: ['a little', '', 'completely'],
    about: {
      role: 'their role',
      peeks: 'what they have seen',
      hand: 'what they hold',
      reason: 'why they played that',
      vote: 'how they will vote',
    },
    promises: { play: 'to play a card on them', hold: 'to play nothing against them', vote: 'to vote against them' },
    anyTime: 'not said',
    atNight: (night: number): string => `night ${night}`,
    onDay: (day: number): string => `day ${day}`,
    plainly: 'just so',
    /** What is put into the sentences of the content. */
    team: { villagers: 'the Villager Team', forsaken: 'the Forsaken Team' } satisfies Record<Team, string>,
    on: (team: string): string => `on ${team}`,
    oneForsaken: 'one of the Forsaken',
    the: (role: string): string => `the ${role}`,
    there: 'there',
    inNight: (night: number): string => ` in Night ${night}`,
    inDay: (day: number): string => ` on Day ${day}`,
  },

  notebook: {
    none: 'Empty so far. What your seat alone has seen will stand here.',
    role: (name: string, role: string): string => `${name}’s role card showed ${role}`,
    destination: (slot: number, what: string): string => `Behind ${door(slot)} lies ${what}`,
    hand: (name: string, held: string): string => `${name} held ${held}`,
    gave: (name: string, held: string): string => `You gave ${name} ${held}`,
    got: (name: string, held: string): string => `${name} gave you ${held}`,
    canopy: (held: string): string => `The Forest cards you read: ${held}`,
    placed: (action: string, name: string): string => `${action} was laid on ${mid(name)}`,
    how: { oracle: 'as the Oracle', navigator: 'as the Navigator', card: 'by a card', artifact: 'by an Artifact' },
    byNight: (night: number): string => `night ${night}`,
    byDay: (day: number, cycle: number): string => `day ${day}, cycle ${cycle}`,
    nothing: 'nothing',
    still: (name: string): string => `${name} still holds`,
    seen: 'What you have seen',
    known: 'What you still know',
  },

  ending: {
    won: { villagers: 'The Villagers come home', forsaken: 'The Forsaken keep the wood' } satisfies Record<
      Team,
      string
    >,
    how: {
      village: 'The Village was found.',
      'forsaken-dead': 'No Forsaken is left alive.',
      void: 'A Path led into the Void.',
      ratio: 'The Forsaken are no longer outnumbered.',
      'cycle-limit': 'The wood outlasted them.',
    } as Record<string, string>,
    you: (won: boolean): string => (won ? 'You have won.' : 'You have lost.'),
    who: 'Who was who',
    shown: (role: string): string => `showed ${role}`,
    died: (place: number): string =>
      `died ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place] ?? 'late'}`,
    lived: 'alive',
    held: (count: number): string => (count ? `held ${cards(count)}` : 'held no card'),
    where: 'What lay where',
  },
};

export type Words = typeof en;
export const words: Words = en;
