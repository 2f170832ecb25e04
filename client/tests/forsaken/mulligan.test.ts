import { describe, expect, it } from 'vitest';
import { Decision } from '../../src/games/forsaken/decision.svelte';
import type { Action, View } from '../../src/games/forsaken/types.gen';
import type { BoardMatch } from '../../src/match/board';
import type { Choice } from '../../src/protocol/wire.gen';

const HAND = ['S09', 'S01', 'S09', 'S03'];

/** An opening hand at a table where the other chooses at the same time. */
class Opening {
  readonly sent: string[] = [];
  #asks = 0;
  #back: string[] = [];
  #match: BoardMatch | null = null;
  readonly decision: Decision;

  constructor(back: string[] = []) {
    this.#back = back;
    this.ask();
    this.decision = new Decision(
      () => this.#match!,
      () => ({ seat: 0, kingdoms: [], mine: { hand: HAND, put_back: this.#back, held: null } }) as unknown as View,
      () => true,
      () => undefined,
    );
  }

  /** Ask anew; the client hears of it. */
  ask(...back: string[]): void {
    this.#back = [...this.#back, ...back];
    const actions: Action[] = [...new Set(HAND)].map((card) => ({ type: 'PutBack', card }));
    const choices = [...actions, { type: 'Mulligan' } as Action].map((action): Choice => ({
      action,
      words: action.type,
      odds: null,
      says: '',
      foreseen: null,
    }));
    const act = (choice: Choice): void => {
      const action = choice.action as Action;
      this.sent.push(action.type === 'PutBack' ? action.card : action.type);
    };
    this.#match = { ready: true, ask: { id: `${this.#asks++}`, choices }, act } as unknown as BoardMatch;
    this.decision?.steps.pump();
    this.decision?.mulligan.pump();
  }
}

describe('the opening hand', () => {
  it('is kept even if the other was faster (FK-MULL-03)', () => {
    const opening = new Opening();
    opening.decision.mulligan.replace();
    expect(opening.decision.mulligan.open).toBe(false);
    opening.ask();
    expect(opening.sent).toEqual(['Mulligan', 'Mulligan']);
  });

  it('loses one of two like cards, and once only', () => {
    const opening = new Opening();
    opening.decision.mulligan.mark(2);
    opening.decision.mulligan.mark(1);
    opening.decision.mulligan.replace();
    opening.ask();
    opening.ask('S09');
    opening.ask('S01');
    expect(opening.sent).toEqual(['S09', 'S09', 'S01', 'Mulligan']);
  });

  it('goes on where it was after coming back to the page', () => {
    const opening = new Opening(['S09']);
    opening.decision.mulligan.mark(2);
    opening.decision.mulligan.replace();
    opening.ask('S09');
    expect(opening.sent).toEqual(['S09', 'Mulligan']);
  });
});
