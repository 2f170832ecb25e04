import type { Noted } from '../protocol/wire.gen';

const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const en = {
  app: {
    name: 'Lanternwood',
    skip: 'To the content',
    loading: (what: string) => `Lighting a lantern. ${what}`,
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
