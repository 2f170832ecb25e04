// What a finished match was about, from all that was announced in it: who learned what when, and what decided it.

import type { Chronicle } from '../../protocol/wire.gen';
import { face, role } from './cards';
import type { Named } from './saying';
import { spoken } from './spoken';
import { bare } from './statements';
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
  /** A claim that was not so, or a face that was not what it showed; null where there is nothing to judge. */
  readonly true: boolean | null;
  readonly claim: boolean;
  /** Why it was not so, in a word; empty where it was. */
  readonly fault: string;
}

export interface Point {
  /** Its Night, or its Turn Cycle and turn. */
  readonly when: string;
  readonly step: number;
  readonly words: string;
  /** How much hung on it. */
  readonly weight: number;
}

export interface Told {
  readonly spans: readonly Span[];
  readonly facts: readonly Fact[];
  readonly points: readonly Point[];
}

export const linesOf = (chronicle: Chronicle): Line[] => chronicle.lines as Line[];

/** After the six turns of a cycle. */
const FOREST = 7;
/** As many turning points as one remembers; the end is always among them. */
const MOST_POINTS = 6;

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
  /** The fact that a claim is kept as, by the number of the claim. */
  readonly #claims = new Map<number, number>();
  /** True Peeks so far: the first is a turning point. */
  #found = false;
  /** Those who know the Forsaken, and those who know where all lies: what they see is no news to them. */
  readonly #knowPeople = new Set<number>();
  readonly #knowDoors = new Set<number>();
  #cycle = 0;
  #turn = 0;

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
    return { spans: this.spans, facts: this.facts, points: weightiest(this.points) };
  }

  get when(): string {
    const span = this.spans.at(-1);
    if (span?.night) return say.night(span.number);
    return this.#cycle ? words.cycle.at(this.#cycle, this.#turn) : say.day(span?.number ?? 1);
  }

  get span(): number {
    return Math.max(0, this.spans.length - 1);
  }

  /** A Night or a Day begins. */
  turn(event: Event): void {
    if (event.type === 'NightFell') this.spans.push({ night: true, number: event.night });
    else if (event.type === 'DayBroke') this.spans.push({ night: false, number: event.day });
    else if (event.type === 'CycleBegan') this.#cycle = event.cycle;
    else if (event.type === 'TurnBegan') this.#turn = event.turn;
    else if (event.type === 'ForestCardFlipped') this.#turn = FOREST;
  }

  role(seat: number): string {
    return this.end.roles[seat] ?? 'commonfolk';
  }

  learn({ step, to, event }: Line): void {
    for (const seat of to ?? []) this.know(seat, step, event);
    if (event.type === 'StatementMade') this.hear(step, event);
    else if (event.type === 'HandShown')
      this.note(event.seat, step, say.showed(event.cards.map((card) => face(card).name)));
  }

  know(seat: number, step: number, event: Event): void {
    const note = (text: string, fits: boolean | null = null): void => this.note(seat, step, text, fits);
    const others = (seats: readonly number[]): string[] => seats.filter((each) => each !== seat).map(this.named);
    switch (event.type) {
      case 'ForsakenMet':
        this.#knowPeople.add(seat);
        return note(say.met(others(event.forsaken)));
      case 'ForsakenSeen':
        this.#knowPeople.add(seat);
        return note(say.sawForsaken(event.forsaken.map(this.named)));
      case 'DestinationsPlaced':
        this.#knowDoors.add(seat);
        return note(say.placed(words.map.door(event.village), words.map.door(event.void)));
      case 'DestinationSeen':
        return note(say.looked(words.map.door(event.slot), words.destinations[event.card]));
      case 'RoleCardSeen':
        return note(say.sawRole(this.named(event.seat), role(event.shown).name), event.shown === this.role(event.seat));
      case 'HandGlimpsed':
        return note(
          say.sawHand(
            this.named(event.seat),
            event.cards.map((card) => face(card).name),
          ),
        );
      case 'CanopySeen':
        return note(say.sawCanopy(event.cards.map((card) => face(card).name)));
      case 'NightActionPlaced':
        return note(say.chose(this.named(event.seat), event.step));
    }
  }

  note(
    seat: number,
    step: number,
    text: string,
    fits: boolean | null = null,
    claim = false,
    fault = say.mistaken,
  ): void {
    this.facts.push({
      seat,
      span: this.span,
      step,
      words: text,
      true: fits,
      claim,
      fault: fits === false ? fault : '',
    });
  }

  hear(step: number, { said }: StatementMade): void {
    this.#said[said.seq] = said;
    const claim = bare(said.statement);
    if (claim.type === 'Retract') this.takeBack(claim.ref);
    const fits = this.fits(said);
    if (fits === null) return;
    const text = spoken(said.statement, this.named, this.#said);
    // Whoever only thinks something of others, and does not know, is mistaken.
    const knew = claim.type !== 'AccuseOf' || this.#knowPeople.has(said.speaker);
    this.#claims.set(said.seq, this.facts.length);
    this.note(said.speaker, step, say.said(text), fits, true, knew ? say.lie : say.mistaken);
  }

  /** What was taken back is no lie any more. */
  takeBack(seq: number): void {
    const place = this.#claims.get(seq);
    const fact = place === undefined ? undefined : this.facts[place];
    if (place !== undefined && fact?.fault) this.facts[place] = { ...fact, fault: say.takenBack };
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
    const point = (weight: number, text: string): void =>
      void this.points.push({ when: this.when, step, words: text, weight });
    const { named } = this;
    const looker = to?.[0] ?? null;
    switch (event.type) {
      case 'RoleCardSeen':
        if (
          !this.#found &&
          looker !== null &&
          !this.#knowPeople.has(looker) &&
          FORSAKEN.includes(event.shown) &&
          FORSAKEN.includes(this.role(event.seat))
        ) {
          this.#found = true;
          point(5, say.firstPeek(named(looker), named(event.seat), role(event.shown).name));
        }
        return;
      case 'DestinationSeen':
        if (event.card !== 'dead-end' && looker !== null && !this.#knowDoors.has(looker)) {
          point(5, say.foundOut(named(looker), words.map.door(event.slot), words.destinations[event.card]));
        }
        return;
      case 'NightActionsRevealed':
        if (event.sacrifice !== null && event.sacrifice === event.shelter)
          point(4, say.sheltered(named(event.sacrifice)));
        return;
      case 'VotesRevealed': {
        // One thumb turned the other way would have turned the vote.
        const margin = event.death.length - event.life.length;
        if (margin >= -1 && margin <= 2)
          point(5, say.closeVote(named(event.accused), event.death.length, event.life.length, event.condemned));
        return;
      }
      case 'PlayerDied': {
        const lost = this.end.roles[event.seat] ?? 'commonfolk';
        return point(
          FORSAKEN.includes(lost) ? 6 : lost === 'commonfolk' ? 2 : 4,
          say.died(named(event.seat), role(lost).name),
        );
      }
      case 'PlayerRevived':
        return point(3, say.saved(named(event.seat)));
      case 'BlessedRevealed':
        return point(4, say.blessed(named(event.seat)));
      case 'DestinationTurnedUp':
        return point(
          event.card === 'dead-end' ? 1 : 6,
          say.turnedUp(words.map.door(event.slot), words.destinations[event.card]),
        );
      case 'GameWon':
        return point(Infinity, words.ending.how[event.how] ?? '');
    }
  }
}

/** Those on which most hung, in the order in which they came. */
function weightiest(points: readonly Point[]): Point[] {
  const kept = points.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_POINTS);
  return points.filter((point) => kept.includes(point));
}

const teamOf = (id: string): string => role(id as Parameters<typeof role>[0]).team;
const shownBy = (id: string): string => role(id as Parameters<typeof role>[0]).shown ?? id;
