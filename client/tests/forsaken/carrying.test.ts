import { afterEach, describe, expect, it } from 'vitest';
import { Decision } from '../../src/games/forsaken/decision.svelte';
import { dragging, type Load } from '../../src/games/forsaken/dragging.svelte';
import { land } from '../../src/games/forsaken/touching';
import type { Action, View } from '../../src/games/forsaken/types.gen';
import type { BoardMatch } from '../../src/match/board';
import type { Choice } from '../../src/protocol/wire.gen';

const choice = (action: Action, held = false): Choice => ({
  action,
  words: action.type,
  odds: null,
  says: '',
  foreseen: held ? null : { events: [], words: [], unsure: '', chance: false },
});

const OWN = { serial: 4, card: 'S01' };
const view = {
  seat: 0,
  kingdoms: [
    {
      winner: null,
      sides: [
        { seat: 0, followers: [OWN], blessings: [] },
        { seat: 1, followers: [], blessings: [] },
      ],
    },
    {
      winner: null,
      sides: [
        { seat: 0, followers: [], blessings: [] },
        { seat: 1, followers: [], blessings: [] },
      ],
    },
  ],
  mine: { hand: ['S09'], held: null },
} as unknown as View;

/** A turn in which all this is offered, and what was sent. */
function turn(...choices: Choice[]): { decision: Decision; sent: Action['type'][] } {
  const sent: Action['type'][] = [];
  const match = {
    ready: true,
    ask: { id: 'a', choices: [...choices, choice({ type: 'EndTurn' })] },
    act: (each: Choice) => void sent.push((each.action as Action).type),
    forgive: () => undefined,
  } as unknown as BoardMatch;
  return {
    decision: new Decision(
      () => match,
      () => view,
      () => true,
      () => undefined,
    ),
    sent,
  };
}

function carry(load: Load, ...over: string[]): void {
  dragging.load = load;
  dragging.over = over;
}

afterEach(() => {
  dragging.load = null;
  dragging.over = [];
});

describe('what is carried', () => {
  const god: Load = { sort: 'god', god: 'strife' };
  const card: Load = { sort: 'card', card: 'S09', place: 0 };
  const follower: Load = { sort: 'follower', ...OWN };

  it('is Channelled at a Gate and built on one’s own side (FK-UI-02)', () => {
    const channel = choice({ type: 'Channel', god: 'strife', kingdom: 1 });
    const build = choice({ type: 'Build', god: 'strife', kingdom: 0 });
    const { decision, sent } = turn(channel, build);
    carry(god, 'g1', 'k1');
    expect([...decision.gates.keys(), ...decision.sites.keys()]).toEqual([1, 0]);
    expect(decision.lit).toBe(channel);
    land(decision);
    carry(god, 'b0', 'k0');
    expect(decision.lit).toBe(build);
    land(decision);
    for (const where of [['g0', 'k0'], ['b1', 'k1'], ['k0'], []]) {
      carry(god, ...where);
      expect(decision.lit).toBeNull();
      land(decision);
    }
    expect(sent).toEqual(['Channel', 'Build']);
  });

  it('is put down once it is played, though a twin may come to lie at its place', () => {
    const { decision, sent } = turn(choice({ type: 'Play', card: 'S09', kingdom: 1 }));
    decision.take({ sort: 'card', card: 'S09', place: 0 });
    decision.press();
    expect(sent).toEqual(['Play']);
    expect(decision.taken).toBeNull();
  });

  it('shows what would follow where it is, and is unharmed elsewhere', () => {
    const play = choice({ type: 'Play', card: 'S09', kingdom: 1 });
    const { decision, sent } = turn(play);
    carry(card);
    expect(decision.taken?.sort).toBe('card');
    expect(decision.lit).toBeNull();
    land(decision);
    carry(card, 'f9', 'k1');
    expect(decision.lit).toBe(play);
    expect(decision.place).toBe(1);
    carry(card, 'k0');
    expect(decision.lit).toBeNull();
    expect(sent).toEqual([]);
  });

  it('lights whom a Follower may attack, and its own Gate for what it can do', () => {
    const attack = choice({ type: 'Attack', follower: 4, target: 0 });
    const act = choice({ type: 'Activate', follower: 4, ability: 0 });
    const { decision, sent } = turn(attack, act);
    carry(follower);
    expect([...decision.targets.keys()]).toEqual(['t0-1']);
    expect(decision.lit).toBeNull();
    carry(follower, 't0-1', 'k0');
    expect(decision.lit).toBe(attack);
    carry(follower, 'g0', 'k0');
    expect(decision.lit).toBe(act);
    land(decision);
    expect(sent).toEqual(['Activate']);
  });

  it('asks which, of several abilities', () => {
    const { decision, sent } = turn(
      choice({ type: 'Activate', follower: 4, ability: 0 }),
      choice({ type: 'Activate', follower: 4, ability: 1 }),
    );
    carry(follower, 'g0', 'k0');
    expect(decision.lit).toBeNull();
    land(decision);
    carry(follower);
    dragging.load = null;
    expect(decision.taken).toEqual({ sort: 'follower', serial: 4 });
    expect(sent).toEqual([]);
  });
});
