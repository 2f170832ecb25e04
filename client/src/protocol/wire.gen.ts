// Written by `./lantern client-types` from the Python models. Do not edit.

export const PROTOCOL = 1;

export const EMBLEMS: readonly Emblem[] = ['lantern', 'owl', 'fox', 'stag', 'wolf', 'bear', 'hare', 'raven', 'moth', 'fir', 'mushroom', 'moon', 'boot', 'key', 'anchor', 'tent'];

/** How many characters people may type. */
export const LONGEST = { name: 24, word: 64, words: 500 };

/** The first frame on every connection. */
export interface Hello {
  type: 'Hello';
  protocol: number;
  /** The code of the table. */
  table: string;
  /** The secret of one's place at the table; without it one watches unseen. */
  token?: string | null;
  /** The match that `seen` counts in. */
  match?: string;
  /** The number of the last news that arrived; the rest will follow. */
  seen?: number;
}

/** Do one of the choices that were asked about. */
export interface Act {
  type: 'Act';
  id: string;
  ask: string;
  action: unknown;
}

export interface Say {
  type: 'Say';
  id: string;
  words: string;
}

export type Clock = 'live' | 'relaxed' | 'none';

export type Pace = 'calm' | 'quick' | 'instant';

/** The host changes how the table is set up, before the start. What is left out stays. */
export interface SetTable {
  type: 'SetTable';
  id: string;
  options?: Record<string, unknown>;
  clock?: Clock;
  pace?: Pace;
  listed?: boolean;
}

export type Emblem = 'lantern' | 'owl' | 'fox' | 'stag' | 'wolf' | 'bear' | 'hare' | 'raven' | 'moth' | 'fir' | 'mushroom' | 'moon' | 'boot' | 'key' | 'anchor' | 'tent';

/** Change one's name, emblem or word for the dice; the word only before the start. */
export interface SetMe {
  type: 'SetMe';
  id: string;
  name?: string;
  emblem?: Emblem;
  word?: string;
}

/**
 * Bring something to the match, before the start: a value of the game's own type, or a text that the game can read.
 * With neither, take it back and play the usual. Only oneself is shown it before the match is over.
 */
export interface Bring {
  type: 'Bring';
  id: string;
  value?: unknown;
  text?: string;
  /** A bot, for which the host brings it; otherwise it is one's own. */
  member?: string;
}

/** Take a seat, having watched; before the start. */
export interface SitDown {
  type: 'SitDown';
  id: string;
}

/** Give up the seat and watch; before the start. */
export interface StandUp {
  type: 'StandUp';
  id: string;
}

/** The host seats a bot. */
export interface SeatBot {
  type: 'SeatBot';
  id: string;
  level: string;
}

/** The host removes a person or a bot before the start. */
export interface Remove {
  type: 'Remove';
  id: string;
  member: string;
}

/** The host stops someone from talking, or lets them talk again. */
export interface Silence {
  type: 'Silence';
  id: string;
  member: string;
  silent: boolean;
}

/** The host begins the match. */
export interface Start {
  type: 'Start';
  id: string;
}

/** Give one of the standing answers that the game offers, or with no name be asked again. */
export interface Yield {
  type: 'Yield';
  id: string;
  name: string;
}

/** Being out of the match, bet on how it ends; with nothing, take the bet back. */
export interface PlaceBet {
  type: 'PlaceBet';
  id: string;
  on: string;
}

/** A bot is to play for someone: oneself at any time, or, if one is the host, whoever is not connected. */
export interface StandIn {
  type: 'StandIn';
  id: string;
  member: string;
}

/** Take one's seat back from the stand-in. */
export interface TakeBack {
  type: 'TakeBack';
  id: string;
}

/** Ask someone who is waited for whether they are still there. */
export interface Nudge {
  type: 'Nudge';
  id: string;
  member: string;
}

/** Ask for a code that moves this place to another device. An older one no longer works. */
export interface RecoveryCode {
  type: 'RecoveryCode';
  id: string;
}

/** The same people again; once the match is over. */
export interface Rematch {
  type: 'Rematch';
  id: string;
}

/** Give the match up, in a game that has it: at any time, asked or not. */
export interface Resign {
  type: 'Resign';
  id: string;
}

/** Leave for good. During a match, a bot plays on. */
export interface LeaveTable {
  type: 'LeaveTable';
  id: string;
}

/** Do nothing. It is answered like a choice, so that from outside nobody can tell whose choice it is. */
export interface Tap {
  type: 'Tap';
  id: string;
}

/** Ask whether the connection is whole. Those who watch may, too. */
export interface Ping {
  type: 'Ping';
  id: string;
}

export type AnyCommand = Act | Say | SetTable | SetMe | Bring | SitDown | StandUp | SeatBot | Remove | Silence | Start | Yield | PlaceBet | StandIn | TakeBack | Nudge | RecoveryCode | Rematch | Resign | LeaveTable | Tap | Ping;

export type FromClient = Hello | AnyCommand;

/** The answer to Hello; an Update with everything follows at once. */
export interface Welcome {
  type: 'Welcome';
  protocol: number;
  /** Of the server. When it changes, the page should be loaded anew at the next quiet moment. */
  version: string;
  /** Who one is here; null for those who watch without a name. */
  member: string | null;
}

/** An announcement of the rules. */
export interface Told {
  type: 'Told';
  /** Of the game's own event type. */
  event: unknown;
  words: string;
}

/** Someone talked. */
export interface Said {
  type: 'Said';
  member: string;
  words: string;
  /** Only some have heard it: pages should not show it where others can look on. */
  whispered: boolean;
}

/** Something happened around the table: the client has words for it. */
export interface Noted {
  type: 'Noted';
  /** The last two are for that member alone: their time ran out, and the rules have chosen or go on without them. */
  what: 'joined' | 'left' | 'removed' | 'host' | 'stand-in' | 'took-back' | 'silenced' | 'heard' | 'started' | 'over' | 'chosen' | 'missed';
  member: string;
  name: string;
}

export type News = Told | Said | Noted;

/** Closed: the match cannot go on, since it was begun with other rules than this server has. */
export type Phase = 'lobby' | 'playing' | 'over' | 'closed';

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** Someone at the table, as all may see them. */
export interface Member {
  id: string;
  name: string;
  emblem: string;
  /** null for those who watch. Seats are counted from 0 and close up until the match begins. */
  seat: Seat | null;
  /** The level of a bot; null for a person. */
  bot: string | null;
  /** Connected just now. Bots always are. */
  here: boolean;
  /** A bot plays this seat until the person takes it back. */
  stand_in: boolean;
  silenced: boolean;
  /** What this person added to the chance of the match. */
  word: string;
  /** The fingerprint of what they have brought to the match; nothing for who plays the usual. */
  brought: string;
  /** Whether what they have brought will do as the table is set up now; until it does, the match cannot begin. */
  fits: boolean;
}

/** Something to know about a table as it is set up. It forbids nothing. */
export interface Advice {
  words: string;
  /** Better changed than begun with. */
  warns: boolean;
}

/** A ready-made way to set up a table. */
export interface PresetInfo {
  title: string;
  says: string;
  /** Send them back as they are to set it. */
  options: Record<string, unknown>;
  chosen: boolean;
}

/** A table beside the first one of a series. */
export interface SideTableInfo {
  code: string;
  /** Who plays there, in seats of the series. */
  playing: readonly Seat[];
}

/** A match that was played, or with one seat alone a bye, which is a win. */
export interface Result {
  seats: readonly Seat[];
  /** All or none of them where it was drawn. */
  winners: readonly Seat[];
  /** For each of its seats, what the game counts besides winning. */
  points: readonly number[];
  /** Who began. */
  first: Seat | null;
  /** Those who had left the series when it ended: whatever the bot in their seat did, they have lost it. */
  gone: readonly Seat[];
}

/** A line of the table. */
export interface Standing {
  seat: Seat;
  /** Wins, in halves: a drawn match is one. */
  halves: number;
  points: number;
  /** What those whom it has met have won, in halves; who was met twice counts twice. */
  opponents: number;
  played: number;
}

/** The series that a match is part of. Seats are those of the series, which stay while matches come and go. */
export interface SeriesInfo {
  /** Whose kind of series it is. */
  game: string;
  kind: string;
  title: string;
  /** Which part of it this is, counted from 0. */
  number: number;
  /** This part is no match that counts, but what comes before them. */
  opening: boolean;
  /** Who has which seat; nobody before it has begun. */
  seats: readonly string[];
  /** Who plays this match. */
  playing: readonly Seat[];
  /**
   * The matches that can be played at the table now, in order, by who plays them; none before it has begun or when it
   * is over.
   */
  coming: readonly (readonly Seat[])[];
  /** The matches that bots play beside the table now, or will. */
  apart: readonly (readonly Seat[])[];
  /** Where matches with people are played meanwhile: whoever has a place at the first table has the same there. */
  sides: readonly SideTableInfo[];
  /** Whose match lies on the first table, begun or not; nobody's between two matches. */
  at_first: readonly Seat[];
  /** At a side table, the code of the first, where the series goes on; nothing at that one itself. */
  first: string;
  results: readonly Result[];
  /** The best first. */
  ranking: readonly Standing[];
  /**
   * The ids of all parts that are over, in the order in which they ended; their replays open when the series is
   * over.
   */
  logs: readonly string[];
  over: boolean;
}

/** The table around the match: the same for everyone at it. */
export interface TableInfo {
  code: string;
  /** The id of the match on the table, by which its replay is found later. */
  match: string;
  game: string;
  phase: Phase;
  host: string;
  members: readonly Member[];
  /** How many watch without a name, the table screen among them. */
  watching: number;
  options: Record<string, unknown>;
  /** Why the match cannot be started like this, in words. */
  problem: string | null;
  /** What to know about the options as they stand; nothing of it forbids to start. */
  advice: readonly Advice[];
  /** For as many as sit here now, before the start. */
  presets: readonly PresetInfo[];
  clock: Clock;
  pace: Pace;
  listed: boolean;
  /** SHA-256 of the seed that the match will follow from. */
  commitment: string;
  forked: boolean;
  /** Left out where the match is no part of one. */
  series?: SeriesInfo;
}

/** Something that follows, in words. */
export interface Consequence {
  kind: 'good' | 'bad' | 'note';
  words: string;
}

/** The exact chance that a choice succeeds, and what follows from either end. */
export interface Prospect {
  chance: number;
  /** What succeeds, in words: "to beat it with 4 dice and the hatchet". */
  of: string;
  then: readonly Consequence[];
}

/** What would follow from a choice. Screens that know the game draw the announcements; others show the words. */
export interface Foreseen {
  /** What would be announced, in order, as far as it tells of a change. */
  events: readonly unknown[];
  /** The same in words, one for each. */
  words: readonly string[];
  /** What may make it come otherwise, in words; empty where nothing hidden can. */
  unsure: string;
  /** Luck decides how it goes on. */
  chance: boolean;
}

/** Something the viewer may do now. */
export interface Choice {
  /** Send it back as it is. */
  action: unknown;
  words: string;
  odds: Prospect | null;
  /** Whether words of one's own go with it, in the action's field `words`. */
  says: '' | 'may' | 'must';
  /** What it would do, as far as the viewer can know. */
  foreseen: Foreseen | null;
}

/** What is asked of the viewer now. Without choices there is nothing to do but wait. */
export interface Ask {
  /** Send it back with the action. When it has changed meanwhile, the action is refused as stale. */
  id: string;
  choices: readonly Choice[];
  /** The question itself, where the game words it. */
  words: string;
}

/** A clock that stands still while another one runs. */
export interface Stopped {
  left: number;
  whole: number;
  name: string;
  seat?: Seat;
  reserve?: number;
}

/** A clock that runs. What is left out below is not there. */
export interface Timer {
  /** Seconds, at the moment of sending. */
  left: number;
  whole: number;
  /** What happens when it has run down: what the rules say, or a bot sits in for who is waited for. */
  then: 'rules' | 'stand-in';
  /** Of a clock that runs on over many choices: which one it is. */
  name?: string;
  /** Whose time it is. */
  seat?: Seat;
  /** Seconds in reserve, at the moment of sending. They burn once nothing is left, and are never filled again. */
  reserve?: number;
  /** The clock that stands still meanwhile. */
  stands?: Stopped;
}

/** A way in which a match may end. */
export interface Bet {
  /** A short stable word for it. */
  on: string;
  words: string;
}

export type Fared = 'right' | 'half' | 'wrong';

/** A bet, once the match is over. */
export interface Settled {
  seat: Seat;
  bet: Bet;
  fared: Fared;
}

/** How a match ended. */
export interface Outcome {
  /** A short stable word for the kind of ending, such as "escape". */
  ending: string;
  winners: readonly Seat[];
}

/** What a seat has played with, once the match is over. */
export interface BroughtOpened {
  /** Of the game's own type. */
  value: unknown;
  title: string;
  /**
   * What the others were shown before the match, and the nonce that opens it: it is the SHA-256 of a JSON list of the
   * nonce and the value, without spaces and with the fields in the order of their names. Nothing where the seat brought
   * nothing and played the usual.
   */
  fingerprint: string;
  nonce: string;
}

/** The proof of fair chance, once the match is over. */
export interface Opened {
  seed: string;
  entropy: readonly string[];
  /** By seat; nothing in a game to which nobody brings anything. */
  brought: readonly BroughtOpened[];
}

/** The match as one viewer sees it now. */
export interface MatchInfo {
  /** Of the game's own view type. */
  view: unknown;
  /** Those whom the viewer may know to be waited for. */
  awaited: readonly Seat[];
  ask: Ask | null;
  timer: Timer | null;
  /** The rules forbid this viewer to talk now. */
  quiet: boolean;
  /** Those who alone would hear it if this viewer wrote something now, though it is quiet; else nobody. */
  whispers: readonly Seat[];
  /** Standing answers that this viewer may give, by name. */
  yields: readonly string[];
  /** The one that was given, if any: the server answers for this viewer, and nobody else learns of it. */
  yielding: string;
  /** What this viewer may bet on, being out of the match. */
  stakes: readonly Bet[];
  /** What this viewer has bet on; nobody else learns of it before the end. */
  bet: string;
  /** Everyone's, once the match is over. */
  bets: readonly Settled[];
  /** This viewer may give the match up now. */
  may_resign: boolean;
  /** Those who have given it up, in that order. */
  resigned: readonly Seat[];
  outcome: Outcome | null;
  opened: Opened | null;
}

/** What has changed. A part that is left out is as it was. */
export interface Update {
  type: 'Update';
  /** The number of the last of these news, counted for this viewer alone. */
  seen: number;
  news: readonly News[];
  table?: TableInfo;
  /** null before the start. */
  match?: MatchInfo | null;
  /** This update is also the Done of that command. */
  done?: string;
}

/** Something that one has brought, for oneself or for a bot: nobody else is shown it before the match is over. */
export interface OwnBrought {
  /** Whose it is. */
  member: string;
  /** Of the game's own type. */
  value: unknown;
  title: string;
  /** All that is wrong with it as the table is set up now. */
  problems: readonly string[];
  /** In a series that began with an opening: what one has of that, and may bring other things from. */
  within?: unknown;
}

/** What you have brought, for yourself or for bots: all of it, as it stands now. Nobody else is sent this. */
export interface Yours {
  type: 'Yours';
  brought: readonly OwnBrought[];
}

/** The command has been carried out and is safe. */
export interface Done {
  type: 'Done';
  done: string;
}

/** The answer to RecoveryCode, for this person alone. */
export interface Recovery {
  type: 'Recovery';
  done: string;
  code: string;
}

/** The answer to Ping. */
export interface Pong {
  type: 'Pong';
  done: string;
  /** How many frames were sent on this connection before this one. Whoever got more or fewer connects anew. */
  frames: number;
}

/** The command has changed nothing. */
export interface Refused {
  type: 'Refused';
  /** null where the frame was too broken to have one. */
  id: string | null;
  /** The id of a rule of the game, or one of our own words in capitals, such as STALE. */
  rule: string;
  why: string;
  /** All that is wrong with what one would have brought, each by itself. */
  problems?: readonly string[];
}

/** Somebody asks whether you are still there. */
export interface Nudged {
  type: 'Nudged';
  name: string;
}

/** The connection is about to close. */
export interface Goodbye {
  type: 'Goodbye';
  why: 'moved' | 'removed' | 'restart' | 'unknown-table' | 'unknown-token' | 'protocol' | 'broken';
  words: string;
}

export type FromServer = Welcome | Update | Yours | Done | Recovery | Pong | Refused | Nudged | Goodbye;

/** A table option, for a form. */
export interface OptionInfo {
  name: string;
  kind: 'switch' | 'number';
  default: boolean | number | null;
  /** The least that a number may be; null where the rules set no bound. Likewise the most. */
  least: number | null;
  most: number | null;
}

/** A kind of series that a game offers. */
export interface SeriesKindInfo {
  name: string;
  title: string;
  says: string;
  fewest: number;
  most: number;
  /** The game with which it begins, such as a draft. */
  opening: string | null;
}

export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: readonly OptionInfo[];
  /** The levels, weakest first. */
  bots: readonly string[];
  usual_bot: string;
  /** What each seat may bring to a match, in one word, such as "deck"; null where nobody brings anything. */
  brings: string | null;
  rules_version: string;
  content_hash: string;
  /** Whether its rules are written down, for the page of rules. */
  rules: boolean;
  /** The fields of its views that hold seats, wherever they stand: a screen that knows no types shows names there. */
  seat_fields: readonly string[];
  /** What its matches can be part of. */
  series: readonly SeriesKindInfo[];
}

/** What this server is and has. */
export interface About {
  version: string;
  protocol: number;
  games: readonly GameInfo[];
  /** Games that are played only as the beginning of a series. */
  openings: readonly GameInfo[];
}

/** Every error: what is wrong, and what to do. */
export interface Problem {
  /** A short stable word. */
  error: string;
  words: string;
}

export interface NewTable {
  game: string;
  name: string;
  emblem: Emblem;
  options?: Record<string, unknown>;
  clock?: Clock;
  pace?: Pace;
  listed?: boolean;
  /** The kind of series to play; with none, a single match. Where it has an opening, the options are those of that. */
  series?: string;
}

export interface Newcomer {
  name: string;
  emblem: Emblem;
  watch?: boolean;
}

/** One's place at a table. Whoever has the token has the place, so it is kept out of every link. */
export interface Place {
  /** The code. */
  table: string;
  member: string;
  token: string;
}

/** A table as seen from outside. */
export interface TableCard {
  code: string;
  game: string;
  phase: Phase;
  /** The host's name. */
  host: string;
  /** Names, bots among them. */
  players: readonly string[];
  /** Seats that can still be taken. */
  free: number;
  watching: number;
  listed: boolean;
}

export interface TableList {
  tables: readonly TableCard[];
}

export interface RecoveryClaim {
  code: string;
}

/** One step of a replay, as the chosen mind knew it. */
export interface Step {
  /** Who acted, if that mind could know. */
  seat: Seat | null;
  /** What was chosen, in words, if that mind could know. */
  choice: string;
  news: readonly News[];
  view: unknown;
}

/** Steps of a finished match. Step 0 is how the table was laid out. */
export interface ReplayPage {
  id: string;
  game: string;
  names: readonly string[];
  /** By seat; nothing for a match that was played without them. */
  emblems: readonly string[];
  /** "open", "watch", or a seat counted from 0. */
  mind: string;
  /** How many there are in all, step 0 among them. */
  steps: number;
  first: number;
  page: readonly Step[];
  outcome: Outcome | null;
  commitment: string;
  opened: Opened;
  /** Whether it can be forked here: it was played with the rules that this server has. */
  playable: boolean;
}

/** One announcement of a finished match. */
export interface Line {
  /** The step of the replay in which it was made. */
  step: number;
  /** Who heard it; null for everyone. */
  to: readonly Seat[] | null;
  /** Of the game's own event type. */
  event: unknown;
}

/** All that was announced in a finished match, to whomever, in order. */
export interface Chronicle {
  id: string;
  game: string;
  names: readonly string[];
  lines: readonly Line[];
}

/** A draw of the match: a whole number below the bound. */
export type Draw = readonly [bound: number, value: number];

/** Every draw of a finished match, in order, so that anyone can follow them from the seed. */
export interface Draws {
  commitment: string;
  opened: Opened;
  draws: readonly Draw[];
}

export interface Imported {
  id: string;
}

/** Play on from a step of a finished match, against bots. */
export interface ForkOrder {
  step: number;
  seat: Seat;
  level: string;
  name: string;
  emblem: Emblem;
}

/** A paragraph or an item of a list. It is a rule if it has a number. */
export interface Passage {
  /** The rule's number. */
  id: string | null;
  /** Without the number. References to rules are links; nothing but what Markdown says is markup. */
  html: string;
  /** The same without any markup. */
  text: string;
}

export interface TextBlock {
  kind: 'text';
  passages: readonly Passage[];
}

export interface ListBlock {
  kind: 'list';
  passages: readonly Passage[];
  /** What the items are counted from; null if they are not. */
  first: number | null;
}

/** A row of a table. It is a ruling if it has a number. */
export interface Row {
  /** The ruling's number, which is its first cell. */
  id: string | null;
  /** Each as HTML, the number among them. */
  cells: readonly string[];
  /** All cells without markup, and without the number. */
  text: string;
}

export interface TableBlock {
  kind: 'table';
  head: readonly Passage[];
  rows: readonly Row[];
}

export interface CodeBlock {
  kind: 'code';
  text: string;
}

export type Block = TextBlock | ListBlock | TableBlock | CodeBlock;

/** What stands under one heading. */
export interface Section {
  /** Its anchor. */
  id: string;
  level: 2 | 3 | 4;
  title: string;
  /** How its rules are numbered, where the heading says it. */
  area: string | null;
  blocks: readonly Block[];
}

/** The rules of a game. */
export interface Rulebook {
  title: string;
  /** What is said before the first heading. */
  lead: readonly Passage[];
  sections: readonly Section[];
}
