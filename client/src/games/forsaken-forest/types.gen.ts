// Written by `./lantern client-types` from the Python models. Do not edit.

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** A standing choice of one of the true Forsaken: a victim, or the slots of Village and Void. */
export interface Wish {
  seat: Seat;
  victim: Seat | null;
  village: number | null;
  void: number | null;
}

export interface NightView {
  number: number;
  step: 'shrouded' | 'meeting' | 'coward' | 'navigator' | 'cursed' | 'oracle' | 'priest' | 'sacrifice' | 'silencer' | null;
  /** All steps of this Night, in order. */
  called: readonly ('shrouded' | 'meeting' | 'coward' | 'navigator' | 'cursed' | 'oracle' | 'priest' | 'sacrifice' | 'silencer')[];
  seconds: number;
  wishes: readonly Wish[];
  /** The viewer's own choice in a step of its own. */
  choice: number | null;
  /** Shelter, Sacrifice and Entangle of this Night, where the viewer placed them. */
  placed_on: readonly [Seat | null, Seat | null, Seat | null];
}

/** What all may know of a player. */
export interface PlayerView {
  living: boolean;
  on_doorstep: boolean;
  entangled: boolean;
  pilloried: boolean;
  /** The Action of this span. */
  spent: boolean;
  /** How many Travelers cards. */
  hand: number;
  /** The true role, for its player, and for all at the end. */
  role: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded' | null;
  /** The face of the role card, for those who have seen it. */
  shown: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded' | null;
  /** The viewer knows this player to be a true Forsaken. */
  known_forsaken: boolean;
  known_shrouded: boolean;
  /** Cards that the viewer knows this player to hold. */
  known_cards: readonly string[];
}

export interface InPlayView {
  number: number;
  card: string;
  seat: Seat | null;
  left: number;
  ends: number;
}

/** So many copies of a Travelers card. */
export interface CopiesOf {
  card: string;
  copies: number;
}

/** An announced card that can still be answered, or one that is taking effect. */
export interface PendingView {
  card: string;
  player: Seat | null;
  target: Seat | null;
  places: readonly number[];
  slot: number | null;
  resolving: boolean;
}

/** Something can be answered. Who may is public; who has passed is not. */
export interface WindowView {
  kind: 'before-draw' | 'after-draw' | 'action' | 'fast' | 'forest' | 'answer' | 'doorstep';
  eligible: readonly Seat[];
  /** Have you? */
  passed: boolean;
}

export interface GallowsView {
  accused: Seat;
  by: Seat;
  stage: 'plea' | 'count' | 'vote';
  /** The viewer's own, True for death. */
  vote: boolean | null;
}

export interface AskedView {
  kind: string;
  player: Seat | null;
  target: Seat | null;
  seats: readonly Seat[];
  /** Have you? */
  answered: boolean;
  canopy: readonly string[];
  taken: string | null;
}

/** What a dawn showed, and how many had died before that Night. */
export interface Dawned {
  night: number;
  deaths: number;
  shelter: Seat | null;
  sacrifice: Seat | null;
  entangle: Seat | null;
}

/** A card played or flipped in the open, which all may remember. */
export interface Deed {
  /** null for the Forest. */
  seat: Seat | null;
  card: string;
  target: Seat | null;
  places: readonly number[];
  slot: number | null;
  cycle: number;
  /** Of all turns of the game. */
  turn: number;
  /** The card it was played in answer to. */
  answers: string | null;
}

/** A vote on the Gallows, as it was revealed. */
export interface Ballot {
  accused: Seat;
  by: Seat;
  death: readonly Seat[];
  life: readonly Seat[];
  cycle: number;
  turn: number;
}

export interface ClaimRole {
  type: 'ClaimRole';
  role: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded';
}

export interface ClaimTeam {
  type: 'ClaimTeam';
  team: 'villagers' | 'forsaken';
}

export interface ClaimSawRole {
  type: 'ClaimSawRole';
  target: Seat;
  shown: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded';
  how: 'oracle' | 'navigator' | 'card' | 'artifact';
  when: number;
}

export interface ClaimSawDestination {
  type: 'ClaimSawDestination';
  slot: number;
  card: 'village' | 'void' | 'dead-end';
  how: 'oracle' | 'navigator' | 'card' | 'artifact';
  when: number;
}

/** I have Peeked at nothing. */
export interface ClaimNoPeek {
  type: 'ClaimNoPeek';
}

/** I hold so many of a card, or of a sub-type. */
export interface ClaimHand {
  type: 'ClaimHand';
  card: string;
  count: number;
}

export interface ClaimNoWander {
  type: 'ClaimNoWander';
}

export interface ClaimNightTarget {
  type: 'ClaimNightTarget';
  action: 'shelter-from-evil' | 'ritual-sacrifice' | 'entangle';
  target: Seat;
  when: number;
}

export interface ClaimReason {
  type: 'ClaimReason';
  reason: 'forced_wander' | 'blocking' | 'scouting' | 'other';
}

export interface Trust {
  type: 'Trust';
  target: Seat;
  strength: number;
}

export interface Distrust {
  type: 'Distrust';
  target: Seat;
  strength: number;
}

/** I say P is R. */
export interface AccuseOf {
  type: 'AccuseOf';
  target: Seat;
  of: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded' | 'villagers' | 'forsaken';
}

export interface Defend {
  type: 'Defend';
  target: Seat;
}

export interface ProposeRoute {
  type: 'ProposeRoute';
  slot: number | null;
  at: number | null;
}

export interface WarnRoute {
  type: 'WarnRoute';
  slot: number | null;
  at: number | null;
}

export interface AskAbout {
  type: 'AskAbout';
  target: Seat;
  about: 'role' | 'peeks' | 'hand' | 'reason' | 'vote';
}

export interface Promise {
  type: 'Promise';
  what: 'play' | 'hold' | 'vote';
  target: Seat;
}

export interface VoteIntent {
  type: 'VoteIntent';
  death: boolean;
}

/** I take that back; it stays in the log as retracted. */
export interface Retract {
  type: 'Retract';
  ref: number;
}

/** A reply to something that was asked. */
export interface Answer {
  type: 'Answer';
  ref: number;
  with_: ClaimRole | ClaimTeam | ClaimSawRole | ClaimSawDestination | ClaimNoPeek | ClaimHand | ClaimNoWander | ClaimNightTarget | ClaimReason | Trust | Distrust | AccuseOf | Defend | ProposeRoute | WarnRoute | AskAbout | Promise | VoteIntent | Retract;
}

/** Something that was said, when and by whom. */
export interface Said {
  /** Counted from 0; by this it can be answered or taken back. */
  seq: number;
  speaker: Seat;
  statement: ClaimRole | ClaimTeam | ClaimSawRole | ClaimSawDestination | ClaimNoPeek | ClaimHand | ClaimNoWander | ClaimNightTarget | ClaimReason | Trust | Distrust | AccuseOf | Defend | ProposeRoute | WarnRoute | AskAbout | Promise | VoteIntent | Retract | Answer;
  day: number;
  cycle: number;
  turn: number;
  phase: string;
  retracted: boolean;
}

/** A line of the viewer's notebook. */
export interface NoteView {
  kind: 'role' | 'destination' | 'hand' | 'gave' | 'got' | 'canopy' | 'placed';
  how: 'oracle' | 'navigator' | 'night' | 'card' | 'artifact';
  seat: Seat | null;
  slot: number | null;
  role: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded' | null;
  destination: 'village' | 'void' | 'dead-end' | null;
  cards: readonly string[];
  /** What the viewer laid on somebody, alone or with the other Forsaken. */
  action: 'shelter-from-evil' | 'ritual-sacrifice' | 'entangle' | null;
  /** The Night, for what was seen or done by Night; else the day. */
  when: number;
  /** The Turn Cycle, by day. */
  cycle: number;
}

export interface View {
  seat: Seat | null;
  phase: 'night' | 'dawn' | 'fugue' | 'draw' | 'action' | 'fast' | 'turn-over' | 'forest' | 'forest-closing' | 'end' | 'cycle-over';
  day: number;
  night: NightView | null;
  cycle: number;
  cycle_limit: number;
  turns_taken: number;
  active: Seat | null;
  foraged: boolean;
  night_due: boolean;
  players: readonly PlayerView[];
  role: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded' | null;
  team: 'villagers' | 'forsaken' | null;
  /** null where the list is secret. */
  role_list: readonly ('commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded')[] | null;
  ratio: number | null;
  advice: readonly string[];
  /** The viewer's own, in the order of the deck list. */
  hand: readonly string[];
  paths: readonly number[];
  /** By slot: what the viewer knows to lie there. */
  destinations: readonly ('village' | 'void' | 'dead-end' | null)[];
  turned: readonly boolean[];
  used_sites: readonly boolean[];
  in_play: readonly InPlayView[];
  travelers: number;
  forest: number;
  artifacts: number;
  /** FF-DIST-09 Where the host has changed the copies of a Travelers card; all others are as in the content. */
  deck_overrides: readonly CopiesOf[];
  travelers_discard: readonly string[];
  forest_discard: readonly string[];
  /** The announced cards, the first at the bottom. */
  pending: readonly PendingView[];
  window: WindowView | null;
  /** Whose Doorstep is being settled. */
  doorstep: Seat | null;
  gallows: GallowsView | null;
  asked: AskedView | null;
  fugue: Seat | null;
  draft: string | null;
  marked: readonly number[];
  dawns: readonly Dawned[];
  deaths: readonly Seat[];
  deeds: readonly Deed[];
  ballots: readonly Ballot[];
  said: readonly Said[];
  notes: readonly NoteView[];
  /** Top Forest cards that the viewer knows, the topmost first. */
  canopy: readonly string[];
  ending: 'village' | 'forsaken-dead' | 'void' | 'ratio' | 'cycle-limit' | null;
  winner: 'villagers' | 'forsaken' | null;
}

/** FF-NIGHT1-08 Where The Village and The Void should lie; the other slots are Dead Ends. */
export interface PlaceDestinations {
  type: 'PlaceDestinations';
  village: number;
  void: number;
}

/** FF-ROLE-NAVIGATOR-01 Which Destination to Peek at by Night. */
export interface ChooseSlot {
  type: 'ChooseSlot';
  slot: number;
}

/** Whom a night step is about: a Peek, Shelter, Sacrifice or Entangle. */
export interface ChoosePlayer {
  type: 'ChoosePlayer';
  player: Seat;
}

/** FF-FUGUE-03 */
export interface PlacePath {
  type: 'PlacePath';
  at: number;
}

/** FF-ACT-01, FF-ACT-06 Play a card from hand, or use a Finder's Action; with all that it must announce. */
export interface Play {
  type: 'Play';
  card: number;
  target: Seat;
  at: number;
  slot: number;
  /** A Curse in play, or a card in the Travelers Discard. */
  chosen: number;
}

/** Name one Territory of a card that takes several; the last one announces it. */
export interface Mark {
  type: 'Mark';
  card: number;
  at: number;
}

/** Announce the marked card with the Territories that are marked so far. */
export interface Announce {
  type: 'Announce';
}

/** R97 Take back what is marked so far; the card stays in the hand. */
export interface Unmark {
  type: 'Unmark';
}

/** FF-PRIO-11 No answer in this window, or none for now in another player's Action Phase. */
export interface Pass {
  type: 'Pass';
}

/** FF-FORAGE-01 */
export interface Forage {
  type: 'Forage';
}

/** FF-TURN-08 */
export interface EndActionPhase {
  type: 'EndActionPhase';
}

/** FF-GALLOWS-02 */
export interface EndPlea {
  type: 'EndPlea';
}

/** FF-GALLOWS-03 */
export interface CastVote {
  type: 'CastVote';
  death: boolean;
}

/** FF-CARD-11 A card of the own hand that an effect asks for. */
export interface PickCard {
  type: 'PickCard';
  card: number;
}

/** Read the Canopy: how the Forest cards go back, as positions from the top as they were seen. */
export interface PutBack {
  type: 'PutBack';
  order: readonly number[];
}

/** Demand Answers: show the hand to all. */
export interface ShowHand {
  type: 'ShowHand';
}

/** Demand Answers: rather the Gallows. */
export interface GoToGallows {
  type: 'GoToGallows';
}

/** Lightning Strike: rather Death's Doorstep. */
export interface TakeTheBolt {
  type: 'TakeTheBolt';
}

/** Spring of Renewal: keep the hand as it is. */
export interface Decline {
  type: 'Decline';
}

/** FF-TALK-06 Say it to all. */
export interface Say {
  type: 'Say';
  statement: ClaimRole | ClaimTeam | ClaimSawRole | ClaimSawDestination | ClaimNoPeek | ClaimHand | ClaimNoWander | ClaimNightTarget | ClaimReason | Trust | Distrust | AccuseOf | Defend | ProposeRoute | WarnRoute | AskAbout | Promise | VoteIntent | Retract | Answer;
}

/** The deadline of what is being waited for has passed. Said by OUTSIDE. */
export interface Timeout {
  type: 'Timeout';
}

export type Action = PlaceDestinations | ChooseSlot | ChoosePlayer | PlacePath | Play | Mark | Announce | Unmark | Pass | Forage | EndActionPhase | EndPlea | CastVote | PickCard | PutBack | ShowHand | GoToGallows | TakeTheBolt | Decline | Say | Timeout;

export interface NightFell {
  type: 'NightFell';
  night: number;
}

export interface StepCalled {
  type: 'StepCalled';
  step: 'shrouded' | 'meeting' | 'coward' | 'navigator' | 'cursed' | 'oracle' | 'priest' | 'sacrifice' | 'silencer';
  seconds: number;
}

/** Told to a player about their own role, as the game begins. */
export interface RoleSeen {
  type: 'RoleSeen';
  role: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded';
}

/** FF-NIGHT1-05, 12 The face that others will see from now on. */
export interface CardExchanged {
  type: 'CardExchanged';
  shown: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded';
}

/** FF-NIGHT1-06 */
export interface ForsakenMet {
  type: 'ForsakenMet';
  forsaken: readonly Seat[];
  shrouded: Seat | null;
}

/** FF-NIGHT1-10 To the Coward. */
export interface ForsakenSeen {
  type: 'ForsakenSeen';
  forsaken: readonly Seat[];
}

export interface PlacementWished {
  type: 'PlacementWished';
  seat: Seat;
  village: number;
  void: number;
}

export interface DestinationsPlaced {
  type: 'DestinationsPlaced';
  village: number;
  void: number;
}

export interface VictimWished {
  type: 'VictimWished';
  seat: Seat;
  victim: Seat;
}

/** To the one who made it: a seat or a slot, by the step. */
export interface NightChoiceMade {
  type: 'NightChoiceMade';
  step: 'shrouded' | 'meeting' | 'coward' | 'navigator' | 'cursed' | 'oracle' | 'priest' | 'sacrifice' | 'silencer';
  choice: number;
}

export interface DestinationSeen {
  type: 'DestinationSeen';
  slot: number;
  card: 'village' | 'void' | 'dead-end';
}

export interface RoleCardSeen {
  type: 'RoleCardSeen';
  seat: Seat;
  shown: 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded';
}

/** To those who placed it. */
export interface NightActionPlaced {
  type: 'NightActionPlaced';
  step: 'shrouded' | 'meeting' | 'coward' | 'navigator' | 'cursed' | 'oracle' | 'priest' | 'sacrifice' | 'silencer';
  seat: Seat;
}

export interface DayBroke {
  type: 'DayBroke';
  day: number;
}

/** FF-DAWN-01 Who holds Shelter from Evil, Ritual Sacrifice and Entangle. */
export interface NightActionsRevealed {
  type: 'NightActionsRevealed';
  shelter: Seat | null;
  sacrifice: Seat | null;
  entangle: Seat | null;
}

export interface FirstPlayerDrawn {
  type: 'FirstPlayerDrawn';
  seat: Seat;
}

/** FF-FUGUE-01 To each player, their three cards. */
export interface HandSeen {
  type: 'HandSeen';
  cards: readonly string[];
}

export interface CycleBegan {
  type: 'CycleBegan';
  cycle: number;
}

export interface TurnBegan {
  type: 'TurnBegan';
  seat: Seat;
  /** Of the six. */
  turn: number;
}

/** Nobody answers, or no longer. Tells that all have passed, if they have. */
export interface WindowClosed {
  type: 'WindowClosed';
}

export interface ActionPhaseBegan {
  type: 'ActionPhaseBegan';
  seat: Seat;
}

/** Tells that the player holds no Wander, where the rule could bind. */
export interface ActionPhaseEnded {
  type: 'ActionPhaseEnded';
  seat: Seat;
}

export interface TurnEnded {
  type: 'TurnEnded';
  seat: Seat;
}

export interface CycleEnded {
  type: 'CycleEnded';
  cycle: number;
}

export interface CardsDrawn {
  type: 'CardsDrawn';
  seat: Seat;
  count: number;
}

/** Which cards came to the hand, to its owner. */
export interface CardsSeen {
  type: 'CardsSeen';
  cards: readonly string[];
}

/** No card: Hunger, or none left. */
export interface DrawMissed {
  type: 'DrawMissed';
  seat: Seat;
}

export interface Foraged {
  type: 'Foraged';
  seat: Seat;
}

export interface DeckRebuilt {
  type: 'DeckRebuilt';
  deck: 'travelers' | 'forest';
}

export interface CardPlayed {
  type: 'CardPlayed';
  seat: Seat;
  card: string;
  target: Seat | null;
  places: readonly number[];
  slot: number | null;
  /** The Curse it is aimed at, or the card to take back. */
  chosen: string | null;
  /** The card that it answers: of all answers, the first to come (FF-PRIO-03). */
  answers: string | null;
}

export interface ForestCardFlipped {
  type: 'ForestCardFlipped';
  card: string;
}

export interface CardTookEffect {
  type: 'CardTookEffect';
  card: string;
}

export interface CardForbidden {
  type: 'CardForbidden';
  card: string;
  /** Whose it was; null for the Forest's. */
  seat: Seat | null;
  by: Seat;
}

/** FF-DECK-10 In the order of the deck list. */
export interface CardsDiscarded {
  type: 'CardsDiscarded';
  seat: Seat;
  cards: readonly string[];
}

export interface HandShown {
  type: 'HandShown';
  seat: Seat;
  cards: readonly string[];
}

/** FF-KEY-PEEK-01 */
export interface HandGlimpsed {
  type: 'HandGlimpsed';
  seat: Seat;
  cards: readonly string[];
}

/** FF-KEY-PEEK-03 By whom and at what; the result is theirs alone. */
export interface PeekMade {
  type: 'PeekMade';
  seat: Seat;
  at: 'destination' | 'role' | 'hand' | 'canopy';
  slot: number | null;
  target: Seat | null;
}

/** The top Forest cards, the topmost first. */
export interface CanopySeen {
  type: 'CanopySeen';
  cards: readonly string[];
}

/** Face-down. */
export interface CardsHandedOver {
  type: 'CardsHandedOver';
  giver: Seat;
  receiver: Seat;
  count: number;
}

/** To giver and receiver: which. */
export interface CardChangedHands {
  type: 'CardChangedHands';
  giver: Seat;
  receiver: Seat;
  card: string;
}

export interface CardTakenBack {
  type: 'CardTakenBack';
  seat: Seat;
  card: string;
}

export interface PlayerPilloried {
  type: 'PlayerPilloried';
  seat: Seat;
}

/** A Curse, a Poisoned Waterskin or a Finder's Action comes into play; no seat for a Curse on the group. */
export interface CardLaidDown {
  type: 'CardLaidDown';
  card: string;
  seat: Seat | null;
}

export interface CardLeftPlay {
  type: 'CardLeftPlay';
  card: string;
  seat: Seat | null;
}

/** To the one who made it: a secret choice that a card asked for. */
export interface ChoiceMade {
  type: 'ChoiceMade';
  card: string | null;
}

export interface PathForged {
  type: 'PathForged';
  seat: Seat;
  at: number;
}

/** FF-NAV-06 The announced Territory was no longer open. */
export interface PathNotForged {
  type: 'PathNotForged';
  at: number;
}

export interface PathRedirected {
  type: 'PathRedirected';
  seat: Seat;
  at: number;
}

export interface PathDestroyed {
  type: 'PathDestroyed';
  at: number;
}

export interface DestinationTurnedUp {
  type: 'DestinationTurnedUp';
  slot: number;
  card: 'village' | 'void' | 'dead-end';
}

export interface ArtifactFound {
  type: 'ArtifactFound';
  seat: Seat;
  card: string;
}

export interface SiteEmpty {
  type: 'SiteEmpty';
  seat: Seat;
}

export interface PutOnDoorstep {
  type: 'PutOnDoorstep';
  seat: Seat;
  by_night: boolean;
}

export interface BlessedRevealed {
  type: 'BlessedRevealed';
  seat: Seat;
}

export interface PlayerRevived {
  type: 'PlayerRevived';
  seat: Seat;
}

export interface PlayerDied {
  type: 'PlayerDied';
  seat: Seat;
}

export interface PlayerAccused {
  type: 'PlayerAccused';
  seat: Seat;
  by: Seat;
}

export interface PleaEnded {
  type: 'PleaEnded';
  seat: Seat;
}

/** FF-GALLOWS-03 The count of three is over. */
export interface VoteBegan {
  type: 'VoteBegan';
  accused: Seat;
}

/** To the voter. */
export interface VoteHeld {
  type: 'VoteHeld';
  death: boolean;
}

/** FF-GALLOWS-04 All together, with their voters, in seat order. */
export interface VotesRevealed {
  type: 'VotesRevealed';
  accused: Seat;
  death: readonly Seat[];
  life: readonly Seat[];
  condemned: boolean;
}

export interface NightScheduled {
  type: 'NightScheduled';
}

export interface GameWon {
  type: 'GameWon';
  team: 'villagers' | 'forsaken';
  how: 'village' | 'forsaken-dead' | 'void' | 'ratio' | 'cycle-limit';
  roles: readonly ('commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded')[];
  destinations: readonly ('village' | 'void' | 'dead-end' | null)[];
  hands: readonly (readonly string[])[];
}

export interface StatementMade {
  type: 'StatementMade';
  said: Said;
}

export type Event = NightFell | StepCalled | RoleSeen | CardExchanged | ForsakenMet | ForsakenSeen | PlacementWished | DestinationsPlaced | VictimWished | NightChoiceMade | DestinationSeen | RoleCardSeen | NightActionPlaced | DayBroke | NightActionsRevealed | FirstPlayerDrawn | HandSeen | CycleBegan | TurnBegan | WindowClosed | ActionPhaseBegan | ActionPhaseEnded | TurnEnded | CycleEnded | CardsDrawn | CardsSeen | DrawMissed | Foraged | DeckRebuilt | CardPlayed | ForestCardFlipped | CardTookEffect | CardForbidden | CardsDiscarded | HandShown | HandGlimpsed | PeekMade | CanopySeen | CardsHandedOver | CardChangedHands | CardTakenBack | PlayerPilloried | CardLaidDown | CardLeftPlay | ChoiceMade | PathForged | PathNotForged | PathRedirected | PathDestroyed | DestinationTurnedUp | ArtifactFound | SiteEmpty | PutOnDoorstep | BlessedRevealed | PlayerRevived | PlayerDied | PlayerAccused | PleaEnded | VoteBegan | VoteHeld | VotesRevealed | NightScheduled | GameWon | StatementMade;

/** What the host may change before the game. Times are data: the server watches the clock. */
export interface Options {
  /** Play with the Special Roles of the preset for so many players. */
  special_roles: boolean;
  /** Where two numbers of Forsaken are suggested, the larger one (FF-DIST-02). */
  more_forsaken: boolean;
  /** A role list of the host's own, each card named; with none, a preset is used. */
  roles: readonly ('commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded')[];
  /** Changed copies of Travelers cards (FF-DIST-09). */
  deck_overrides: readonly CopiesOf[];
  /** The role list is drawn by chance and stays secret, and every night step is called (R05, R10). */
  hidden_role_list: boolean;
  /** Windows always run their full length (R29). */
  strict_windows: boolean;
  /** The Priest may choose themself (R14). */
  priest_self: boolean;
  /** Landmarks are closed in the Fugue Phase (R45). */
  fugue_landmarks_closed: boolean;
  /** Free text among the true Forsaken who are awake (FF-TALK-11). */
  night_chat: boolean;
  /** One factor for all night steps. */
  night_time_percent: number;
  fugue_s: number;
  draw_window_s: number;
  action_phase_s: number;
  response_window_s: number;
  interaction_window_s: number;
  fast_phase_s: number;
  doorstep_window_s: number;
  hearing_s: number;
  vote_s: number;
  choice_s: number;
  /** The least length of a window, half of it in the Draw Phase; 0 closes a window on its last pass (R28). */
  min_window_s: number;
  bot_delay_least_s: number;
  /** A bot beside people waits a random time between these before it answers, whatever it holds (R73). */
  bot_delay_most_s: number;
  /** The most statements and chat lines for each player in a minute (FF-TALK-09). */
  talk_per_min: number;
  /** The Turn Cycle at whose end the Forsaken Team wins (FF-WIN-13). */
  cycle_limit: number;
}
