// Scenes that outlast the moment that brought them: what dawn showed, and how a vote came out.

import type { Numbered } from '../../match/board';
import type { Ballot, Dawned, Event, View } from './types.gen';

/** Long enough to be read, short enough not to be waited for; a press ends them sooner. */
const DAWN_STAYS = 10000;
const FIRST_DAWN_STAYS = 5000;
const VERDICT_STAYS = 5000;

export class Scenes {
  dawn = $state.raw<{ day: number; found: Dawned | null } | null>(null);
  /** A vote that has been revealed and is still being looked at. */
  verdict = $state.raw<Ballot | null>(null);
  #dawnEnds = 0;
  #verdictEnds = 0;
  /** Its time is over. */
  #read = false;
  #unsettled = false;

  follow(view: View, latest: readonly Numbered[]): void {
    for (const { news } of latest) {
      if (news.type !== 'Told') continue;
      const event = news.event as Event;
      if (event.type === 'DayBroke') this.#break(event.day, view);
      if (event.type === 'VotesRevealed') this.#reveal(view);
    }
    // Whoever hangs is looked at until it is settled whether they die.
    this.#unsettled = view.doorstep !== null && view.doorstep === this.verdict?.accused;
    if (view.night || view.ending || view.gallows || (this.#read && !this.#unsettled)) this.closeVerdict();
  }

  #break(day: number, view: View): void {
    clearTimeout(this.#dawnEnds);
    this.dawn = { day, found: view.dawns.find(({ night }) => night === day) ?? null };
    this.#dawnEnds = window.setTimeout(() => this.closeDawn(), this.dawn.found ? DAWN_STAYS : FIRST_DAWN_STAYS);
  }

  #reveal(view: View): void {
    clearTimeout(this.#verdictEnds);
    this.#read = false;
    this.verdict = view.ballots.at(-1) ?? null;
    this.#verdictEnds = window.setTimeout(() => {
      this.#read = true;
      if (!this.#unsettled) this.closeVerdict();
    }, VERDICT_STAYS);
  }

  closeDawn(): void {
    clearTimeout(this.#dawnEnds);
    this.dawn = null;
  }

  closeVerdict(): void {
    clearTimeout(this.#verdictEnds);
    this.#read = false;
    this.verdict = null;
  }
}
