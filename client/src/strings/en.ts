import type { Noted } from '../protocol/wire.gen';

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a game says of itself on the shelf. */
interface Told {
  title: string;
  short: string;
  line: string;
  facts: string;
}

export const en = {
  games: {
    'nightmare-forest': {
      title: 'Nightmare Forest: Dead Run',
      short: 'Dead Run',
      line: 'You need not outrun the bear.',
      facts: '1–6 players, 30 min · dice, nerve',
    },
    'forsaken-forest': {
      title: 'Forsaken Forest',
      short: 'Forsaken Forest',
      line: 'Some of you want to be lost.',
      facts: '4–12 players, 60 min · lies, nights, votes',
    },
    forsaken: {
      title: 'Forsaken',
      short: 'Forsaken',
      line: 'Three kingdoms. Five gods. One of you kneels.',
      facts: '2 players, 35 min · cards, altars',
    },
    'forgotten-waters': {
      title: 'Forgotten Waters',
      short: 'Forgotten Waters',
      line: 'A story, a ship, and poor decisions.',
      facts: '3–7 players, 2–3 h · story, crew',
    },
    'enter-the-forest': {
      title: 'Enter the Forest',
      short: 'Enter the Forest',
      line: 'Treasure for those who come out.',
      facts: 'GM + 1–6, an evening · role-play, ruin',
    },
  } as Record<string, Told>,
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
    ticket: (code: string, players: readonly string[]) => `Table ${code}${players.length > 0 ? `, with ${listed(players)}` : ''}`,
    phase: { lobby: 'Gathering', playing: 'Being played', over: 'Played out', closed: 'Closed' },
    open: 'Tables anyone may see',
    noTables: 'No open tables now. Set one, make it public, and it is listed here.',
    free: (seats: number) => `${people(seats, 'seat', 'seats')} free`,
    watch: { lobby: 'Full', playing: 'Watch', over: 'Played out', closed: 'Closed' },
    shelf: 'Choose your trouble',
    notYet: 'Not yet open.',
    foot: {
      replay: 'Open a saved match',
      recover: 'I have a moving code',
      rules: 'Rules',
      settings: 'Settings',
      notices: 'Notices',
      credit: 'Icons by game-icons.net, CC BY 3.0',
    },
  },
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
    broken: { words: 'This page could not be fetched. Look whether you are online, then try again.', again: 'Try again' },
    offline: 'The server cannot be reached. Look whether you are online, then try again.',
  },
  percent: (chance: number) => {
    const hundredth = chance * 100;
    if (hundredth > 0 && hundredth < 1) return '<1\u202f%';
    if (hundredth < 100 && hundredth > 99) return '>99\u202f%';
    return `${Math.round(hundredth)}\u202f%`;
  },
  seat: {
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
  },
  refused: { plain: 'That cannot be done now.' },
  choices: {
    label: 'What you may do',
    keys: 'Press a number to go to a choice, Enter to make it.',
  },
  dialog: { close: 'Close' },
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
  } satisfies Record<Noted['what'], (name: string) => string>,
  talk: {
    label: 'What people say',
    say: 'Say something',
    send: 'Say it',
    empty: 'Nobody has said anything yet.',
    gone: 'Someone who left',
    quiet: 'The rules want you quiet now.',
    silenced: 'The host has asked you to be quiet.',
    mute: 'Mute for me',
    unmute: 'Hear again',
    silence: 'Silence for all',
    letTalk: 'Let talk',
  },
};
