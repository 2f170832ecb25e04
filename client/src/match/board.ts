// What a game's own screen is given. A screen draws `view` and offers `match.ask.choices`; it holds no rules.

import type { Component } from 'svelte';
import type { Ask, Bet, Choice, Member, News, Outcome, Seat, Settled, Stopped, TableInfo } from '../protocol/wire.gen';

/** Playing, watching with or without a name, the shared screen of a table, or a match that is over, step by step. */
export type Mode = 'play' | 'watch' | 'screen' | 'replay';

/** News in the order they came, counted for this viewer alone. */
export interface Numbered {
  readonly number: number;
  readonly news: News;
}

/** A clock that runs here: `until` is on the scale of performance.now(). */
export interface Running {
  readonly until: number;
  readonly whole: number;
  readonly then: 'rules' | 'stand-in';
  /** Of a clock that runs on over many choices: which one it is, and whose. */
  readonly name?: string;
  readonly seat?: Seat;
  /** Seconds that burn after `until`; never filled again. */
  readonly reserve?: number;
  /** The clock that stands still meanwhile. */
  readonly stands?: Stopped;
}

/** Why the last thing was refused. It stays until the next try or until what is asked changes. */
export interface RefusedTry {
  readonly rule: string;
  readonly why: string;
  /** What was tried; null where it was not one of the choices. */
  readonly choice: Choice | null;
}

/** A match as a screen sees it. All fields are reactive; each is replaced whole, never edited. */
export interface BoardMatch {
  readonly table: TableInfo;
  /** Who one is here; null for the unnamed, the table screen and replays. */
  readonly me: Member | null;
  /** The members that have seats, in the order of the seats. */
  readonly seated: readonly Member[];
  readonly ask: Ask | null;
  readonly awaited: readonly Seat[];
  readonly timer: Running | null;
  /** All that was told, said and noted, oldest first. What was told names seats: `withNames` in protocol/words.ts. */
  readonly news: readonly Numbered[];
  /** The news that came together with the present view: what to animate. Empty after loading and resuming. */
  readonly latest: readonly Numbered[];
  /**
   * Standing answers that one may give, by name, and the one that was given. The server answers; nobody else learns of
   * it.
   */
  readonly yields: readonly string[];
  readonly yielding: string;
  /** What one may bet on, being out of the match; what one has bet on; everyone's bets, once it is over. */
  readonly stakes: readonly Bet[];
  readonly bet: string;
  readonly bets: readonly Settled[];
  readonly outcome: Outcome | null;
  /** The choice that is on its way to the server. */
  readonly sending: Choice | null;
  /** Whether a choice would be sent at once: something is asked, nothing is on its way, the connection stands. */
  readonly ready: boolean;
  readonly refusal: RefusedTry | null;
  /**
   * Settles when the server has answered. A refusal does not reject; it is in `refusal`. Does nothing unless `ready`.
   */
  act(choice: Choice): Promise<void>;
  /** Say something in the game's own terms. The table hears it at any time; true unless it was refused. */
  say(action: unknown): Promise<boolean>;
  /** Send something that looks like a choice from outside, and changes nothing. */
  tap(): Promise<void>;
  /** Give a standing answer; with no name, be asked again. */
  yieldTo(name: string): Promise<void>;
  /** Bet on one of the stakes; on nothing, take the bet back. */
  betOn(stake: string): Promise<void>;
  /** Take the refusal away, once it has been read or another piece is touched. */
  forgive(): void;
}

export interface BoardProps<View> {
  view: View;
  match: BoardMatch;
  mode: Mode;
}

export interface BoardModule {
  default: Component<BoardProps<any>>;
}
