import { describe, expect, it } from 'vitest';
import { named as inNames, taleOf, type Entry, type Listener } from '../../src/games/forsaken-forest/tale';
import type { Event } from '../../src/games/forsaken-forest/types.gen';
import type { Numbered } from '../../src/match/board';
import { whoBegins } from '../../src/table/beginning';

const NAMES = ['Wren', 'Odile', 'Bram', 'Maud'];
const listener: Listener = {
  names: NAMES,
  named: (seat) => (seat === 0 ? 'You' : (NAMES[seat ?? -1] ?? '')),
  member: (id) => (id === 'muted' ? null : { name: 'Bram', seat: 2 }),
  noted: ({ name }) => `${name} has left.`,
};

let number = 0;
const told = (event: Partial<Event> & { type: Event['type'] }, words = ''): Numbered => ({
  number: ++number,
  news: { type: 'Told', event, words },
});
const said = (words: string, member = 'bram', whispered = false): Numbered => ({
  number: ++number,
  news: { type: 'Said', member, words, whispered },
});
const line = (entry: Entry): string =>
  entry.kind === 'deed'
    ? [entry.words, ...entry.results.map((result) => (result.secret ? `[${result.words}]` : result.words))]
        .join(' ')
        .trim()
    : entry.words;
const tale = (...news: Numbered[]): string[] => taleOf(news, listener).map(line);

const play = (card: string, seat: number, words: string, aimed = {}): Numbered =>
  told({ type: 'CardPlayed', seat, card, target: null, places: [], slot: null, chosen: null, ...aimed }, words);

describe('the log', () => {
  it('tells a neighbour neither who one is nor what the night showed', () => {
    const news = [
      told({ type: 'NightFell', night: 1 }, 'Night 1.'),
      told({ type: 'RoleSeen', role: 'priest' }, 'You are the Priest.'),
      told({ type: 'RoleCardSeen', seat: 1, shown: 'oracle' }, 'You see.'),
      said('To the north?', 'bram', true),
      told({ type: 'DayBroke', day: 1 }, 'Day 1.'),
      told({ type: 'PathForged', seat: 1, at: 97 }, '{1} Forges a Path at (0,1).'),
    ];
    expect(tale(...news)).toEqual(['Night one', 'Day one', 'Odile Forges a Path at G8.']);
  });

  it('reads with names and with the letters of the map', () => {
    expect(inNames("{1}'s Action Phase begins. {0} Forges a Path at (-6,6).", NAMES)).toBe(
      "Odile's Action Phase begins. Wren Forges a Path at A13.",
    );
    expect(inNames('{0} Forges a Path at Excavation Site X3.', NAMES)).toBe('Wren Forges a Path at M4.');
  });

  it('leaves names as they are', () => {
    expect(inNames('{0} plays Wander at (0,1).', ['ann (1,1)'])).toBe('ann (1,1) plays Wander at G8.');
    expect(whoBegins('Old Fen plays Wander.', ['Old', 'Old Fen'])).toBe('Old Fen');
    expect(whoBegins('Older things stir.', ['Old'])).toBe('');
  });

  it('has a heading for each turn, and one line for a play with what came of it', () => {
    expect(
      tale(
        told({ type: 'CycleBegan', cycle: 2 }),
        told({ type: 'TurnBegan', seat: 1, turn: 3 }),
        told({ type: 'CardsDrawn', seat: 1, count: 1 }, '{1} draws 1 card.'),
        play('wander', 1, '{1} plays Wander at (0,1).', { places: [97] }),
        told({ type: 'WindowClosed' }),
        told({ type: 'CardTookEffect', card: 'wander' }, 'Wander takes effect.'),
        told({ type: 'PathForged', seat: 1, at: 97 }, '{1} Forges a Path at (0,1).'),
        told({ type: 'ActionPhaseEnded', seat: 1 }, 'Over.'),
        told({ type: 'ForestCardFlipped', card: 'hunger' }, 'The Forest turns up Hunger.'),
      ),
    ).toEqual([
      'Cycle 2, turn 3: Odile',
      'Odile plays Wander at G8. The Path is forged.',
      'Cycle 2, the Forest',
      'The Forest turns up Hunger.',
    ]);
  });

  it('says beside a card who forbade it', () => {
    expect(
      tale(
        play('wander', 1, '{1} plays Wander at (0,1).', { places: [97] }),
        play('bar-the-way', 2, '{2} plays Bar the Way.'),
        told({ type: 'CardTookEffect', card: 'bar-the-way' }),
        told({ type: 'CardForbidden', card: 'wander', seat: 1, by: 2 }, '{2} Forbids.'),
      ),
    ).toEqual(['Odile plays Wander at G8. Forbidden by Bram.', 'Bram plays Bar the Way.']);
  });

  it('tells the one who peeked what it was', () => {
    const peek = [
      play('spyglass', 0, 'You play Spyglass on the north-east door.', { slot: 1 }),
      told({ type: 'CardTookEffect', card: 'spyglass' }),
      told({ type: 'PeekMade', seat: 0, at: 'destination', slot: 1, target: null }, 'You Peek at the north-east door.'),
    ];
    expect(tale(...peek)).toEqual(['You play Spyglass on the north-east door.']);
    expect(tale(...peek, told({ type: 'DestinationSeen', slot: 1, card: 'dead-end' }))).toEqual([
      'You play Spyglass on the north-east door. [Behind the north-east door: a Dead End]',
    ]);
  });

  it('holds what people say, in the words of the claims board, but for those whom one does not want to hear', () => {
    const statement = told({
      type: 'StatementMade',
      said: {
        seq: 0,
        speaker: 2,
        statement: { type: 'AccuseOf', target: 1, of: 'villagers' },
        day: 1,
        cycle: 1,
        turn: 1,
        phase: 'action',
        retracted: false,
      },
    });
    expect(tale(statement, said('Hush'), said('Ha', 'muted'))).toEqual(['Odile is on the Villager Team.', 'Hush']);
  });
});
