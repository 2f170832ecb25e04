// A finished match, step by step, as one mind knew it. Steps are fetched in pages, those around the present one first.

import { guideOf } from '../games';
import type { BoardMatch, Numbered } from '../match/board';
import { api } from '../protocol/api';
import { tidyName } from '../protocol/names';
import { withNames } from '../protocol/words';
import { EMBLEMS, type Member, type Outcome, type ReplayPage, type Step, type TableInfo } from '../protocol/wire.gen';
import type { Guide } from './guide';

const PAGE = 100;

type Head = Omit<ReplayPage, 'page' | 'first' | 'mind'>;

/** A step, and its news as they are counted here. */
interface Leaf {
  readonly step: Step;
  readonly news: readonly Numbered[];
}

export class Replay implements BoardMatch {
  readonly id: string;
  head = $state.raw<Head | null>(null);
  /** "open", "watch" or a seat counted from 0. */
  mind = $state('open');
  at = $state(0);
  /** Where a game can tell what its plays are: whether to go from one to the next, or through every step. */
  byPlays = $state(true);
  guide = $state.raw<Guide | null>(null);
  /** The step from which one came on; null after a jump. */
  #from = $state<number | null>(null);
  #pages = $state.raw<ReadonlyMap<string, readonly Leaf[]>>(new Map());
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

  readonly seated: readonly Member[] = $derived(
    (this.head?.names ?? []).map((name, seat) => memberOf(tidyName(name), seat, this.head?.emblems[seat])),
  );
  readonly me: Member | null = $derived(this.seated[Number(this.mind)] ?? null);
  readonly last: number = $derived((this.head?.steps ?? 1) - 1);
  readonly step: Step | null = $derived(this.#leafAt(this.at)?.step ?? null);
  readonly outcome: Outcome | null = $derived(this.at === this.last ? (this.head?.outcome ?? null) : null);
  /** Nothing after a jump: what was jumped over is no scene. */
  readonly latest: readonly Numbered[] = $derived.by(() => {
    if (this.#from === null || !this.step) return [];
    const first = this.#from + 1;
    return Array.from({ length: this.at - this.#from }, (_, index) => this.#leafAt(first + index)?.news ?? []).flat();
  });
  /** What was told in the pages at hand, up to this step. */
  readonly news: readonly Numbered[] = $derived.by(() => {
    const told: Leaf[] = [];
    for (let first = 0; first <= this.at; first += PAGE) {
      told.push(...(this.#pages.get(key(this.mind, first)) ?? []).slice(0, this.at - first + 1));
    }
    return told.flatMap(({ news }) => news);
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
    const to = Math.max(0, Math.min(this.last, step));
    this.#from = to === this.at + 1 ? this.at : null;
    this.at = to;
  }

  /** What was done, in the words of this table. */
  readonly done: string = $derived.by(() => {
    if (!this.step) return '';
    const names = this.seated.map(({ name }) => name);
    return this.guide ? this.guide.done(this.step, names) : withNames(this.step.choice, names);
  });

  /** On to the next play, or to the next step. */
  async next(): Promise<void> {
    const from = this.at;
    const to = await this.#seek(1);
    if (this.at !== from) return;
    this.#from = from;
    this.at = to;
  }

  async back(): Promise<void> {
    const from = this.at;
    const to = await this.#seek(-1);
    if (this.at === from) this.go(to);
  }

  async #seek(way: 1 | -1): Promise<number> {
    const { mind, guide } = this;
    const first = Math.max(0, Math.min(this.last, this.at + way));
    if (!guide || !this.byPlays) return first;
    for (let at = first; at > 0 && at < this.last; at += way) {
      // A page that is on its way, or cannot be had: one step is better than none, and the page tells why it stops
      // there.
      await this.#fetchPage(mind, at).catch(() => undefined);
      const leaf = this.#leafAt(at);
      if (!leaf) return first;
      if (guide.isPlay(leaf.step)) return at;
    }
    return way === 1 ? this.last : 0;
  }

  #leafAt(at: number): Leaf | null {
    return this.#pages.get(key(this.mind, at))?.[at % PAGE] ?? null;
  }

  /** Fetch what is needed for this step, and the next page. */
  async fetch(mind: string, at: number): Promise<void> {
    await this.#fetchPage(mind, at);
    // What is not needed yet is asked for again when it is.
    if (at + PAGE <= this.last) void this.#fetchPage(mind, at + PAGE).catch(() => undefined);
  }

  async #meet(game: string): Promise<void> {
    this.guide ??= (await guideOf(game)?.())?.guide ?? null;
  }

  async #fetchPage(mind: string, at: number): Promise<void> {
    const name = key(mind, at);
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    try {
      const { page, first, mind: _mind, ...head } = await api.replay(this.id, mind, at - (at % PAGE), PAGE);
      this.head ??= head;
      void this.#meet(head.game);
      // A link may point beyond the end.
      this.at = Math.min(this.at, head.steps - 1);
      this.#pages = new Map(this.#pages).set(
        name,
        page.map((step, index) => leafOf(step, first + index)),
      );
    } catch (error) {
      this.#asked.delete(name);
      throw error;
    }
  }
}

const key = (mind: string, at: number) => `${mind} ${Math.floor(at / PAGE)}`;

/** Each step has room for a hundred news, so that a number stays what it is, whichever pages are at hand. */
const leafOf = (step: Step, at: number): Leaf => ({
  step,
  news: step.news.map((news, place) => ({ number: at * 100 + place, news })),
});

/** A match that was played without emblems has some given to its seats. */
function memberOf(name: string, seat: number, worn: string | undefined): Member {
  const emblem = worn ?? EMBLEMS[seat % EMBLEMS.length] ?? 'lantern';
  const plain = { bot: null, here: true, stand_in: false, silenced: false, word: '', brought: '', fits: true };
  return { id: `seat-${seat}`, name, emblem, seat, ...plain };
}
