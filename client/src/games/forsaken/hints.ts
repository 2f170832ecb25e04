// Words for whoever plays for the first time, and on what was done to them.

import { words } from './strings';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

export const hints = {
  title: 'First time before the Gate',
  tips: {
    mulligan:
      'Bring the other’s Tower from 10 to 0 and its Kingdom is yours; two of the three win. Keep cards that cost little: the panes at the left of a card.',
    build: 'Each turn you may build one Altar in each of the three Kingdoms. Tap an empty window. It can pay at once.',
    play: 'A card is paid for by the windows of one Kingdom, and works there. The line above it says where it can be paid, or what it needs.',
    target: 'What glows can be chosen. Nobody sees anything before you press the lit plate.',
    attack:
      'Tap a Follower of yours that stands upright, then whom it attacks. While one stands upright before an enemy Tower, that Tower is out of reach.',
    channel: 'Two windows of one God in a Kingdom can be spent on that God’s Channel, once a turn.',
    temple: 'Five windows stand: from the next turn on you may make one of them a Temple, which pays for any God.',
    last: 'One Kingdom each: the third decides. It has room for ten windows and nine Followers a side.',
    end: 'Upright Followers guard their Tower in the other’s turn. Those that attacked lie turned, and do not.',
    read: 'Hold a card to read it large, with what its words mean. With a mouse, let it rest there.',
  },
  /** Where an Altar can still be built, of the Kingdoms one does not look at. */
  unbuilt: (kingdoms: readonly number[]) => `You can also build in ${list(kingdoms.map(words.roman))}.`,
  guarded: 'Upright Followers guard the Tower: it is out of reach.',
  harm: {
    tower: (kingdom: number, faith: number, by: readonly string[], left: number) =>
      `Your Tower in ${words.roman(kingdom)} lost ${faith}${by.length ? ` to ${list(by)}` : ''}: ${left} left.`,
    followers: (names: readonly string[]) => `You lost ${list(names)}.`,
  },
};
