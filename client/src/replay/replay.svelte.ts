// A finished match, step by step, as one mind knew it. Steps are fetched in pages, those around the present one first.

import type { BoardMatch, Numbered } from '../match/board';
import { api } from '../protocol/api';
import { tidyName } from '../protocol/names';
import { EMBLEMS, type Member, type Outcome, type ReplayPage, type Step, type TableInfo } from '../protocol/wire.gen';

const PAGE = 100;

type Head = Omit<ReplayPage, 'page' | 'first' | 'mind'>;

export class Replay implements BoardMatch {
  readonly id: string;
  head = $state.raw<Head | null>(null);
  /** "open", "watch" or a seat counted from 0. */
  mind = $state('open');
  at = $state(0);
  #pages = $state.raw<ReadonlyMap<string, readonly Step[]>>(new Map());
  readonly #asked = new Set<string>();

  constructor(id: string, mind = 'open', at = 0) {
    this.id = id;
    this.mind = mind;
    this.at = at;
  }

  // What a screen is told of a match that is over: nothing is asked, nobody is waited for.
  readonly ask = null;
  readonly awaited = [];
  readonly timer = null;
  readonly sending = null;
  readonly ready = false;
  readonly refusal = null;
  readonly yields = [];
  readonly yielding = '';
  readonly stakes = [];
  readonly bet = '';
  readonly bets = [];

  readonly seated: readonly Member[] = $derived((this.head?.names ?? []).map(tidyName).map(memberOf));
  readonly me: Member | null = $derived(this.seated[Number(this.mind)] ?? null);
  readonly last: number = $derived((this.head?.steps ?? 1) - 1);
  readonly step: Step | null = $derived(this.#pages.get(key(this.mind, this.at))?.[this.at % PAGE] ?? null);
  readonly outcome: Outcome | null = $derived(this.at === this.last ? (this.head?.outcome ?? null) : null);
  readonly latest: readonly Numbered[] = $derived(numbered(this.step ? [this.step] : [], this.at));
  /** What was told in the pages at hand, up to this step. */
  readonly news: readonly Numbered[] = $derived.by(() => {
    const told: Step[] = [];
    for (let first = 0; first <= this.at; first += PAGE) {
      told.push(...(this.#pages.get(key(this.mind, first)) ?? []).slice(0, this.at - first + 1));
    }
    return numbered(told, 0);
  });

  get table(): TableInfo {
    if (!this.head) throw new Error('the match has not been fetched yet');
    return {
      code: '',
      match: this.id,
      game: this.head.game,
      phase: 'over',
      host: '',
      members: this.seated,
      watching: 0,
      options: {},
      problem: null,
      advice: [],
      presets: [],
      clock: 'none',
      pace: 'calm',
      listed: false,
      commitment: this.head.commitment,
      forked: false,
    };
  }

  async act(): Promise<void> {}
  async say(): Promise<boolean> {
    return false;
  }
  async tap(): Promise<void> {}
  async yieldTo(): Promise<void> {}
  async betOn(): Promise<void> {}
  forgive(): void {}

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.last, step));
  }

  /** Fetch what is needed for this step, and the next page. */
  async fetch(mind: string, at: number): Promise<void> {
    await this.#fetchPage(mind, at);
    if (at + PAGE <= this.last) void this.#fetchPage(mind, at + PAGE);
  }

  async #fetchPage(mind: string, at: number): Promise<void> {
    const name = key(mind, at);
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    try {
      const { page, first: _first, mind: _mind, ...head } = await api.replay(this.id, mind, at - (at % PAGE), PAGE);
      this.head ??= head;
      // A link may point beyond the end.
      this.at = Math.min(this.at, head.steps - 1);
      this.#pages = new Map(this.#pages).set(name, page);
    } catch (error) {
      this.#asked.delete(name);
      throw error;
    }
  }
}

const key = (mind: string, at: number) => `${mind} ${Math.floor(at / PAGE)}`;

/** News of steps; each step has room for a hundred, so that a number stays what it is. */
function numbered(steps: readonly Step[], first: number): Numbered[] {
  return steps.flatMap((step, index) => step.news.map((news, place) => ({ number: (first + index) * 100 + place, news })));
}

function memberOf(name: string, seat: number): Member {
  const emblem = EMBLEMS[seat % EMBLEMS.length] ?? 'lantern';
  return { id: `seat-${seat}`, name, emblem, seat, bot: null, here: true, stand_in: false, silenced: false, word: '' };
}
