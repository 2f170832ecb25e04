// Written by `./lantern client-types` from the Python models. Do not edit.

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

export interface AltarSeen {
  /** A God, or "temple". */
  kind: string;
  exhausted: boolean;
  /** Shown to its owner alone. */
  committed: boolean;
}

export interface FollowerSeen {
  serial: number;
  card: string;
  owner: Seat;
  token: boolean;
  exhausted: boolean;
  zeal: number;
  faith: number;
  /** Faith it would have had it lost none. */
  most: number;
  lost: number;
  blight: number;
  /** As it has them now, with numbers: "stalwart 1". */
  keywords: readonly string[];
  came_this_turn: boolean;
  /** Against what is printed. */
  zeal_changed: number;
  faith_changed: number;
  /** Positions of once-per-turn abilities that have been used. */
  used: readonly number[];
}

export interface BlessingSeen {
  serial: number;
  card: string;
}

/** FK-LEAK-02 */
export interface MiracleSeen {
  /** Known to its controller alone. */
  card: string | null;
  turn: number;
  entry: number;
  paid: readonly string[];
  discount: number;
  passed: readonly string[];
  /** For whoever cannot see it: what it may still be (FK-INFO-06). */
  could_be: readonly string[];
}

export interface SideSeen {
  seat: Seat;
  tower: number;
  /** Of the Tower. */
  stalwart: number;
  altars: readonly AltarSeen[];
  slots: number;
  followers: readonly FollowerSeen[];
  /** How many Followers it may hold. */
  room: number;
  blessings: readonly BlessingSeen[];
  miracles: readonly MiracleSeen[];
  built: boolean;
  forbidden: readonly string[];
  discounts: readonly [number, number, number, number];
}

export interface KingdomSeen {
  winner: Seat | null;
  sides: readonly [SideSeen, SideSeen];
}

export interface BuriedSeen {
  serial: number;
  card: string;
}

export interface PlayerSeen {
  seat: Seat;
  hand: number;
  deck: number;
  /** The card longest there first. */
  past: readonly BuriedSeen[];
  won: number;
  channelled: boolean;
  /** Has mulliganed. */
  decided: boolean;
  /** At a table with open hands. */
  open_hand: readonly string[] | null;
  /** Cards of that hand which this viewer has lawfully seen (FK-INFO-05). */
  known_hand: readonly string[];
  /** All cards of that deck which this viewer has seen, as many of each as at once. */
  seen: readonly string[];
  /** The deck in its order, top first, once everything is open. */
  opened: readonly string[];
}

/** What is in The Gate, paid for: all see it, a Miracle only as such. */
export interface GateSeen {
  seat: Seat;
  kind: string;
  name: string | null;
  kingdom: number;
  targets: readonly number[];
}

export interface StrikeSeen {
  attacker: number;
  target: number;
  kingdom: number;
}

/** Who is asked what: "mulligan", "turn", "target", "discard", "tribute", "scry", "sift", "recall", "revive". */
export interface QuestionSeen {
  seats: readonly Seat[];
  kind: string;
  /** Whose ability asks; a God, for a Channel. */
  card: string | null;
  /** Its position on the card. */
  ability: number;
  /** Which of its targets is to be picked, counted from 0. */
  slot: number;
  kingdom: number | null;
  left: number;
}

/** What its owner holds in The Gate unpaid. */
export interface HeldSeen {
  kind: string;
  name: string;
  kingdom: number;
  source: number;
  /** Its position on the card, for a Bow or Cost ability. */
  ability: number;
  /** What is to be picked next: "target", or "tribute" or "discard" as its cost. */
  asking: string;
  /** Which of its targets that is, counted from 0. */
  slot: number;
  picked: readonly number[];
  /** The slots that would pay. */
  sources: readonly number[];
}

/** What only its owner sees. */
export interface Mine {
  /** In the order drawn. */
  hand: readonly string[];
  put_back: readonly string[];
  /** The cards left in the deck, without their order. */
  deck_left: readonly string[];
  /** The top card first, as far as it was seen. */
  known_top: readonly string[];
  /** The lowest card first. */
  known_bottom: readonly string[];
  held: HeldSeen | null;
  fiddling_left: number;
  /** Answers given so far to the present question; cards by name in `chosen_cards`. */
  chosen: readonly number[];
  chosen_cards: readonly string[];
  /** The cards a scry shows, the top one first. */
  looked_at: readonly string[];
  /** The deck as it was brought. */
  list: readonly string[];
}

export interface Options {
  /** FK-END-04 A time for each turn and for each choice of the other. */
  clocks: boolean;
  /** For teaching: everyone sees both hands. */
  open_hands: boolean;
  /** FK-SETUP-04 Who begins. */
  first: 'random' | 'seat 1' | 'seat 2';
  /** FK-Q-150 A puzzle to lay out, by its id. Unset, it is written nowhere: all other matches keep their bytes. */
  puzzle?: string;
}

export interface View {
  seat: Seat | null;
  turn: number;
  active: Seat;
  first: Seat;
  phase: string;
  last: boolean;
  /** From turn 80 on (FK-END-03). */
  turns_left: number | null;
  kingdoms: readonly [KingdomSeen, KingdomSeen, KingdomSeen];
  players: readonly [PlayerSeen, PlayerSeen];
  gate: GateSeen | null;
  strike: StrikeSeen | null;
  question: QuestionSeen | null;
  mine: Mine | null;
  options: Options;
  winner: Seat | null;
  ending: string;
  over: boolean;
}

/** FK-MULL-01 One more card of the opening hand to be replaced. */
export interface PutBack {
  type: 'PutBack';
  card: string;
}

/** FK-MULL-02 Replace the cards put back, or keep all if there are none. */
export interface Mulligan {
  type: 'Mulligan';
}

export interface Build {
  type: 'Build';
  kingdom: number;
  god: 'strife' | 'infestation' | 'occult' | 'contagion' | 'grandeur';
}

export interface Upgrade {
  type: 'Upgrade';
  kingdom: number;
  slot: number;
}

/** FK-PAY-08 Mark a source to be used first. */
export interface Commit {
  type: 'Commit';
  kingdom: number;
  slot: number;
}

export interface Uncommit {
  type: 'Uncommit';
  kingdom: number;
  slot: number;
}

export interface Play {
  type: 'Play';
  card: string;
  kingdom: number;
}

/** Use a Follower's Bow or Cost ability; abilities are counted by their position on the card. */
export interface Activate {
  type: 'Activate';
  follower: number;
  ability: number;
}

export interface Channel {
  type: 'Channel';
  god: 'strife' | 'infestation' | 'occult' | 'contagion' | 'grandeur';
  kingdom: number;
}

/** FK-PLAY-05 Take back what waits in The Gate unpaid. */
export interface TakeBack {
  type: 'TakeBack';
}

export interface Attack {
  type: 'Attack';
  follower: number;
  /** A Follower's serial number, or TOWER. */
  target: number;
}

export interface Concede {
  type: 'Concede';
  kingdom: number;
}

/** FK-TURN-06 */
export interface EndTurn {
  type: 'EndTurn';
}

/** Answer with a public card: a Follower, a Blessing, or a card in The Past. */
export interface Pick {
  type: 'Pick';
  serial: number;
}

/** Answer with a Follower and the Kingdom it is to go to. */
export interface PickMove {
  type: 'PickMove';
  serial: number;
  kingdom: number;
}

export interface PickAltar {
  type: 'PickAltar';
  kingdom: number;
  side: number;
  slot: number;
}

export interface PickTower {
  type: 'PickTower';
  kingdom: number;
  side: number;
}

/** A Miracle lies face down: it is named by its place in entry order (FK-LEAK-01). */
export interface PickMiracle {
  type: 'PickMiracle';
  kingdom: number;
  side: number;
  place: number;
}

/** Answer with a card that only its owner sees, by its name. */
export interface PickCard {
  type: 'PickCard';
  card: string;
}

/** No more: of targets that may be fewer, of cards to put on the bottom. */
export interface Done {
  type: 'Done';
}

/** The deadline of what is being waited for has passed. Said by OUTSIDE. */
export interface Timeout {
  type: 'Timeout';
}

export type Action = PutBack | Mulligan | Build | Upgrade | Commit | Uncommit | Play | Activate | Channel | TakeBack | Attack | Concede | EndTurn | Pick | PickMove | PickAltar | PickTower | PickMiracle | PickCard | Done | Timeout;

export interface MulliganDecided {
  type: 'MulliganDecided';
  seat: Seat;
}

/** To its owner: one more card will be replaced. */
export interface CardPutBack {
  type: 'CardPutBack';
  card: string;
}

/** By seat, how many cards were replaced (FK-Q-07). */
export interface MulligansDone {
  type: 'MulligansDone';
  replaced: readonly [number, number];
}

export interface TurnBegan {
  type: 'TurnBegan';
  turn: number;
  seat: Seat;
  /** False in each player's first turn (FK-TURN-03). */
  refreshed: boolean;
}

export interface TurnEnded {
  type: 'TurnEnded';
  turn: number;
  seat: Seat;
}

/** FK-TURN-08, FK-END-04 The turn was ended for its player. */
export interface TurnCutShort {
  type: 'TurnCutShort';
  seat: Seat;
  why: 'commands' | 'clock';
}

export interface CardsDrawn {
  type: 'CardsDrawn';
  seat: Seat;
  number: number;
}

/** To whoever drew them. */
export interface CardsSeen {
  type: 'CardsSeen';
  cards: readonly string[];
}

/** At a table with open hands: all of a hand, whenever something that others did not see has changed it. */
export interface HandShown {
  type: 'HandShown';
  seat: Seat;
  cards: readonly string[];
}

export interface AltarBuilt {
  type: 'AltarBuilt';
  seat: Seat;
  kingdom: number;
  slot: number;
  god: 'strife' | 'infestation' | 'occult' | 'contagion' | 'grandeur';
}

/** By an effect. */
export interface AltarRaised {
  type: 'AltarRaised';
  seat: Seat;
  kingdom: number;
  slot: number;
  god: 'strife' | 'infestation' | 'occult' | 'contagion' | 'grandeur';
  refreshed: boolean;
}

export interface AltarUpgraded {
  type: 'AltarUpgraded';
  seat: Seat;
  kingdom: number;
  slot: number;
}

/** To its owner: committed, or no longer. */
export interface SourceMarked {
  type: 'SourceMarked';
  kingdom: number;
  slot: number;
  committed: boolean;
}

/** To its owner: it waits in The Gate, unpaid. */
export interface HeldInGate {
  type: 'HeldInGate';
  kind: 'card' | 'channel' | 'bow' | 'cost';
  name: string;
  kingdom: number;
}

/** To its owner. */
export interface PickedForGate {
  type: 'PickedForGate';
  what: number;
}

/** To its owner. */
export interface TakenBack {
  type: 'TakenBack';
}

export interface CardPlayed {
  type: 'CardPlayed';
  seat: Seat;
  card: string;
  serial: number;
  kingdom: number;
  /** The slots that paid. */
  sources: readonly number[];
  targets: readonly number[];
  /** The card of each target that is one, else an empty word. */
  aimed: readonly string[];
}

/** FK-LEAK-03 Never which. */
export interface MiraclePlayed {
  type: 'MiraclePlayed';
  seat: Seat;
  kingdom: number;
  sources: readonly number[];
}

/** To its owner. */
export interface MiracleLaid {
  type: 'MiracleLaid';
  card: string;
  kingdom: number;
}

export interface ChannelUsed {
  type: 'ChannelUsed';
  seat: Seat;
  god: 'strife' | 'infestation' | 'occult' | 'contagion' | 'grandeur';
  kingdom: number;
  sources: readonly number[];
  targets: readonly number[];
  /** The card of each target that is one, else an empty word. */
  aimed: readonly string[];
}

/** A Bow or Cost ability was paid for. */
export interface AbilityUsed {
  type: 'AbilityUsed';
  seat: Seat;
  serial: number;
  card: string;
  ability: number;
  bow: boolean;
  kingdom: number;
  sources: readonly number[];
  faith: number;
  targets: readonly number[];
  /** The card of each target that is one, else an empty word. */
  aimed: readonly string[];
}

export interface AbilityTriggered {
  type: 'AbilityTriggered';
  seat: Seat;
  serial: number;
  card: string;
  /** Its position on the card; -1 for Regrowth. */
  ability: number;
  kingdom: number;
}

/** For an ability that triggered. */
export interface TargetsPicked {
  type: 'TargetsPicked';
  seat: Seat;
  targets: readonly number[];
  /** The card of each target that is one, else an empty word. */
  aimed: readonly string[];
}

export interface MiracleRevealed {
  type: 'MiracleRevealed';
  seat: Seat;
  card: string;
  kingdom: number;
  /** Which of those that lay face down. */
  entry: number;
}

/** It goes to The Past without effect. */
export interface CardCancelled {
  type: 'CardCancelled';
  seat: Seat;
  card: string;
  kingdom: number;
}

/** FK-PLAY-08 A cancelled or crowded-out Miracle is face up in The Past. */
export interface MiracleCancelled {
  type: 'MiracleCancelled';
  seat: Seat;
  card: string;
  kingdom: number;
}

export interface ChannelCancelled {
  type: 'ChannelCancelled';
  seat: Seat;
  god: 'strife' | 'infestation' | 'occult' | 'contagion' | 'grandeur';
  kingdom: number;
}

export interface AbilityCancelled {
  type: 'AbilityCancelled';
  seat: Seat;
  serial: number;
  card: string;
}

/** To The Past. */
export interface DecreeResolved {
  type: 'DecreeResolved';
  seat: Seat;
  card: string;
}

export interface FollowerEntered {
  type: 'FollowerEntered';
  serial: number;
  card: string;
  seat: Seat;
  kingdom: number;
  how: 'played' | 'summoned' | 'copied' | 'revived';
}

export interface BlessingEntered {
  type: 'BlessingEntered';
  serial: number;
  card: string;
  seat: Seat;
  kingdom: number;
}

export interface AttackDeclared {
  type: 'AttackDeclared';
  seat: Seat;
  kingdom: number;
  attacker: number;
  /** 0 for the Tower. */
  target: number;
  /** The attacker's; likewise the target's, empty for the Tower. */
  card: string;
  target_card: string;
}

export interface AttackRedirected {
  type: 'AttackRedirected';
  attacker: number;
  target: number;
  target_card: string;
}

/** FK-ATTACK-12 Without loss. */
export interface AttackEnded {
  type: 'AttackEnded';
  attacker: number;
  cancelled: boolean;
}

export interface BattleFought {
  type: 'BattleFought';
  attacker: number;
  target: number;
  card: string;
  target_card: string;
}

export interface TowerBreached {
  type: 'TowerBreached';
  attacker: number;
  card: string;
  kingdom: number;
  /** Whose Tower. */
  seat: Seat;
}

export interface FaithLost {
  type: 'FaithLost';
  serial: number;
  card: string;
  number: number;
  left: number;
}

export interface FaithRestored {
  type: 'FaithRestored';
  serial: number;
  card: string;
  number: number;
  left: number;
}

export interface TowerLostFaith {
  type: 'TowerLostFaith';
  kingdom: number;
  seat: Seat;
  number: number;
  left: number;
}

export interface TowerRestored {
  type: 'TowerRestored';
  kingdom: number;
  seat: Seat;
  number: number;
  left: number;
}

/** Together (FK-FAITH-09). */
export interface FollowersForsaken {
  type: 'FollowersForsaken';
  serials: readonly number[];
  cards: readonly string[];
  why: 'faith' | 'effect' | 'tribute';
}

export interface FollowerChanged {
  type: 'FollowerChanged';
  serial: number;
  card: string;
  zeal: number;
  faith: number;
  lasting: boolean;
}

export interface KeywordGranted {
  type: 'KeywordGranted';
  serial: number;
  card: string;
  keywords: number;
  lasting: boolean;
}

export interface Blighted {
  type: 'Blighted';
  serial: number;
  card: string;
  number: number;
}

export interface Cleansed {
  type: 'Cleansed';
  serial: number;
  card: string;
}

/** Exhausted or Refreshed by an effect. */
export interface FollowerTurned {
  type: 'FollowerTurned';
  serial: number;
  card: string;
  exhausted: boolean;
}

export interface AltarTurned {
  type: 'AltarTurned';
  kingdom: number;
  seat: Seat;
  slot: number;
  exhausted: boolean;
}

export interface FollowerBounced {
  type: 'FollowerBounced';
  serial: number;
  card: string;
  /** Into whose hand; a token vanishes. */
  seat: Seat;
  token: boolean;
}

export interface FollowerMoved {
  type: 'FollowerMoved';
  serial: number;
  card: string;
  kingdom: number;
}

export interface FollowerSeized {
  type: 'FollowerSeized';
  serial: number;
  card: string;
  seat: Seat;
}

export interface BlessingDispelled {
  type: 'BlessingDispelled';
  serial: number;
  card: string;
  seat: Seat;
  kingdom: number;
}

export interface MiracleDispelled {
  type: 'MiracleDispelled';
  card: string;
  seat: Seat;
  kingdom: number;
  entry: number;
}

export interface CardsDiscarded {
  type: 'CardsDiscarded';
  seat: Seat;
  cards: readonly string[];
}

export interface CardsMilled {
  type: 'CardsMilled';
  seat: Seat;
  cards: readonly string[];
}

/** Scry: how many were seen, and how many went to the bottom in the end. */
export interface DeckLookedAt {
  type: 'DeckLookedAt';
  seat: Seat;
  number: number;
  bottomed: number;
}

/** To whoever scries. */
export interface CardsLookedAt {
  type: 'CardsLookedAt';
  cards: readonly string[];
}

/** Sift: so many went from the hand to the bottom. */
export interface CardsPutBelow {
  type: 'CardsPutBelow';
  seat: Seat;
  number: number;
}

/** To its owner: chosen to go below. */
export interface CardPutBelow {
  type: 'CardPutBelow';
  card: string;
}

/** Everyone knows that it happened. */
export interface HandPeeked {
  type: 'HandPeeked';
  /** Who looked. */
  seat: Seat;
}

/** To whoever peeked. */
export interface HandSeen {
  type: 'HandSeen';
  cards: readonly string[];
}

export interface CardRecalled {
  type: 'CardRecalled';
  seat: Seat;
  card: string;
}

/** To whoever is still choosing: one of several. */
export interface AnswerPicked {
  type: 'AnswerPicked';
  what: number;
}

/** It is dark from now on. Miracles that lay there are shown in The Past. */
export interface KingdomWon {
  type: 'KingdomWon';
  kingdom: number;
  seat: Seat;
  conceded: boolean;
  /** The Miracles that lay there face down. */
  shown: readonly string[];
}

export interface LastKingdomBegan {
  type: 'LastKingdomBegan';
  kingdom: number;
}

/** FK-TRIG-07 A fault: the rest of the triggered abilities was dropped. */
export interface QueueDropped {
  type: 'QueueDropped';
  number: number;
}

/** Someone has given the match up. */
export interface Resigned {
  type: 'Resigned';
  seat: Seat;
}

export interface GameEnded {
  type: 'GameEnded';
  ending: 'kingdoms' | 'resigned' | 'limit' | 'draw' | 'held' | 'unsolved';
  winner: Seat | null;
  /** A Miracle that was on its way to the board. */
  shown: readonly string[];
}

export type Event = MulliganDecided | CardPutBack | MulligansDone | TurnBegan | TurnEnded | TurnCutShort | CardsDrawn | CardsSeen | HandShown | AltarBuilt | AltarRaised | AltarUpgraded | SourceMarked | HeldInGate | PickedForGate | TakenBack | CardPlayed | MiraclePlayed | MiracleLaid | ChannelUsed | AbilityUsed | AbilityTriggered | TargetsPicked | MiracleRevealed | CardCancelled | MiracleCancelled | ChannelCancelled | AbilityCancelled | DecreeResolved | FollowerEntered | BlessingEntered | AttackDeclared | AttackRedirected | AttackEnded | BattleFought | TowerBreached | FaithLost | FaithRestored | TowerLostFaith | TowerRestored | FollowersForsaken | FollowerChanged | KeywordGranted | Blighted | Cleansed | FollowerTurned | AltarTurned | FollowerBounced | FollowerMoved | FollowerSeized | BlessingDispelled | MiracleDispelled | CardsDiscarded | CardsMilled | DeckLookedAt | CardsLookedAt | CardsPutBelow | CardPutBelow | HandPeeked | HandSeen | CardRecalled | AnswerPicked | KingdomWon | LastKingdomBegan | QueueDropped | Resigned | GameEnded;

export interface Sightings {
  seats: number;
  seat: number;
  /** As they came to this seat, one after the other. */
  packs: readonly (readonly string[])[];
  /** Of each, what it took. */
  kept: readonly string[];
  burned: readonly string[];
}

/** Cards by id and number, in id order. The name is for people and no part of what is played. */
export interface Deck {
  cards: readonly (readonly [string, number])[];
  name: string;
  /** What its owner saw of the draft from which it is (FK-WASTE-09). */
  drafted?: Sightings;
}

export type Brought = Deck;
