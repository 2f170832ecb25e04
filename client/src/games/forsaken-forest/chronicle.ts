// What a finished match was about, from all that was announced in it: who learned what when, and what decided it.

import type { Chronicle } from '../../protocol/wire.gen';
import { face, role } from './cards';
import type { Named } from './saying';
import { bare, spoken } from './statements';
import { words } from './strings';
import { words as say } from './strings-ending';
import type { Event, GameWon, Said, StatementMade } from './types.gen';

/** An announcement with the step of the replay it was made in; `to` is null where everyone heard it. */
export interface Line {
  readonly step: number;
  readonly to: readonly number[] | null;
  readonly event: Event;
}

/** A Night or a Day. */
export interface Span {
  readonly night: boolean;
  readonly number: number;
}

/** Something that a seat came to know, or told the others. */
export interface Fact {
  readonly seat: number;
  /** The place of its Night or Day in the match. */
  readonly span: number;
  readonly step: number;
  readonly words: string;
  /** A claim that was a lie, or a face that was not what it showed; null where there is nothing to judge. */
  readonly true: boolean | null;
  readonly claim: boolean;
}

export interface Point {
  readonly span: number;
  readonly step: number;
  readonly words: string;
}

export interface Told {
  readonly spans: readonly Span[];
  readonly facts: readonly Fact[];
  readonly points: readonly Point[];
}

export const linesOf = (chronicle: Chronicle): Line[] => chronicle.lines as Line[];

const FORSAKEN: readonly string[] = ['forsaken', 'silencer', 'shrouded'];

/** How the match went. Nothing is told of one that is not over. */
export function toldBy(lines: readonly Line[], named: Named): Told {
  const end = lines.map(({ event }) => event).find((event): event is GameWon => event.type === 'GameWon');
  return end ? new Telling(lines, named, end).told() : { spans: [], facts: [], points: [] };
}

class Telling {
  readonly spans: Span[] = [];
  readonly facts: Fact[] = [];
  readonly points: Point[] = [];
  readonly #said: Said[] = [];
  /** True Peeks so far: the first is a turning point. */
  #found = false;

  constructor(
    readonly lines: readonly Line[],
    readonly named: Named,
    readonly end: GameWon,
  ) {}

  told(): Told {
    for (const line of this.lines) {
      this.turn(line.event);
      this.learn(line);
      this.decide(line);
    }
    return this;
  }

  get span(): number {
    return Math.max(0, this.spans.length - 1);
  }

  /** A Night or a Day begins. */
  turn(event: Event): void {
    if (event.type === 'NightFell') this.spans.push({ night: true, number: event.night });
    else if (event.type === 'DayBroke') this.spans.push({ night: false, number: event.day });
  }

  role(seat: number): string {
    return this.end.roles[seat] ?? 'commonfolk';
  }

  learn({ step, to, event }: Line): void {
    for (const seat of to ?? []) this.know(seat, step, event);
    if (event.type === 'StatementMade') this.hear(step, event);
    else if (event.type === 'HandShown') this.note(event.seat, step, say.showed(event.cards.map((card) => face(card).name)));
  }

  know(seat: number, step: number, event: Event): void {
    const note = (text: string, fits: boolean | null = null): void => this.note(seat, step, text, fits);
    const others = (seats: readonly number[]): string[] => seats.filter((each) => each !== seat).map(this.named);
    switch (event.type) {
      case 'ForsakenMet':
        return note(say.met(others(event.forsaken)));
      case 'ForsakenSeen':
        return note(say.sawForsaken(event.forsaken.map(this.named)));
      case 'DestinationsPlaced':
        return note(say.placed(words.map.door(event.village), words.map.door(event.void)));
      case 'DestinationSeen':
        return note(say.looked(words.map.door(event.slot), words.destinations[event.card]));
      case 'RoleCardSeen':
        return note(say.sawRole(this.named(event.seat), role(event.shown).name), event.shown === this.role(event.seat));
      case 'HandGlimpsed':
        return note(say.sawHand(this.named(event.seat), event.cards.map((card) => face(card).name)));
      case 'CanopySeen':
        return note(say.sawCanopy(event.cards.map((card) => face(card).name)));
      case 'NightActionPlaced':
        return note(say.chose(this.named(event.seat), event.step));
    }
  }

  note(seat: number, step: number, text: string, fits: boolean | null = null, claim = false): void {
    this.facts.push({ seat, span: this.span, step, words: text, true: fits, claim });
  }

  hear(step: number, { said }: StatementMade): void {
    this.#said.push(said);
    const fits = this.fits(said);
    if (fits === null) return;
    const text = spoken(said.statement, this.named, this.#said);
    this.note(said.speaker, step, say.said(text), fits, true);
  }

  /** Whether a claim was true by what everyone knows now; null for what cannot be judged. */
  fits({ speaker, statement }: Said): boolean | null {
    const claim = bare(statement);
    switch (claim.type) {
      case 'ClaimRole':
        return this.role(speaker) === claim.role;
      case 'ClaimTeam':
        return teamOf(this.role(speaker)) === claim.team;
      case 'ClaimSawDestination':
        return this.end.destinations[claim.slot] === claim.card;
      case 'ClaimSawRole':
        return shownBy(this.role(claim.target)) === claim.shown || this.role(claim.target) === claim.shown;
      case 'AccuseOf':
        return this.role(claim.target) === claim.of || teamOf(this.role(claim.target)) === claim.of;
      default:
        return null;
    }
  }

  decide({ step, to, event }: Line): void {
    const point = (text: string): void => void this.points.push({ span: this.span, step, words: text });
    const { named } = this;
    switch (event.type) {
      case 'RoleCardSeen':
        if (!this.#found && FORSAKEN.includes(event.shown) && FORSAKEN.includes(this.role(event.seat))) {
          this.#found = true;
          point(say.firstPeek(named(to?.[0] ?? null), named(event.seat), role(event.shown).name));
        }
        return;
      case 'DestinationSeen':
        if (event.card !== 'dead-end') point(say.foundOut(named(to?.[0] ?? null), words.map.door(event.slot), words.destinations[event.card]));
        return;
      case 'NightActionsRevealed':
        if (event.sacrifice !== null && event.sacrifice === event.shelter) point(say.sheltered(named(event.sacrifice)));
        return;
      case 'VotesRevealed': {
        // One thumb turned the other way would have turned the vote.
        const margin = event.death.length - event.life.length;
        if (margin >= -1 && margin <= 2) point(say.closeVote(named(event.accused), event.death.length, event.life.length, event.condemned));
        return;
      }
      case 'PlayerDied':
        return point(say.died(named(event.seat), role(this.end.roles[event.seat] ?? 'commonfolk').name));
      case 'PlayerRevived':
        return point(say.saved(named(event.seat)));
      case 'BlessedRevealed':
        return point(say.blessed(named(event.seat)));
      case 'DestinationTurnedUp':
        return point(say.turnedUp(words.map.door(event.slot), words.destinations[event.card]));
      case 'CardLaidDown':
        if (face(event.card).kind === 'curse') point(say.cursed(face(event.card).name, event.seat === null ? null : named(event.seat)));
        return;
      case 'GameWon':
        return point(words.ending.how[event.how] ?? '');
    }
  }
}

const teamOf = (id: string): string => role(id as Parameters<typeof role>[0]).team;
const shownBy = (id: string): string => role(id as Parameters<typeof role>[0]).shown ?? id;
