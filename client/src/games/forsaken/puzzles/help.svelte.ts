// What help was asked for with the puzzle on the table. It outlives the board, which is laid anew to show a solution.

import type { BoardMatch } from '../../../match/board';
import type { PuzzleShown } from '../puzzles.gen';

class Help {
  /** The puzzle whose hint is open. */
  hinted = $state<string | null>(null);
  /** The puzzle whose solution is being played, or was: what is won by it is not solved. */
  shown = $state<string | null>(null);
  /** A puzzle is being laid: a second press would lay it twice, and what was given up for it needs no verdict. */
  laying = $state(false);
  #step = 0;

  show(puzzle: string): void {
    this.shown = puzzle;
    this.#step = 0;
  }

  /** Back to one's own play. */
  end(): void {
    this.shown = null;
  }

  /** Do the next step of a solution, if it is offered; whoever did something else has taken over. */
  async step({ solution }: PuzzleShown, match: BoardMatch): Promise<void> {
    const wanted = written(solution[this.#step]);
    const choice = match.ask?.choices.find(({ action }) => written(action) === wanted);
    if (!choice) return this.end();
    this.#step += 1;
    await match.act(choice);
  }
}

/** The same for equal actions, in whatever order their fields come. */
export function written(action: unknown): string {
  const fields = Object.entries((action ?? {}) as Record<string, unknown>);
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export const help = new Help();
