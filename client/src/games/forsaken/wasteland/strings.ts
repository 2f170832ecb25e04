// Every word of the draft.

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const spelt = (count: number): string => WORDS[count] ?? `${count}`;
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const words = {
  label: 'The Wasteland',
  where: (round: number, rounds: number, step: number, steps: number) =>
    `Pack ${round} of ${rounds}, pick ${step} of ${steps}`,
  ask: {
    take: 'Keep one. The rest walk on.',
    last: 'The last card of the pack is yours.',
    burn: 'Burn one. It is out, face down.',
    build: 'Forty of these are your deck.',
    wait: 'The packs wait.',
    watch: 'They are drafting.',
    built: 'Your deck is ready.',
    over: 'All decks are built.',
    after: 'Forty cards each, sixteen beside them. Now they meet.',
    opened: 'Everyone’s picks and decks',
  },
  first: {
    take: 'Touch a card to raise it, then keep it. Hold one, or press R, to read it large. Two Gods go well in one deck.',
    burn: 'With two at the table, every pick also burns a card that neither of you will play.',
    build: 'A fair deck lies ready. Change it as you like: take cards out and put others in, until there are forty.',
  },
  pack: {
    label: 'The pack before you',
    choose: 'Choose a card.',
    keep: (name: string) => `Keep ${name}`,
    burn: (name: string) => `Burn ${name}`,
    kept: (name: string) => `You keep ${name}.`,
    burned: (name: string) => `You burn ${name}.`,
    one: (name: string, rest: string) => `${name}. ${rest}`,
    onward: (left: number, to: string, from: string) =>
      left === 0
        ? 'Then everyone opens a new pack.'
        : `The other ${left === 1 ? 'one goes' : `${spelt(left)} go`} on to ${to}.${from === to ? '' : ` ${from} hands you theirs.`}`,
    swapped: (left: number, to: string) =>
      left === 0
        ? 'Then both open a new pack.'
        : `The other ${left === 1 ? 'one goes' : `${spelt(left)} go`} to ${to}, and theirs comes to you.`,
  },
  round: {
    label: 'Round the table',
    way: { next: 'Packs go this way', before: 'Packs go back this way' },
    choosing: 'choosing',
    building: 'building',
    done: 'done',
    you: 'you',
    waiting: (names: readonly string[]) => `Waiting for ${listed(names)}.`,
    cards: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'} in hand`,
  },
  pool: {
    title: (count: number) => `Your pool, ${count}`,
    left: (picks: number, whole: number) =>
      `${picks} more ${picks === 1 ? 'pick' : 'picks'}. Of the ${whole} you play 40.`,
    empty: 'Nothing yet. What you keep lies here, by its God.',
    curve: 'By cost',
    burned: (count: number) => `Burned: ${count}`,
  },
  build: {
    title: 'Your deck',
    pool: (count: number) => `From your pool of ${count}. What you leave out waits beside it, for later games.`,
    done: 'Play this deck',
    short: (missing: number) => (missing > 0 ? `${missing} more to put in.` : `${-missing} too many.`),
    saving: 'Laying it out…',
  },
  change: {
    says: 'Between games, cards may change places with those you left out.',
    open: 'Change cards',
    bring: 'Play this deck',
    back: 'Leave it as it was',
    title: 'Change your deck',
    problems: 'What is wrong with it',
    both: (deck: number, side: number) => `${deck} cards in it, ${side} beside it`,
  },
  everyone: {
    of: (name: string) => `${name}’s draft`,
    deck: (count: number) => `Deck, ${count}`,
    side: (count: number) => `Left out, ${count}`,
    picks: 'Picks in order',
    pick: (round: number, step: number) => `${round}.${step}`,
  },
};
