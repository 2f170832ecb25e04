// What the pages need to know of a game. Every game tells it in its folder, in about.ts; it comes with the first script
// of every page, so what only one page needs stands in a file of its own beside it.

/** Where a link to a game's own page can stand: under the posters, where a table is set, above the rulebook. */
export type Linked = 'home' | 'new' | 'rules';

/** A page that only this game has. */
export interface OwnPage {
  /** Its address, written out; the build tells the server of it. */
  readonly path: `/${string}`;
  /** Addresses one step below it are its own too; the page is given the last part as `rest`, if there is one. */
  readonly below?: boolean;
  readonly load: () => Promise<unknown>;
  /** Said while it is on its way. */
  readonly coming: string;
  readonly link: string;
  /** Nowhere, if the game's other pages lead there. */
  readonly linked: readonly Linked[];
}

/** The hour of a scene that has one of its own. */
export type Hour = 'night';

export interface AboutGame {
  readonly title: string;
  /** Where there is little room. */
  readonly short: string;
  /** On its poster: one sentence, then who plays how long at what. */
  readonly line: string;
  readonly facts: string;
  /** Its place on the shelf; the lowest stands first. */
  readonly place: number;
  /** How far its poster is pushed up where only a strip of it fits, so that its people are in sight. */
  readonly crop?: `-${number}%`;
  /** It is always this hour at its table: what stands around the board keeps to it. */
  readonly hour?: Hour;
  /** Who made the game that is played here, for the notices. */
  readonly owner?: string;
  /** What its narrator speaks, for the settings; without this it has none. */
  readonly narrator?: string;
  /** The type of the action that lets something pass and does nothing else: when it comes too late, nothing is lost. */
  readonly pass?: string;
  /**
   * Whether a table with these options is for one person alone: its lobby is left at once, and when it is over the
   * game's own screen says what comes next.
   */
  readonly alone?: (options: Readonly<Record<string, unknown>>) => boolean;
  /** What a series of its matches counts besides wins, as the head of a column. */
  readonly points?: string;
  readonly pages?: readonly OwnPage[];
}
