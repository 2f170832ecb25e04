// The log as this table reads it: by turns, one line for a play and what came of it, people, doors and Territories by
// their names.

import type { Numbered } from '../../match/board';
import type { Said as Chat } from '../../protocol/wire.gen';
import { withNames } from '../../protocol/words';
import { role } from './cards';
import { DESTINATIONS, SITES, square, WIDTH } from './map';
import { held, type Named } from './saying';
import { spoken } from './spoken';
import { words } from './strings';
import { words as say } from './strings-talk';
import { statementIn } from './talking.svelte';
import type { CardPlayed, Event, Said } from './types.gen';

/** What came of a play. */
export interface Result {
  readonly number: number;
  readonly words: string;
  /** Only this seat was told. */
  readonly secret: boolean;
}

export interface Heading {
  readonly kind: 'heading';
  readonly number: number;
  readonly words: string;
}

export interface Deed {
  readonly kind: 'deed';
  readonly number: number;
  readonly words: string;
  readonly results: Result[];
}

export interface Speech {
  readonly kind: 'statement' | 'chat';
  readonly number: number;
  readonly who: string;
  /** Null for those who watch. */
  readonly seat: number | null;
  readonly words: string;
}

/** Around the table: who came, who left. */
export interface Note {
  readonly kind: 'note';
  readonly number: number;
  readonly words: string;
}

export type Entry = Heading | Deed | Speech | Note;

/** Whom the log is told to, and of whom. */
export interface Listener {
  readonly names: readonly string[];
  readonly named: Named;
  /** Who talked, unless one does not want to hear them. */
  readonly member: (id: string) => { name: string; seat: number | null } | null;
  readonly noted: (news: Extract<Numbered['news'], { type: 'Noted' }>) => string;
}

const spelled = (x: string, y: string): string => square((Number(y) + 6) * WIDTH + Number(x) + 6);
const placeOf = (at: number): string =>
  DESTINATIONS.includes(at) ? words.map.door(DESTINATIONS.indexOf(at)) : square(at);

/** The server counts Territories, since it knows none of the letters on this map. */
export function named(text: string, names: readonly string[]): string {
  const told = text
    .replace(/\((-?\d), ?(-?\d)\)/g, (_, x: string, y: string) => spelled(x, y))
    .replace(/\bExcavation Site X(\d)\b/g, (_, site: string) => square(SITES[Number(site) - 1] ?? 0));
  // Last, since a name may be anything.
  return withNames(words.capital(told), names);
}

/** Lines that say nothing to people: that a window closes is seen on the clock, that a turn is over by the next. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  'WindowClosed',
  'ActionPhaseBegan',
  'ActionPhaseEnded',
  'TurnEnded',
  'CycleBegan',
  'CycleEnded',
  'PleaEnded',
  'VoteBegan',
  'StepCalled',
]);
/** Lines that would tell a neighbour who one is or what one saw: they stand in the notebook and under the role. Of these, a
 * Peek by Day is told to its owner, as long as that is not covered. */
export const SECRET: readonly Event['type'][] = [
  'RoleSeen',
  'CardExchanged',
  'ForsakenMet',
  'ForsakenSeen',
  'PlacementWished',
  'DestinationsPlaced',
  'VictimWished',
  'NightChoiceMade',
  'DestinationSeen',
  'RoleCardSeen',
  'NightActionPlaced',
  'HandGlimpsed',
  'CanopySeen',
  'CardChangedHands',
  'ChoiceMade',
  'VoteHeld',
];

/** What a Peek showed, in words that only its owner reads; null for all other events. */
export function foundBy(event: Event, named: Named): string | null {
  switch (event.type) {
    case 'DestinationSeen':
      return say.found.door(words.map.door(event.slot), words.destinations[event.card]);
    case 'RoleCardSeen':
      return say.found.role(named(event.seat), role(event.shown).name);
    case 'HandGlimpsed':
      return say.found.hand(named(event.seat), held(event.cards));
    case 'CanopySeen':
      return say.found.canopy(event.cards.map((card) => held([card])).join(', '));
    default:
      return null;
  }
}

/** Each line is put into names once: the log of a match is long, and comes with every move. */
const known = new WeakMap<Numbered, string>();

export function taleOf(news: readonly Numbered[], listener: Listener): Entry[] {
  const teller = new Teller(listener);
  for (const each of news) teller.hear(each);
  return teller.entries;
}

interface Played {
  readonly deed: Deed;
  readonly card: string;
  readonly seat: number | null;
  readonly aimed: CardPlayed | null;
}

class Teller {
  readonly entries: Entry[] = [];
  readonly #said: Said[] = [];
  /** Announced cards, the first at the bottom. */
  #waiting: Played[] = [];
  /** The card whose effects are being told. */
  #resolving: Played | null = null;
  #cycle = 0;
  #forest = false;
  #night = false;

  constructor(readonly listener: Listener) {}

  hear(each: Numbered): void {
    const { news, number } = each;
    if (news.type === 'Noted') this.entries.push({ kind: 'note', number, words: this.listener.noted(news) });
    else if (news.type === 'Said') this.#chat(number, news);
    else this.#tell(each, news.event as Event);
  }

  /** What the Forsaken whisper by Night does not stand in a log that lies open by Day. */
  #chat(number: number, { member, words: text, whispered }: Chat): void {
    const who = whispered ? null : this.listener.member(member);
    if (who) this.entries.push({ kind: 'chat', number, who: who.name, seat: who.seat, words: text });
  }

  #tell(each: Numbered, event: Event): void {
    const { number } = each;
    const told = this.#words(each);
    switch (event.type) {
      case 'NightFell':
        this.#night = true;
        return this.#head(number, words.night.title(event.night));
      case 'DayBroke':
        this.#night = false;
        return this.#head(number, words.cycle.day(event.day));
      case 'CycleBegan':
        this.#cycle = event.cycle;
        return;
      case 'TurnBegan':
        this.#forest = false;
        return this.#head(number, say.turn(words.cycle.at(this.#cycle, event.turn), this.listener.named(event.seat)));
      case 'StatementMade':
        return this.#speak(each);
      case 'CardPlayed':
        return this.#play(number, told, { card: event.card, seat: event.seat, aimed: event });
      case 'Foraged':
        this.#play(number, told, { card: '', seat: event.seat, aimed: null });
        this.#resolving = this.#take(({ card }) => card === '');
        return;
      case 'ForestCardFlipped':
        if (!this.#forest) this.#head(number - 0.5, words.cycle.at(this.#cycle, 7));
        this.#forest = true;
        return this.#play(number, told, { card: event.card, seat: null, aimed: null });
      case 'CardTookEffect':
        this.#resolving = this.#take(({ card }) => card === event.card);
        return;
      case 'CardForbidden': {
        const stopped = this.#take(({ card, seat }) => card === event.card && seat === event.seat);
        if (stopped)
          stopped.deed.results.push({ number, words: say.forbidden(this.listener.named(event.by)), secret: false });
        else this.#result(number, told);
        return;
      }
      case 'PathForged': {
        const places = this.#resolving?.aimed?.places ?? [];
        if (!this.#resolving) return this.#result(number, told);
        return this.#result(number, places.includes(event.at) ? say.forged : say.forgedAt(placeOf(event.at)));
      }
      case 'PeekMade': {
        // All have read at what the card was played.
        const aimed = this.#resolving?.aimed;
        if (aimed?.seat !== event.seat || aimed.slot !== event.slot || aimed.target !== event.target)
          this.#result(number, told);
        return;
      }
      case 'PlayerAccused':
        if (this.#resolving?.aimed?.target !== event.seat) this.#result(number, told);
        return;
      case 'CardsDrawn':
        // Everyone draws one in every turn.
        if (this.#resolving || event.count > 1) this.#result(number, told);
        return;
    }
    const found = foundBy(event, this.listener.named);
    if (found !== null) {
      // By Night it is asked for at dawn, with a hand over the screen.
      if (!this.#night) this.#result(number, found, true);
    } else if (SILENT.has(event.type)) {
      this.#resolving = null;
    } else if (!SECRET.includes(event.type)) {
      this.#result(number, told);
    }
  }

  #words(each: Numbered): string {
    const before = known.get(each);
    if (before !== undefined || each.news.type !== 'Told') return before ?? '';
    const told = named(each.news.words, this.listener.names);
    known.set(each, told);
    return told;
  }

  #head(number: number, text: string): void {
    this.#resolving = null;
    this.#waiting = [];
    this.entries.push({ kind: 'heading', number, words: text });
  }

  #speak(each: Numbered): void {
    const said = statementIn(each);
    if (!said) return;
    this.#said[said.seq] = said;
    const { named } = this.listener;
    this.entries.push({
      kind: 'statement',
      number: each.number,
      who: named(said.speaker),
      seat: said.speaker,
      words: spoken(said.statement, named, this.#said),
    });
  }

  #play(number: number, text: string, played: Omit<Played, 'deed'>): void {
    const deed: Deed = { kind: 'deed', number, words: text, results: [] };
    this.entries.push(deed);
    this.#waiting.push({ deed, ...played });
    this.#resolving = null;
  }

  #take(which: (played: Played) => boolean): Played | null {
    const found = this.#waiting.findLast(which) ?? null;
    if (found) this.#waiting = this.#waiting.filter((each) => each !== found);
    return found;
  }

  /** Beside the play that it came from, or as a line of its own; what was said already is not said twice. */
  #result(number: number, text: string, secret = false): void {
    const results = this.#resolving?.deed.results;
    if (!results && !secret) this.entries.push({ kind: 'deed', number, words: text, results: [] });
    else if (!results)
      this.entries.push({ kind: 'deed', number, words: '', results: [{ number, words: text, secret }] });
    else if (!results.some((each) => each.words === text)) results.push({ number, words: text, secret });
  }
}
