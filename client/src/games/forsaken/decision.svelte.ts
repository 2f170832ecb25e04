// What the player is about to do: what is taken up, what it is aimed at, and what the lit plate would do. Nothing is
// sent before it is pressed, and nothing can be pressed that is not offered.

import type { BoardMatch } from '../../match/board';
import type { Choice } from '../../protocol/wire.gen';
import { findFollower, kingdomOf, lowerSeat } from './board';
import { mostOf, type God } from './cards';
import { dragging, overKingdom, type Load } from './dragging.svelte';
import { Mulligan } from './mulligan.svelte';
import { altarSpot, offersOf, type Offers, type Spot } from './offers';
import { Steps } from './steps.svelte';
import { canCarry, gatesFor, isStillUp, NOWHERE, sitesFor, takenAs, type Taken, type Ways } from './taken';
import type { Action, View } from './types.gen';

const NO_SPOTS: ReadonlyMap<Spot, Choice> = new Map();

export class Decision {
  readonly #match: () => BoardMatch;
  readonly #view: () => View;
  readonly #ready: () => boolean;
  readonly #acts: (action: Action) => void;
  readonly #near: () => number | null;
  #taken = $state.raw<Taken | null>(null);
  #aim = $state.raw<Spot | null>(null);
  #where = $state.raw<number | null>(null);
  #card = $state.raw<string | null>(null);
  #askAimed = $state('');
  #god = $state<God | null>(null);
  readonly steps: Steps;
  readonly mulligan: Mulligan;

  /** `near` is the Kingdom that is looked at, where only one is. */
  constructor(
    match: () => BoardMatch,
    view: () => View,
    ready: () => boolean,
    acts: (action: Action) => void,
    near: () => number | null = () => null,
  ) {
    this.#match = match;
    this.#view = view;
    this.#ready = ready;
    this.#acts = acts;
    this.#near = near;
    this.steps = new Steps(
      match,
      () => (this.asked ? this.offers : null),
      (choice) => this.act(choice),
    );
    this.mulligan = new Mulligan(view, () => this.offers, this.steps);
  }

  get view(): View {
    return this.#view();
  }

  /** The God of the last Altar one built, so that one more press repeats it; at first, of most cards in hand. */
  get god(): God {
    if (this.carried?.sort === 'god') return this.carried.god;
    return this.#god ?? mostOf(this.view.mine?.hand ?? []);
  }
  set god(god: God) {
    this.#god = god;
  }

  readonly offers: Offers = $derived.by(() => {
    const { view } = this;
    const choices = this.#ready() ? (this.#match().ask?.choices ?? []) : [];
    return offersOf(choices, lowerSeat(view), (serial) => kingdomOf(view, serial));
  });

  readonly asked: boolean = $derived.by(() => this.#ready() && (this.#match().ask?.choices.length ?? 0) > 0);
  /** Something is to be answered: a target, a card, a Tribute; nothing else can be done meanwhile. */
  readonly answering: boolean = $derived(this.asked && !this.offers.endTurn && !this.offers.mulligan);

  /** What is carried just now: it is taken up, and what it is over is where it is aimed. */
  readonly carried: Load | null = $derived(
    dragging.load && canCarry(dragging.load, this.offers) ? dragging.load : null,
  );

  readonly taken: Taken | null = $derived.by(() => {
    const taken = this.carried ? takenAs(this.carried) : this.#taken;
    return taken && this.offers.endTurn && isStillUp(taken, this.offers, this.view) ? taken : null;
  });

  /** What glows on the board, and what each would do. */
  readonly targets: ReadonlyMap<Spot, Choice> = $derived.by(() => {
    if (this.answering) {
      const moving = [...this.offers.moves].map(([spot, to]) => [spot, [...to.values()][0]!] as const);
      return new Map([...this.offers.picks, ...moving]);
    }
    if (this.taken?.sort === 'follower') return this.offers.attacks.get(this.taken.serial) ?? NO_SPOTS;
    return NO_SPOTS;
  });

  /** Aimed at, or the only one there is. */
  readonly aim: Spot | null = $derived.by(() => {
    if (this.carried) return dragging.over.find((each) => this.targets.has(each)) ?? null;
    const aimed = this.#aim !== null && this.targets.has(this.#aim) && this.#isFresh() ? this.#aim : null;
    if (aimed !== null || this.targets.size !== 1) return aimed;
    return this.offers.cards.size === 0 && this.offers.done === null ? [...this.targets.keys()][0]! : null;
  });

  /** The Gates that glow: where what is taken up can go. */
  readonly gates: Ways = $derived.by(() => {
    if (this.answering) return (this.aim !== null && this.offers.moves.get(this.aim)) || NOWHERE;
    return gatesFor(this.taken, this.carried !== null, this.offers, this.view);
  });

  readonly where: number | null = $derived.by(() => {
    if (this.carried) return overKingdom(this.carried.sort === 'card' ? 'k' : 'g', this.gates);
    if (this.#where !== null && this.gates.has(this.#where)) return this.#where;
    if (this.gates.size === 1) return [...this.gates.keys()][0]!;
    const near = this.answering ? null : this.#near();
    return near !== null && this.gates.has(near) ? near : null;
  });

  /** The windows that glow: where what is taken up becomes an Altar. */
  readonly sites: Ways = $derived(sitesFor(this.taken, this.offers));

  /** Where an Altar would be built. */
  readonly site: number | null = $derived(
    this.taken?.sort === 'window' ? this.taken.kingdom : overKingdom('b', this.sites),
  );

  /** The card that is pointed at among those to choose from. */
  readonly card: string | null = $derived.by(() => {
    if (this.#card !== null && this.offers.cards.has(this.#card) && this.#isFresh()) return this.#card;
    return this.answering && this.offers.cards.size === 1 && !this.offers.done && this.targets.size === 0
      ? [...this.offers.cards.keys()][0]!
      : null;
  });

  /** Where what is being done takes place, if in one Kingdom. */
  readonly place: number | null = $derived.by(() => {
    const { taken, view } = this;
    const held = view.mine?.held;
    if (held) return held.kingdom;
    if (this.where !== null) return this.where;
    if (this.site !== null) return this.site;
    if (taken?.sort === 'altar') return taken.kingdom;
    if (taken?.sort === 'follower') return findFollower(view, taken.serial)?.kingdom ?? null;
    return overKingdom('k', new Map([...this.gates, ...this.sites]));
  });

  /** Nothing is left to do but to end the turn. */
  readonly idle: boolean = $derived.by(() => {
    const { plays, builds, channels, acts, attacks, upgrades } = this.offers;
    return [plays, builds, channels, acts, attacks, upgrades].every((each) => each.size === 0);
  });

  /** What the lit plate does. */
  readonly lit: Choice | null = $derived.by(() => {
    const { offers, taken, aim } = this;
    const target = (aim !== null && this.targets.get(aim)) || null;
    const gate = (this.where !== null && this.gates.get(this.where)) || null;
    if (this.answering) {
      if (this.card !== null) return offers.cards.get(this.card) ?? null;
      return aim !== null && offers.moves.has(aim) ? gate : target;
    }
    switch (taken?.sort) {
      case 'card':
      case 'channel':
        return gate;
      case 'god':
        return gate ?? ((this.site !== null && this.sites.get(this.site)) || null);
      case 'window':
        return offers.builds.get(taken.kingdom)?.get(this.god) ?? null;
      case 'altar':
        return offers.upgrades.get(altarSpot(taken.kingdom, lowerSeat(this.view), taken.slot)) ?? null;
      case 'follower': {
        const acts = offers.acts.get(taken.serial) ?? [];
        const waits = this.carried ? gate === null : this.targets.size > 0;
        return target ?? (waits || acts.length !== 1 ? null : acts[0]!.choice);
      }
      default:
        return this.idle ? offers.endTurn : null;
    }
  });

  #isFresh(): boolean {
    return this.#askAimed === this.#match().ask?.id;
  }

  #point(aim: Spot | null, card: string | null): void {
    this.#aim = aim;
    this.#card = card;
    this.#where = null;
    this.#askAimed = this.#match().ask?.id ?? '';
  }

  pointAt(spot: Spot): void {
    this.#point(spot, null);
  }

  pointAtCard(card: string): void {
    this.#point(null, card);
  }

  pointAtGate(kingdom: number): void {
    this.#where = kingdom;
  }

  take(taken: Taken | null): void {
    this.#match().forgive();
    this.#taken = taken;
    this.#point(null, null);
  }

  /** Put down what is taken up, or take back what waits in The Gate. */
  drop(): void {
    this.take(null);
    this.act(this.offers.takeBack);
  }

  /** Whether there was anything to send. */
  act(choice: Choice | null | undefined): boolean {
    if (!choice) return false;
    const action = choice.action as Action;
    if (action.type === 'Build') this.god = action.god;
    // Another copy may come to lie at its place, and a Temple hangs where an Altar hung: neither was taken up.
    if (action.type === 'Play' || action.type === 'Upgrade') this.#taken = null;
    this.#acts(action);
    void this.#match().act(choice);
    return true;
  }

  press(): boolean {
    return this.act(this.lit);
  }
}
