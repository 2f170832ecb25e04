// What the player is about to do: which doing is open, and what has been picked for it. Nothing is sent before it is
// pressed.

import type { BoardMatch } from '../../match/board';
import {
  diceOffers,
  doingFor,
  doingsOf,
  firstDoing,
  gearIn,
  isFork,
  isStraight,
  offerOf,
  pickDice,
  startOn,
  toggleHelp,
  touchGear,
  type Doing,
  type Offer,
  type Picked,
} from './choices';
import { keyOf } from './keys';

interface Opened {
  readonly ask: string;
  readonly key: string;
  readonly picked: Picked;
}

export class Decision {
  #match: () => BoardMatch;
  #ready: () => boolean;
  #opened = $state.raw<Opened | null>(null);

  /** `ready` says whether everything that came before the ask has been shown. */
  constructor(match: () => BoardMatch, ready: () => boolean) {
    this.#match = match;
    this.#ready = ready;
  }

  readonly doings: readonly Doing[] = $derived.by(() => {
    const ask = this.#match().ask;
    return ask && this.#ready() ? doingsOf(ask.choices) : [];
  });

  /** What was opened counts only for the ask it was opened in. */
  readonly #open = $derived.by(() => (this.#opened?.ask === this.#match().ask?.id ? this.#opened : null));

  readonly doing: Doing | null = $derived(
    this.doings.find((each) => each.key === this.#open?.key) ?? firstDoing(this.doings),
  );

  readonly picked: Picked | null = $derived.by(() => {
    if (!this.doing) return null;
    return this.#open?.key === this.doing.key ? this.#open.picked : startOn(this.doing);
  });

  /** What the lit plate does. A fork has no such plate: each of its arms is one. */
  readonly offer: Offer | null = $derived(
    this.doing && this.picked && !isFork(this.doing) ? offerOf(this.doing, this.picked) : null,
  );

  /** The places in hand that go into it. */
  readonly taken: readonly number[] = $derived.by(() => {
    if (!this.picked) return [];
    if (this.offer) return [...this.picked.weapons, ...gearIn(this.offer.action)];
    return this.picked.gear === null ? [] : [this.picked.gear];
  });

  canTouch(place: number): boolean {
    if (!this.doing || !this.picked) return false;
    return touchGear(this.doing, this.picked, place) !== null || doingFor(this.doings, place) !== null;
  }

  pick(picked: Picked): void {
    if (this.doing) this.open(this.doing, picked);
  }

  open(doing: Doing, picked: Picked = startOn(doing)): void {
    const { ask } = this.#match();
    if (ask) this.#opened = { ask: ask.id, key: doing.key, picked };
    this.#match().forgive();
  }

  act(offer: Offer): void {
    void this.#match().act(offer.choice);
  }

  /** The plate of a doing. */
  press(doing: Doing): void {
    const only = doing.offers[0];
    if (isStraight(doing) && only) this.act(only);
    else this.open(doing);
  }

  /** A card in the hand. */
  touch(place: number): void {
    if (!this.doing || !this.picked) return;
    const touched = touchGear(this.doing, this.picked, place);
    if (touched) return this.pick(touched);
    const other = doingFor(this.doings, place);
    if (!other) return;
    const start = startOn(other);
    this.open(other, touchGear(other, start, place) ?? start);
  }

  /** A single key; Enter only where it does not already press the button it is on. */
  key(key: string, onButton: boolean): void {
    const { doing, picked } = this;
    if (!doing || !picked) return;
    if (key === 'Enter') {
      const lit = this.offer ?? (isFork(doing) ? doing.offers[0] : null);
      if (lit && !onButton) this.act(lit);
      // What cannot be undone takes two: the first picks the first card, the next gives it away.
      else if (!lit && !onButton) this.#first(doing, picked);
    } else if (/^[1-9]$/.test(key)) {
      this.#number(doing, picked, Number(key));
    } else if (key === 'h') {
      this.pick(toggleHelp(doing, picked));
    } else {
      const wanted = this.doings.filter((each) => keyOf(each) === key.toLowerCase());
      const next = wanted[(wanted.findIndex((each) => each.key === doing.key) + 1) % wanted.length];
      if (next && next.key !== doing.key) this.press(next);
    }
  }

  #first(doing: Doing, picked: Picked): void {
    const places = doing.offers.flatMap(({ action }) => gearIn(action));
    const touched = places.map((place) => touchGear(doing, picked, place)).find(Boolean);
    if (touched) this.pick(touched);
  }

  /** An arm of a fork, so many dice, or the card at that place. */
  #number(doing: Doing, picked: Picked, number: number): void {
    const arm = isFork(doing) ? doing.offers[number - 1] : null;
    if (arm) this.act(arm);
    else if (diceOffers(doing, picked).length) this.pick(pickDice(doing, picked, number));
    else if (this.canTouch(number - 1)) this.touch(number - 1);
  }
}
