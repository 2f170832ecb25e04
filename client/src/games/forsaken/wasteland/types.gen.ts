// Written by `./lantern client-types` from the Python models. Do not edit.

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

export interface DrafterSeen {
  seat: Seat;
  /** How many cards are in the pack before them. */
  pack: number;
  /** Has picked in this step, or finished a deck. */
  done: boolean;
  picks: number;
  /** Open to all once everything is. */
  pool: readonly string[] | null;
  deck: readonly string[] | null;
}

export interface MyDraft {
  pack: readonly string[];
  /** In this step, while a card is still to be burned or others pick. */
  taken: string | null;
  burning: string | null;
  /** In the order of picking. */
  pool: readonly string[];
  burned: readonly string[];
  deck: readonly string[];
  sideboard: readonly string[];
  changes: number;
  /** What this seat passed on in this round, one pack after the other. */
  passed: readonly (readonly string[])[];
}

export interface DraftView {
  seat: Seat | null;
  seats: number;
  phase: string;
  round: number;
  rounds: number;
  step: number;
  steps: number;
  to_next: boolean;
  burns: boolean;
  drafters: readonly DrafterSeen[];
  mine: MyDraft | null;
  over: boolean;
}

export type View = DraftView;

/** Keep this card of the pack. */
export interface Take {
  type: 'Take';
  card: string;
}

/** FK-WASTE-05 Put this card of the pack away face down. */
export interface Burn {
  type: 'Burn';
  card: string;
}

/** Into the deck, from the pool. */
export interface PutIn {
  type: 'PutIn';
  card: string;
}

/** Out of the deck. */
export interface LeaveOut {
  type: 'LeaveOut';
  card: string;
}

/** FK-WASTE-08 This is my deck. */
export interface FinishDeck {
  type: 'FinishDeck';
}

/** The deadline of what is being waited for has passed. Said by OUTSIDE. */
export interface Timeout {
  type: 'Timeout';
}

export type Action = Take | Burn | PutIn | LeaveOut | FinishDeck | Timeout;

export interface PacksOpened {
  type: 'PacksOpened';
  round: number;
  /** Packs go to the next seat; otherwise to the one before. */
  to_next: boolean;
}

/** To whoever holds it. */
export interface PackSeen {
  type: 'PackSeen';
  cards: readonly string[];
}

/** To whoever took it. */
export interface CardTaken {
  type: 'CardTaken';
  card: string;
}

/** To whoever burned it. */
export interface CardBurned {
  type: 'CardBurned';
  card: string;
}

/** Somebody has done with this step. */
export interface PickMade {
  type: 'PickMade';
  seat: Seat;
}

/** FK-WASTE-10 The baseline picked, or built, for these. */
export interface TimeWasUp {
  type: 'TimeWasUp';
  seats: readonly Seat[];
}

export interface PacksPassed {
  type: 'PacksPassed';
  step: number;
}

export interface BuildingBegan {
  type: 'BuildingBegan';
}

/** To its owner. */
export interface DeckChanged {
  type: 'DeckChanged';
  card: string;
  put_in: boolean;
}

export interface DeckFinished {
  type: 'DeckFinished';
  seat: Seat;
}

export interface DraftEnded {
  type: 'DraftEnded';
}

export type Event = PacksOpened | PackSeen | CardTaken | CardBurned | PickMade | TimeWasUp | PacksPassed | BuildingBegan | DeckChanged | DeckFinished | DraftEnded;

export interface DraftOptions {
  /** FK-WASTE-10 A minute for each pick, ten for building. */
  clocks: boolean;
}

export type Options = DraftOptions;
