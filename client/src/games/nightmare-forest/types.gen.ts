// Written by `./lantern client-types` from the Python models. Do not edit.

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** NF-OPT: independent switches, chosen when the table is made. */
export interface Options {
  /** Speed Game: five spaces, eaten at three wounds (NF-OPT-01, NF-OPT-02). */
  speed: boolean;
  /** Deadlier Forest: added zombies come from the recipient's zone (NF-OPT-03, NF-OPT-04). */
  deadlier: boolean;
  /** One camper against the countdown (NF-OPT-05, NF-OPT-06). */
  solo: boolean;
  /** Who starts, counted from 1, if the host fixes it; otherwise the dice decide (NF-READY-01). */
  first_seat: number | null;
}

/** A forest card as it lies: its back always shows the zone, its face only when turned up. */
export interface ForestView {
  zone: number;
  card: string | null;
  counters: number;
  /** Of a face-down added zombie: how often its stack had been rebuilt when it came. */
  age: number;
}

/** Gear whose face the viewer may see. */
export interface GearView {
  card: string;
  face_up: boolean;
  used: number;
  shots: number;
  taped: string | null;
}

/** One player as everyone sees them. */
export interface CamperView {
  seat: Seat;
  camper: string | null;
  level: number;
  zone: number;
  wounds: number;
  eaten: boolean;
  survivor: string | null;
  /** The cards still ahead, nearest first; the first lies in the next space unless that is cleared. */
  path: readonly ForestView[];
  /** The next path card is gone, and only added zombies hold its space. */
  next_cleared: boolean;
  own: readonly ForestView[];
  beside: readonly ForestView[];
  /** Face-up gear. */
  gear: readonly GearView[];
  hidden_gear: number;
  /** How often the gear deck had been rebuilt when each hidden card was drawn, oldest first: everyone saw that. */
  hidden_ages: readonly number[];
}

export interface TurnView {
  seat: Seat;
  unused: number;
  used: number;
  forced: number | null;
  weapon_used: boolean;
  two_handed_used: boolean;
  two_at_once: boolean;
  threw: boolean;
  thrown: number;
  attacked: boolean;
  rerolled: boolean;
  sure_shot: boolean;
}

/** NF-INFO-03 Everyone sees that a question is pending, and what it is about as far as that is public. */
export interface QuestionView {
  kind: string;
  seat: Seat;
  wounds: number;
  noise: number;
  found: string | null;
  /** The two cards of a double, for the one who drew them. */
  offered: readonly string[];
  /** How often the gear deck had been rebuilt when each of those was drawn, for all. */
  ages: readonly number[];
}

export interface View {
  me: Seat | null;
  options: Options;
  fatal_wounds: number;
  campers: readonly CamperView[];
  turn: TurnView;
  question: QuestionView | null;
  first: Seat;
  rounds: number;
  countdown: number | null;
  open_paths: readonly boolean[];
  /** How many cards are left of each zone, by its number; likewise the open discards. */
  stacks: readonly number[];
  discards: readonly (readonly string[])[];
  gear_deck: number;
  gear_discard: readonly string[];
  winner: Seat | null;
  over: boolean;
  /** All gear of the viewer's own seat, in the order that actions name it by. */
  hand: readonly GearView[];
}

export interface Flip {
  type: 'Flip';
  spot: number;
}

export interface Attack {
  type: 'Attack';
  target: number;
  dice: number;
  weapons: readonly number[];
  sure_shot: boolean;
}

/** Roll one die at the obstacle ahead. */
export interface RollAtObstacle {
  type: 'RollAtObstacle';
}

/** Spend one die, unrolled, on the obstacle ahead. */
export interface SpendAtObstacle {
  type: 'SpendAtObstacle';
}

/** Use a weapon on the obstacle ahead. */
export interface HackAtObstacle {
  type: 'HackAtObstacle';
  weapon: number;
}

/** Leave the cache ahead unopened. */
export interface IgnoreCache {
  type: 'IgnoreCache';
}

export interface Search {
  type: 'Search';
  dice: number;
  reroll_blank: boolean;
}

/** Use healing gear, a tool or Trail Mix. */
export interface UseGear {
  type: 'UseGear';
  gear: number;
}

export interface CraftWeapon {
  type: 'CraftWeapon';
  gun: number;
  blade: number;
}

export interface StealGear {
  type: 'StealGear';
  victim: Seat;
  /** Its place among the victim's face-up gear. */
  gear: number;
}

export interface ThrowGear {
  type: 'ThrowGear';
  gear: number;
  target: Seat;
}

export interface DropGear {
  type: 'DropGear';
  gear: number;
}

/** End the turn. */
export interface Pass {
  type: 'Pass';
}

export interface ChooseCamper {
  type: 'ChooseCamper';
  camper: number;
}

export interface ClaimPath {
  type: 'ClaimPath';
  path: number;
}

/** Discard a shield against the hit. */
export interface BlockWith {
  type: 'BlockWith';
  gear: number;
}

/** Block no more. */
export interface TakeTheHit {
  type: 'TakeTheHit';
}

/** Discard gear that keeps the noise check from happening. */
export interface MuffleWith {
  type: 'MuffleWith';
  gear: number;
}

/** Let the noise check happen. */
export interface LetItRing {
  type: 'LetItRing';
}

/** Keep the first (0) or the second (1) of two. */
export interface Keep {
  type: 'Keep';
  which: number;
}

/** Discard down to the gear limit, one card at a time. */
export interface Trim {
  type: 'Trim';
  gear: number;
}

/** Someone has left for good. Said by OUTSIDE. */
export interface Leave {
  type: 'Leave';
  seat: Seat;
}

export type Action = Flip | Attack | RollAtObstacle | SpendAtObstacle | HackAtObstacle | IgnoreCache | Search | UseGear | CraftWeapon | StealGear | ThrowGear | DropGear | Pass | ChooseCamper | ClaimPath | BlockWith | TakeTheHit | MuffleWith | LetItRing | Keep | Trim | Leave;

export interface FirstPlayerRolled {
  type: 'FirstPlayerRolled';
  seat: Seat;
  faces: readonly number[];
}

export interface FirstPlayerFound {
  type: 'FirstPlayerFound';
  seat: Seat;
}

export interface CamperChosen {
  type: 'CamperChosen';
  seat: Seat;
  camper: string;
}

export interface PathClaimed {
  type: 'PathClaimed';
  seat: Seat;
  path: number;
}

export interface TurnBegan {
  type: 'TurnBegan';
  seat: Seat;
  dice: number;
  /** Turns left to the last camper, this one included. */
  countdown: number | null;
}

/** A path card or an added zombie; the card was hidden from all. */
export interface CardTurnedUp {
  type: 'CardTurnedUp';
  seat: Seat;
  spot: number;
  card: string;
}

export interface ZoneEntered {
  type: 'ZoneEntered';
  seat: Seat;
  zone: number;
}

/** Others hear how many. */
export interface GearDrawn {
  type: 'GearDrawn';
  seat: Seat;
  count: number;
}

/** Only the drawer hears which. */
export interface GearSeen {
  type: 'GearSeen';
  gear: readonly string[];
}

export interface GearDeckRebuilt {
  type: 'GearDeckRebuilt';
  cards: number;
}

export interface GearTurnedUp {
  type: 'GearTurnedUp';
  seat: Seat;
  gear: string;
}

export interface Attacked {
  type: 'Attacked';
  seat: Seat;
  target: string;
  dice: number;
  weapons: readonly string[];
  sure_shot: boolean;
}

export interface DiceRolled {
  type: 'DiceRolled';
  seat: Seat;
  faces: readonly number[];
  /** Hits, with weapons and bonus where there are any. */
  total: number;
  needed: number;
}

export interface ZombieDefeated {
  type: 'ZombieDefeated';
  seat: Seat;
  card: string;
  die_back: boolean;
}

export interface ZombieHitBack {
  type: 'ZombieHitBack';
  seat: Seat;
  card: string;
  wounds: number;
}

/** By NF-INFO-03 this tells only that face-down gear is held. */
export interface BlockAsked {
  type: 'BlockAsked';
  seat: Seat;
  wounds: number;
}

export interface HitBlocked {
  type: 'HitBlocked';
  seat: Seat;
  gear: string;
  wounds: number;
}

export interface Wounded {
  type: 'Wounded';
  seat: Seat;
  wounds: number;
  total: number;
}

/** NF-INFO-06 All their cards become public. */
export interface CamperEaten {
  type: 'CamperEaten';
  seat: Seat;
  gear: readonly string[];
  cards: readonly string[];
}

export interface CamperMoved {
  type: 'CamperMoved';
  seat: Seat;
  level: number;
}

export interface CamperLeft {
  type: 'CamperLeft';
  seat: Seat;
}

export interface MuteAsked {
  type: 'MuteAsked';
  seat: Seat;
  level: number;
}

export interface NoiseMuffled {
  type: 'NoiseMuffled';
  seat: Seat;
  gear: string;
}

/** A level 3 check has no face. */
export interface NoiseChecked {
  type: 'NoiseChecked';
  seat: Seat;
  level: number;
  face: number | null;
  attracts: boolean;
}

export interface ZombieAdded {
  type: 'ZombieAdded';
  seat: Seat;
  zone: number;
  own_space: boolean;
}

export interface SpaceFull {
  type: 'SpaceFull';
  seat: Seat;
}

/** NF-R-11 The stack had no zombie left: that was hidden until now. */
export interface StackRebuilt {
  type: 'StackRebuilt';
  zone: number;
  cards: number;
}

export interface NoZombieLeft {
  type: 'NoZombieLeft';
  zone: number;
}

export interface GunEmptied {
  type: 'GunEmptied';
  seat: Seat;
  gear: string;
}

export interface CountersPlaced {
  type: 'CountersPlaced';
  seat: Seat;
  card: string;
  added: number;
  counters: number;
  value: number;
}

export interface ObstacleRemoved {
  type: 'ObstacleRemoved';
  seat: Seat;
  card: string;
}

export interface CacheIgnored {
  type: 'CacheIgnored';
  seat: Seat;
  card: string;
}

export interface GearUsed {
  type: 'GearUsed';
  seat: Seat;
  gear: string;
}

export interface Healed {
  type: 'Healed';
  seat: Seat;
  wounds: number;
  total: number;
}

export interface DieRefreshed {
  type: 'DieRefreshed';
  seat: Seat;
}

export interface WeaponCrafted {
  type: 'WeaponCrafted';
  seat: Seat;
  gun: string;
  blade: string;
  /** The place of the Duct Tape, which lay face down until now: all see from where it comes. */
  tape: number;
}

export interface GearStolen {
  type: 'GearStolen';
  seat: Seat;
  victim: Seat;
  gear: string;
  /** The place of the Leather Gloves, likewise. */
  gloves: number;
}

export interface GearThrown {
  type: 'GearThrown';
  seat: Seat;
  target: Seat;
  gear: string;
}

export interface ThrowRolled {
  type: 'ThrowRolled';
  seat: Seat;
  target: Seat;
  face: number;
}

export interface GearDropped {
  type: 'GearDropped';
  seat: Seat;
  gear: string;
}

export interface Searched {
  type: 'Searched';
  seat: Seat;
  faces: readonly number[];
  /** Which die was rolled again, and its new face. */
  rerolled: readonly [number, number] | null;
}

export interface TwoGearOffered {
  type: 'TwoGearOffered';
  gear: readonly [string, string];
}

export interface KeepAsked {
  type: 'KeepAsked';
  seat: Seat;
}

/** NF-SEARCH-03 The card of a double that was not kept. */
export interface GearPutBack {
  type: 'GearPutBack';
  seat: Seat;
  gear: string;
}

export interface SurvivorJoined {
  type: 'SurvivorJoined';
  seat: Seat;
  survivor: string;
}

export interface SurvivorLeft {
  type: 'SurvivorLeft';
  seat: Seat;
  survivor: string;
}

export interface GearTrimmed {
  type: 'GearTrimmed';
  seat: Seat;
  gear: string;
}

export interface TurnEnded {
  type: 'TurnEnded';
  seat: Seat;
}

export interface CountdownBegan {
  type: 'CountdownBegan';
  seat: Seat;
  turns: number;
}

export interface Escaped {
  type: 'Escaped';
  seat: Seat;
}

/** Nobody escaped. */
export interface ForestWon {
  type: 'ForestWon';
  rounds_over: boolean;
}

/** Someone has given the match up. */
export interface Resigned {
  type: 'Resigned';
  seat: Seat;
}

export type Event = FirstPlayerRolled | FirstPlayerFound | CamperChosen | PathClaimed | TurnBegan | CardTurnedUp | ZoneEntered | GearDrawn | GearSeen | GearDeckRebuilt | GearTurnedUp | Attacked | DiceRolled | ZombieDefeated | ZombieHitBack | BlockAsked | HitBlocked | Wounded | CamperEaten | CamperMoved | CamperLeft | MuteAsked | NoiseMuffled | NoiseChecked | ZombieAdded | SpaceFull | StackRebuilt | NoZombieLeft | GunEmptied | CountersPlaced | ObstacleRemoved | CacheIgnored | GearUsed | Healed | DieRefreshed | WeaponCrafted | GearStolen | GearThrown | ThrowRolled | GearDropped | Searched | TwoGearOffered | KeepAsked | GearPutBack | SurvivorJoined | SurvivorLeft | GearTrimmed | TurnEnded | CountdownBegan | Escaped | ForestWon | Resigned;
