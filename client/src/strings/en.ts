import { NARRATION } from './en-narration';
import { NOTICES } from './en-notices';
import type { Emblem, Goodbye, Member, Noted } from '../protocol/wire.gen';

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const BOTS: Record<string, { name: string; option: string }> = {
  random: { name: 'wandering bot', option: 'Wandering: plays anything' },
  steady: { name: 'steady bot', option: 'Steady: plays sensibly' },
  sharp: { name: 'sharp bot', option: 'Sharp: reckons ahead' },
};

export const en = {
  strip: { rules: 'Rules', settings: 'Settings' },
  home: {
    nav: 'Rules and light',
    day: 'Day',
    night: 'Night',
    lead: 'Five games of dark woods and lost waters. Bring friends; empty chairs fill themselves.',
    code: 'Have a code? Four to six letters.',
    codeWrong: 'A code is four to six letters. Whoever set the table can read it to you.',
    sit: 'Take a seat',
    set: 'Set a new table',
    watchLink: 'Watch a game',
    warm: 'Your chair is still warm',
    ticket: (code: string, players: readonly string[]) =>
      `Table ${code}${players.length > 0 ? `, with ${listed(players)}` : ''}`,
    phase: { lobby: 'Gathering', playing: 'Being played', over: 'Played out', closed: 'Closed' },
    open: 'Tables anyone may see',
    noTables: 'No open tables now. Set one, make it public, and it is listed here.',
    free: (seats: number) => `${people(seats, 'seat', 'seats')} free`,
    watch: { lobby: 'Full', playing: 'Watch', over: 'Played out', closed: 'Closed' },
    shelf: 'Choose your trouble',
    notYet: 'Not yet open.',
    players: (fewest: number, most: number) =>
      fewest === most ? people(most, 'player', 'players') : `${fewest}–${most} players`,
    foot: {
      replay: 'Open a saved match',
      recover: 'I have a moving code',
      rules: 'Rules',
      settings: 'Settings',
      notices: 'Notices',
      credit: 'Icons by game-icons.net, CC BY 3.0',
    },
  },
  person: {
    name: 'What shall we call you?',
    nameless: 'Write a name first; any will do.',
    emblem: 'Your emblem',
    emblems: {
      lantern: 'Lantern',
      owl: 'Owl',
      fox: 'Fox',
      stag: 'Stag',
      wolf: 'Wolf',
      bear: 'Bear',
      hare: 'Hare',
      raven: 'Raven',
      moth: 'Moth',
      fir: 'Fir',
      mushroom: 'Mushroom',
      moon: 'Moon',
      boot: 'Boot',
      key: 'Key',
      anchor: 'Anchor',
      tent: 'Tent',
    } satisfies Record<Emblem, string>,
  },
  fresh: {
    title: 'Set a table',
    game: 'Which game',
    lead: (title: string, fewest: number, most: number) =>
      `${title}, for ${fewest} to ${most}. Bots fill what friends leave empty.`,
    ways: 'What you play',
    single: { title: 'A single match', says: 'One game, and that is that.' },
    set: 'Set the table',
    then: 'You then get four letters and a code to scan. Options, clocks and bots are settled at the fire.',
  },
  join: {
    title: 'A seat is kept for you',
    titleFull: 'No seat is left',
    titleBegun: 'They are off already',
    titleOver: 'It is over, this time',
    about: (title: string, players: readonly string[], free: number) =>
      `${title}. At the fire: ${listed(players)}. ${free === 0 ? 'No seat is free.' : `${people(free, 'seat is', 'seats are')} free.`}`,
    sit: 'Sit down',
    watch: 'Watch',
    unseen: 'Only look on, without a name',
    full: 'Every seat is taken. You can watch, and play the next match.',
    begun: 'The match has begun. You can watch it, and play the next one.',
    over: 'You can see how it ended, and play the next one.',
    none: 'No table there',
    unseenTable: 'Too dark to see the table',
  },
  lobby: {
    seats: 'Seats round the fire',
    free: 'free',
    remove: 'Remove',
    removeWho: (name: string) => `Remove ${name}`,
    invite: 'Invite people',
    letters: 'The letters of this table',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied',
    qr: 'The link to this table as a code to scan',
    at: (host: string) => `at ${host}`,
    start: 'Begin',
    seatBots: (count: number) => (count === 1 ? 'Seat a bot' : `Seat ${count} bots`),
    waiting: (host: string) => (host ? `${host} begins when all are here.` : 'Waiting for the host.'),
    sitDown: 'Take a seat',
    standUp: 'Stand up and watch',
    watching: 'Looking on',
    watchers: (names: readonly string[], unseen: number) =>
      [names.length > 0 && listed(names), unseen > 0 && `${people(unseen, 'pair', 'pairs')} of eyes without a name`]
        .filter(Boolean)
        .join('; ') || 'Nobody but the owls.',
    screen: 'Open the screen for the whole room',
  },
  bringing: {
    title: (noun: string) => `What you bring: a ${noun}`,
    explained: (noun: string) =>
      `Nobody sees your ${noun} before the match is over. The others see that you have brought one, and its fingerprint, so that you cannot change it unseen.`,
    usual: (noun: string) => `You bring none yet, and will play with a ${noun} that is drawn for you.`,
    mine: (title: string) => (title ? `You bring: ${title}` : 'You have brought one.'),
    forBot: (name: string, title: string) => `${name} has from you: ${title}`,
    field: (noun: string) => `A ${noun}, by its name, its code or as a list`,
    whose: (noun: string) => `Whose ${noun}`,
    me: 'mine',
    bring: 'Bring it',
    back: 'Take it back',
    problems: 'What is wrong with it',
    all: 'Who has brought one',
    ready: (name: string, short: string) => `${name} is ready: ${short}…`,
    misfit: (name: string) => `What ${name} has brought does not fit this table any more.`,
    nothing: (name: string) => `${name} plays with one that is drawn.`,
    under: (fits: boolean) => (fits ? 'ready' : 'must choose anew'),
  },
  bots: {
    level: 'How well the bot plays',
    count: 'How many bots',
    name: (level: string) => BOTS[level]?.name ?? level,
    option: (level: string) => BOTS[level]?.option ?? level,
  },
  setup: {
    title: 'How you play',
    hostOnly: 'The host sets these.',
    options: 'Options',
    presets: 'Ready-made',
    advice: 'About this',
    byChance: 'the dice decide',
    more: 'Times and limits',
    between: (least: number | null, most: number | null): string =>
      least === null
        ? `A whole number, please.`
        : most === null
          ? `A whole number from ${least} up, please.`
          : `A whole number from ${least} to ${most}, please.`,
    clock: 'Clock',
    clocks: { live: 'Live', relaxed: 'Relaxed', none: 'No limit' },
    pace: 'Bots think',
    paces: { calm: 'calmly', quick: 'quickly', instant: 'at once' },
    seen: 'Who may find it',
    unlisted: 'Only those with the letters',
    listed: 'Anyone',
  },
  fair: {
    before: 'Fair dice',
    explained:
      'All chance of this match follows from a seed that is fixed already. This is its fingerprint. A word of yours is mixed in: your browser has drawn one, and you can choose another. When the match is over the seed is opened, and your browser checks that it is the one promised here.',
    promise: 'Promised before the start',
    word: 'Your word for the dice',
    placeholder: 'anything at all',
    add: 'Add it',
    added: 'Added',
    after: 'The dice were fair',
    broken: 'Not as it was promised',
    seed: 'The opened seed',
    nothing: 'nothing',
    follow: 'Follow every draw',
    file: 'Save the match',
    yourself: 'To check it on your own machine: ./lantern verify with the saved file.',
    check: {
      remembered: (holds: boolean) =>
        holds
          ? 'The opened seed is the one this browser saw promised before the start.'
          : 'The opened seed is not the one this browser saw promised before the start.',
      server: (holds: boolean) =>
        holds
          ? 'The opened seed fits the promise in the record. This browser was not there before the start, so it cannot say more.'
          : 'The opened seed does not fit the promise in the record.',
      word: (word: string, added: boolean) =>
        added ? `Your word “${word}” was mixed in.` : `Your word “${word}” is missing.`,
      brought: (who: string, title: string, holds: boolean) =>
        holds
          ? `What ${who} played with, ${title}, is what this browser saw promised before the start.`
          : `What ${who} played with, ${title}, is not what this browser saw promised before the start.`,
      broughtServer: (who: string, title: string, holds: boolean) =>
        holds
          ? `What ${who} played with, ${title}, fits the promise in the record. This browser was not there before the start, so it cannot say more.`
          : `What ${who} played with, ${title}, does not fit the promise in the record.`,
      unpromised: (who: string, title: string) => `${who} had promised nothing, and played with ${title}.`,
      draws: (count: number, wrong: number | null) =>
        wrong === null
          ? `All ${count} draws follow from the seed, worked out in this browser.`
          : `Draw ${wrong + 1} of ${count} does not follow from the seed.`,
    },
  },
  table: {
    named: (code: string) => `Table ${code}`,
    where: (game: string, code: string) => `${game} · table ${code}`,
    yourMove: (code: string) => `● Your move · Table ${code}`,
    hurry: (code: string) => `● Half your time is gone · Table ${code}`,
    late: 'Half your time is gone.',
    here: (count: number) => `${count} here`,
    talk: 'Talk',
    unheard: 'new',
    screen: 'Laying out the board.',
    standIn: 'A stand-in plays your seat.',
    missing: (name: string) => `Waiting for ${name}, who is away.`,
    away: (names: readonly string[]) => (names.length > 1 ? `${names.length} are away` : `${names[0]} is away`),
    closed: 'This match cannot go on',
    closedWhy: 'It was begun with other rules than this server has now. A new match can be played at this table.',
    nudged: (name: string) => `${name} asks whether you are still there`,
    iAmHere: 'I am here',
  },
  line: {
    connecting: 'Finding the table.',
    lost: 'Lost the thread. Trying again. Your last move is safe.',
    lostSending: 'Lost the thread. Trying again. Your move waits here and is made once, not twice.',
  },
  people: {
    title: 'At the table',
    state: (member: Member, me: boolean, host: boolean, elsewhere: boolean) =>
      [
        me && 'you',
        host && 'host',
        member.seat === null && !(elsewhere && !member.here) && 'looking on',
        member.bot !== null && (BOTS[member.bot]?.name ?? member.bot),
        member.stand_in && 'a stand-in plays',
        !member.here && (elsewhere ? 'at another table' : 'away'),
        member.silenced && 'silenced',
      ]
        .filter(Boolean)
        .join(', '),
    unseen: (count: number) => `${people(count, 'pair', 'pairs')} of eyes without a name.`,
    nudge: 'Nudge',
    standIn: 'Let a stand-in play',
    standInMe: 'Let a stand-in play for me',
    takeBack: 'Take it back',
    move: 'Move my seat to another device',
    moving: 'On the other device, choose “I have a moving code” on the first page and type:',
    change: 'Change my name or emblem',
    changed: 'So be it',
    leave: 'Leave the table',
    leaveSure: 'You give up your place here.',
    leavePlaying:
      'A stand-in plays on for you. Come back to this table with this device whenever you like, and take your seat back.',
    leaveYes: 'Leave',
    resign: 'Resign',
    resignSure: 'You give this match up. Everyone is told, and it cannot be taken back.',
    resignYes: 'Give up',
    resignNo: 'Play on',
  },
  series: {
    label: (title: string) => `${title}: how it stands`,
    head: { place: 'Place', who: 'Who', wins: 'Wins', played: 'Played' },
    /** From halves: a drawn match is half a win. */
    wins: (halves: number) => `${halves > 1 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 ? '½' : ''}`,
    points: 'Points',
    bye: 'One match free, which counts as won',
    played: 'Played so far',
    none: 'Nothing is played yet.',
    won: (winner: string, loser: string, score: string) => `${winner} beat ${loser}${score && `, ${score}`}`,
    drawn: (names: readonly string[], score: string) => `${listed(names)} drew${score && `, ${score}`}`,
    gone: (name: string) => `${name} had left.`,
    against: ' against ',
    next: (who: string) => `Next: ${who}.`,
    later: 'Still to come',
    apart: 'Bots play meanwhile',
    waiting: (pairs: readonly string[]) => `First, bots finish the round: ${listed(pairs)}.`,
    waitingForPeople: (pairs: readonly string[]) => `First, others finish the round: ${listed(pairs)}.`,
    elsewhere: 'At other tables',
    firstTable: 'The first table',
    atFirst: (pair: string) => `The first table: ${pair}`,
    mineElsewhere: 'Your match is at another table.',
    goThere: 'Go to your match',
    back: 'Back to the others',
    mine: 'You play.',
    watch: 'You look on.',
    champion: (name: string) => `${name} has won it.`,
    iWon: 'You have won it.',
    toMatches: 'On to the matches',
    onward: 'On to the next match',
    again: 'Another one like this',
    replays: 'All matches, to look at again',
    replayOpening: (title: string) => `${title}: everyone’s picks and decks`,
    held: 'Replays and decks are opened to all when everything has been played.',
  },
  ending: {
    resigned: (names: readonly string[]) => `${listed(names)} resigned.`,
    again: 'Again',
    replay: 'Replay',
    leave: 'Leave',
    forked: 'This match was played on from another one, whose seed was open already. It proves nothing about chance.',
  },
  goodbye: {
    moved: 'Your seat has moved',
    removed: 'You are no longer at this table',
    restart: 'The server is being restarted',
    'unknown-table': 'No such table',
    'unknown-token': 'This place is no longer yours',
    protocol: 'This page is too old',
    broken: 'Something was not understood',
    reload: 'Load it anew',
    joinAgain: 'To the table',
  } satisfies Record<Goodbye['why'] | 'reload' | 'joinAgain', string>,
  generic: {
    none: 'none',
    yes: 'yes',
    no: 'no',
    yourMove: 'Your move.',
    waiting: (names: readonly string[]) => (names.length > 0 ? `Waiting for ${listed(names)}.` : 'Wait.'),
    over: (names: readonly string[], mine: boolean) => {
      if (names.length === 0) return 'Nobody wins.';
      if (mine)
        return names.length === 1 ? 'You win.' : `You win, with ${people(names.length - 1, 'other', 'others')}.`;
      return `${listed(names)} ${names.length === 1 ? 'wins' : 'win'}.`;
    },
    view: 'Everything you can see',
  },
  replay: {
    title: 'A match, step by step',
    where: (game: string) => `${game} · replay`,
    none: 'This match cannot be shown',
    step: (at: number, last: number, who: string | null, choice: string) => {
      const where = `${at} of ${last}.`;
      if (at === 0) return `${where} The table is laid.`;
      if (who && choice) return `${where} ${who}: ${choice}`;
      if (choice) return `${where} ${choice}`;
      return who ? `${where} ${who} has chosen.` : where;
    },
    slider: 'Step of the match',
    back: 'One step back',
    next: 'One step on',
    backPlay: 'To the play before',
    nextPlay: 'To the next play',
    each: 'Every step',
    play: 'Play',
    pause: 'Pause',
    speed: (times: number) => `${times}×`,
    minds: 'As known by',
    open: 'Everything open',
    watch: 'Those who watched',
    mind: (name: string) => name,
    playFrom: 'Play on from here',
    fork: (step: number) => `Play on from step ${step}`,
    as: 'In whose seat',
    playOn: 'Play on',
  },
  rules: {
    where: 'Rules',
    seek: 'Look for a word or a rule',
    found: (count: number) => (count === 0 ? 'Nothing says that.' : `${people(count, 'passage', 'passages')}`),
    contents: 'Contents',
    none: 'There is no rulebook of that name here.',
    how: 'How to play',
    whole: 'All the rules',
  },
  settings: {
    title: 'Settings',
    lead: 'Kept in this browser only.',
    theme: 'Light',
    themes: { device: 'As the device', night: 'Night', day: 'Day' },
    motion: 'Motion',
    motions: { device: 'As the device', full: 'Everything moves', none: 'Nothing moves' },
    sound: 'Sound',
    on: 'On',
    off: 'Off',
    volume: 'Volume',
  },
  narration: NARRATION,
  notices: NOTICES,
  recover: {
    title: 'Take your seat here',
    words: 'On the other device, at the table, ask for a moving code. Whoever types it first has the seat.',
    label: 'Moving code',
    claim: 'Take the seat',
  },
  app: {
    name: 'Lanternwood',
    skip: 'To the content',
    pages: {
      home: 'The forest is coming.',
      new: 'A table is being brought.',
      table: 'Finding your table.',
      replay: 'Finding the match.',
      rules: 'Fetching the rulebook.',
      settings: 'Fetching the settings.',
      notices: 'Fetching the notices.',
    },
    titled: (page: string) => `${page} · Lanternwood`,
    lost: {
      title: 'No path here',
      words: 'Nothing lies at this address. The letters of a table are four to six long.',
      home: 'Back to the fire',
    },
    broken: {
      words: 'This page could not be fetched. Look whether you are online, then try again.',
      again: 'Try again',
    },
    offline: 'The server cannot be reached. Look whether you are online, then try again.',
  },
  percent: (chance: number) => {
    const hundredth = chance * 100;
    if (hundredth > 0 && hundredth < 1) return '<1\u202f%';
    if (hundredth < 100 && hundredth > 99) return '>99\u202f%';
    return `${Math.round(hundredth)}\u202f%`;
  },
  seat: {
    numbered: (number: number) => `Seat ${number}`,
    bot: 'bot',
    standIn: 'a stand-in plays',
    away: 'away',
    awaited: 'to move',
    host: 'host',
    you: 'you',
  },
  clock: {
    left: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    spoken: (seconds: number, then: 'rules' | 'stand-in') =>
      `${people(seconds, 'second', 'seconds')} left; ${then === 'rules' ? 'then the rules decide' : 'then a stand-in plays'}`,
    reserve: (seconds: number) => `+ ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    spokenReserve: (seconds: number, burning: boolean) =>
      `${people(seconds, 'second', 'seconds')} in reserve${burning ? ', and they burn' : ''}`,
    stands: (seconds: number) => `(${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')})`,
    spokenStands: (seconds: number) => `the other clock stands still at ${people(seconds, 'second', 'seconds')}`,
  },
  refused: {
    plain: 'That cannot be done now.',
    sentence: (why: string) => why.charAt(0).toUpperCase() + why.slice(1) + (/[.?!]$/.test(why) ? '' : '.'),
  },
  choices: {
    label: 'What you may do',
    keys: 'Press a number to go to a choice, Enter to make it.',
    says: 'In your words',
    mayStayEmpty: 'In your words, or none',
    send: 'Say it',
  },
  dialog: { close: 'Close' },
  coach: { dismiss: 'Got it', off: 'No more tips', on: 'Show tips' },
  telling: {
    label: 'What has happened',
    earlier: (count: number) => `${people(count, 'line', 'lines')} before`,
  },
  noted: {
    joined: (name) => `${name} has sat down at the fire.`,
    left: (name) => `${name} has left.`,
    removed: (name) => `${name} was asked to leave.`,
    host: (name) => `${name} keeps the table now.`,
    'stand-in': (name) => `A stand-in plays for ${name}.`,
    'took-back': (name) => `${name} plays again.`,
    silenced: (name) => `${name} may not talk for now.`,
    heard: (name) => `${name} may talk again.`,
    started: () => 'The match has begun.',
    over: () => 'The match is over.',
    chosen: () => 'Your time was up. The rules chose for you.',
    missed: () => 'Your time was up. It is counted without you.',
  } satisfies Record<Noted['what'], (name: string) => string>,
  talk: {
    label: 'What people say',
    say: 'Say something',
    send: 'Say it',
    empty: 'Nobody has said anything yet.',
    gone: 'Someone who left',
    quiet: 'The rules want you quiet now.',
    whispers: (names: readonly string[]) => `Only these hear it: ${names.join(', ')}.`,
    silenced: 'The host has asked you to be quiet.',
    mute: 'Mute for me',
    unmute: 'Hear again',
    silence: 'Silence for all',
    letTalk: 'Let talk',
  },
};
