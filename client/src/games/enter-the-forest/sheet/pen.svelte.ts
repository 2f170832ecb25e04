// A pen that writes one line after another: each goes to the server on its own, in the order it was wished for.

import type { BoardMatch } from '../../../match/board';
import type { CharacterView } from '../types.gen';
import { foreseen, granting, type Wish, type Written } from './wishes';

/** By this rule the server refuses a choice that came too late: somebody else has done something meanwhile. */
const STALE = 'STALE';

type Desk = Pick<BoardMatch, 'ready' | 'ask' | 'refusal' | 'act' | 'forgive'>;

export class Pen {
  /** Still to be written, oldest first. */
  wishes = $state.raw<readonly Wish[]>([]);
  /** What the server said about a line that it would not take. */
  problem = $state('');
  #writing = $state(false);
  readonly #desk: () => Desk;
  readonly #character: () => CharacterView;

  constructor(desk: () => Desk, character: () => CharacterView) {
    this.#desk = desk;
    this.#character = character;
  }

  /** The sheet with the ink that is not dry yet. */
  readonly sheet: Written = $derived.by(() => foreseen(this.#character(), this.wishes));
  readonly wet: boolean = $derived(this.wishes.length > 0);

  write(...wishes: Wish[]): void {
    this.problem = '';
    this.wishes = [...this.wishes, ...wishes];
  }

  /** To be called whenever the desk changes: it writes the next line as soon as the server listens. */
  async goOn(): Promise<void> {
    const { ready, ask } = this.#desk();
    const wish = this.wishes[0];
    if (this.#writing || !ready || !ask || !wish) return;
    const choice = granting(wish, ask.choices, this.#character());
    if (!choice) return this.#leave();
    this.#writing = true;
    await this.#desk().act(choice);
    this.#writing = false;
    const { refusal } = this.#desk();
    if (refusal?.rule === STALE) return this.#desk().forgive();
    if (refusal) this.#drop(refusal.why);
    else this.wishes = this.wishes.slice(1);
  }

  /** A line to be struck may be gone already; anything else that is not offered is not to be had. */
  #leave(): void {
    const wish = this.wishes[0];
    if (wish?.to === 'strike') this.wishes = this.wishes.slice(1);
    else this.#drop('');
  }

  #drop(why: string): void {
    this.problem = why || 'shut';
    this.wishes = [];
  }
}
