// Scenes that outlast the moment that brought them: what dawn showed, how a vote came out, the door that ended it, and
// one's own death.

import type { BoardMatch, Mode, Numbered } from '../../match/board';
import { causeOf, type Cause } from './death';
import type { Ballot, Dawned, DestinationTurnedUp, Event, View } from './types.gen';

/** Long enough to be read, short enough not to be waited for; a press ends them sooner. */
const DAWN_STAYS = 10000;
const FIRST_DAWN_STAYS = 5000;
const VERDICT_STAYS = 5000;
/** Whoever is asked something sees no more of a verdict than this before it makes room. */
const VERDICT_FILLS = 2000;
const DOOR_STAYS = 2600;

export class Scenes {
  dawn = $state.raw<{ day: number; found: Dawned | null } | null>(null);
  /** A vote that has been revealed and is still being looked at. */
  verdict = $state.raw<Ballot | null>(null);
  /** What it came to, as it was announced: a card may weigh on the count. */
  condemned = $state(false);
  /** The verdict has been seen, and may make room; once it has, it does not come back. */
  seen = $state(false);
  aside = $state(false);
  /** The door behind which the match ended, as it opens. */
  door = $state.raw<DestinationTurnedUp | null>(null);
  /** How the viewer died; it stays until it is put away. */
  death = $state.raw<Cause | null>(null);
  #dawnEnds = 0;
  #verdictEnds = 0;
  #verdictSeen = 0;
  #doorEnds = 0;
  /** Its time is over. */
  #read = false;
  #unsettled = false;
  /** The last door has been shown. */
  #opened = false;
  #lived = false;

  follow(view: View, { latest, news }: Pick<BoardMatch, 'latest' | 'news'>, mode: Mode): void {
    for (const { news: each } of latest) {
      if (each.type !== 'Told') continue;
      const event = each.event as Event;
      if (event.type === 'DayBroke') this.#break(event.day, view);
      if (event.type === 'VotesRevealed') this.#reveal(view, event.condemned);
      if (event.type === 'DestinationTurnedUp' && view.ending && event.card === view.ending && !this.#opened)
        this.#open(event);
    }
    // Whoever hangs is looked at until it is settled whether they die.
    this.#unsettled = view.doorstep !== null && view.doorstep === this.verdict?.accused;
    if (view.night || view.ending || view.gallows || (this.#read && !this.#unsettled)) this.closeVerdict();
    if (!view.ending) {
      this.closeDoor();
      this.#opened = false;
    }
    this.#mourn(view, news, mode);
  }

  #break(day: number, view: View): void {
    clearTimeout(this.#dawnEnds);
    this.dawn = { day, found: view.dawns.find(({ night }) => night === day) ?? null };
    this.#dawnEnds = window.setTimeout(() => this.closeDawn(), this.dawn.found ? DAWN_STAYS : FIRST_DAWN_STAYS);
  }

  #reveal(view: View, condemned: boolean): void {
    clearTimeout(this.#verdictEnds);
    clearTimeout(this.#verdictSeen);
    this.#read = this.seen = this.aside = false;
    this.verdict = view.ballots.at(-1) ?? null;
    this.condemned = condemned;
    this.#verdictSeen = window.setTimeout(() => (this.seen = true), VERDICT_FILLS);
    this.#verdictEnds = window.setTimeout(() => {
      this.#read = true;
      if (!this.#unsettled) this.closeVerdict();
    }, VERDICT_STAYS);
  }

  #open(event: DestinationTurnedUp): void {
    this.#opened = true;
    this.door = event;
    this.#doorEnds = window.setTimeout(() => this.closeDoor(), DOOR_STAYS);
  }

  #mourn(view: View, news: readonly Numbered[], mode: Mode): void {
    const living = mode === 'play' && view.seat !== null && view.players[view.seat]?.living === true;
    if (this.#lived && !living && view.seat !== null) this.death = causeOf(news, view.seat);
    if (living || view.ending) this.death = null;
    this.#lived = living;
  }

  closeDawn(): void {
    clearTimeout(this.#dawnEnds);
    this.dawn = null;
  }

  closeVerdict(): void {
    clearTimeout(this.#verdictEnds);
    clearTimeout(this.#verdictSeen);
    this.#read = this.seen = this.aside = false;
    this.verdict = null;
  }

  stepAside(): void {
    this.aside = true;
  }

  closeDoor(): void {
    clearTimeout(this.#doorEnds);
    this.door = null;
  }

  closeDeath(): void {
    this.death = null;
  }
}
