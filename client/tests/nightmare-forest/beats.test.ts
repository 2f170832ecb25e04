import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../src/games/nightmare-forest/beats';
import { taleOf } from '../../src/games/nightmare-forest/tale';
import type { CamperView, Event, View } from '../../src/games/nightmare-forest/types.gen';

const camper = (seat: number, id: string): CamperView => ({
  seat,
  camper: id,
  level: 0,
  zone: 1,
  wounds: 0,
  eaten: false,
  survivor: null,
  path: [],
  next_cleared: false,
  own: [],
  beside: [],
  gear: [],
  hidden_gear: 0,
  hidden_ages: [],
});
const view = { me: 0, campers: [camper(0, 'marisol-vega'), camper(1, 'gus-okafor')] } as unknown as View;

describe('what is shown before the table changes', () => {
  it('shows an attack with what weapons add to it', () => {
    const events: Event[] = [
      { type: 'Attacked', seat: 1, target: 'hollow-hare', dice: 2, weapons: ['camp-hatchet'], sure_shot: false },
      { type: 'DiceRolled', seat: 1, faces: [1, 0], total: 3, needed: 3 },
      { type: 'ZombieDefeated', seat: 1, card: 'hollow-hare', die_back: true },
    ];
    expect(beatsOf(view, events)).toMatchObject([{ kind: 'roll', faces: [1, 0], bonus: 2, needed: 3, good: true }]);
  });

  it('takes a roll without an attack for work', () => {
    const events: Event[] = [
      { type: 'DiceRolled', seat: 0, faces: [2], total: 2, needed: 3 },
      { type: 'CountersPlaced', seat: 0, card: 'creeper-curtain', added: 2, counters: 2, value: 3 },
    ];
    const [beat] = beatsOf(view, events);
    expect(beat).toMatchObject({ bonus: 0, needed: null, good: true });
    expect(beat).toMatchObject({ title: expect.stringContaining('Creeper Curtain') });
  });

  it('counts a lured zombie as good for who threw and bad for who is hit', () => {
    const thrown = (seat: number, target: number): Event[] => [
      { type: 'GearThrown', seat, target, gear: 'tent-stake' },
      { type: 'ThrowRolled', seat, target, face: 1 },
    ];
    expect(beatsOf(view, thrown(0, 1))).toMatchObject([{ good: true }]);
    expect(beatsOf(view, thrown(1, 0))).toMatchObject([{ good: false }]);
  });

  it('shows the face that Ivy rolled again', () => {
    const events: Event[] = [{ type: 'Searched', seat: 0, faces: [0, 1], rerolled: [0, 2] }];
    expect(beatsOf(view, events)).toMatchObject([{ faces: [2, 1] }]);
  });
});

describe('the tale', () => {
  const told = (number: number, event: Partial<Event>, words: string) => ({
    number,
    news: { type: 'Told' as const, event, words },
  });

  it('keeps what follows from a deed in its line, and leaves out what says nothing', () => {
    const lines = taleOf([
      told(1, { type: 'Attacked' }, 'Gus goes for the Hollow Hare with 2 dice.'),
      told(2, { type: 'DiceRolled' }, 'Rolled single, blank: 1 of 3.'),
      told(3, { type: 'BlockAsked' }, 'Gus may block.'),
      told(4, { type: 'TurnBegan' }, 'Marisol’s turn, 4 dice.'),
    ]);
    expect(lines.map(({ number }) => number)).toEqual([1, 4]);
    expect(lines[0]?.news).toMatchObject({
      words: 'Gus goes for the Hollow Hare with 2 dice. Rolled single, blank: 1 of 3.',
    });
  });
});
