// What the player is about to do: what is taken up, what it is aimed at, and what the lit plate would do. Nothing is
// sent before it is pressed, and nothing can be pressed that is not offered.

import type { BoardMatch } from '../../match/board';
import type { Choice } from '../../protocol/wire.gen';
import { findFollower, kingdomOf, lowerSeat } from './board';
import { GODS, mostOf, type God } from './cards';
import { dragging, type Load } from './dragging.svelte';
import { altarSpot, followerSpot, isHeld, offersOf, type Offers, type Spot } from './offers';
import type { Action, Activate, View } from './types.gen';

/** What is taken up, before anything is sent. */
export type Taken =
  | { readonly sort: 'card'; readonly card: string; readonly place: number }
  | { readonly sort: 'channel'; readonly god: God }
  | { readonly sort: 'window'; readonly kingdom: number }
  | { readonly sort: 'altar'; readonly kingdom: number; readonly slot: number }
  | { readonly sort: 'follower'; readonly serial: number }
  /** Only while it is carried: a Gate makes it a Channel, one's own side an Altar. */
  | { readonly sort: 'god'; readonly god: God };

/** A step of several that are sent one after the other; the last may send nothing. */
type Step = (offers: Offers) => Choice | null | undefined;

const NO_SPOTS: ReadonlyMap<Spot, Choice> = new Map();
const NO_KINGDOMS: ReadonlyMap<number, Choice> = new Map();

export class Decision {
  readonly #match: () => BoardMatch;
  readonly #view: () => View;
  readonly #ready: () => boolean;
  #taken = $state.raw<Taken | null>(null);
  #aim = $state.raw<Spot | null>(null);
  #where = $state.raw<number | null>(null);
  /** A card that is pointed at among those to choose from. */
  #card = $state.raw<string | null>(null);
  #steps = $state.raw<readonly Step[]>([]);
  #sent = '';
  #askAimed = $state('');
  /** The places in the opening hand whose cards are to be replaced. */
  #marked = $state.raw<readonly number[]>([]);
  #god = $state<God | null>(null);

  readonly #acts: (action: Action) => void;

  constructor(match: () => BoardMatch, view: () => View, ready: () => boolean, acts: (action: Action) => void) {
    this.#match = match;
    this.#view = view;
    this.#ready = ready;
    this.#acts = acts;
  }

  /** The God of the last Altar one built, so that one more press repeats it; at first, of most cards in hand. */
  get god(): God {
    if (this.carried?.sort === 'god') return this.carried.god;
    return this.#god ?? mostOf(this.#view().mine?.hand ?? []);
  }
  set god(god: God) {
    this.#god = god;
  }

  readonly offers: Offers = $derived.by(() => {
    const view = this.#view();
    const choices = this.#ready() ? (this.#match().ask?.choices ?? []) : [];
    return offersOf(choices, lowerSeat(view), (serial) => kingdomOf(view, serial));
  });

  readonly asked: boolean = $derived.by(() => this.#ready() && (this.#match().ask?.choices.length ?? 0) > 0);
  /** Something is to be answered: a target, a card, a Tribute; nothing else can be done meanwhile. */
  readonly answering: boolean = $derived(this.asked && !this.offers.endTurn && !this.offers.mulligan);
  /** Several steps are on their way. */
  readonly busy: boolean = $derived(this.#steps.length > 0);

  /** What is carried just now: it is taken up, and what it is over is where it is aimed. */
  readonly carried: Load | null = $derived(dragging.load && this.canCarry(dragging.load) ? dragging.load : null);

  /** What was taken up counts as long as something can be done with it. */
  readonly taken: Taken | null = $derived.by(() => {
    const { offers } = this;
    const taken = this.carried ? takenAs(this.carried) : this.#taken;
    if (!taken || !offers.endTurn) return null;
    switch (taken.sort) {
      case 'card':
        return this.#view().mine?.hand[taken.place] === taken.card ? taken : null;
      case 'channel':
        return offers.channels.has(taken.god) ? taken : null;
      case 'window':
        return offers.builds.has(taken.kingdom) ? taken : null;
      case 'altar': {
        const spot = altarSpot(taken.kingdom, lowerSeat(this.#view()), taken.slot);
        return offers.upgrades.has(spot) || offers.marks.has(spot) ? taken : null;
      }
      case 'follower':
        return offers.attacks.has(taken.serial) || offers.acts.has(taken.serial) ? taken : null;
      case 'god':
        return taken;
    }
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
  readonly gates: ReadonlyMap<number, Choice> = $derived.by(() => {
    const { taken, offers } = this;
    if (this.answering) return (this.aim !== null && offers.moves.get(this.aim)) || NO_KINGDOMS;
    if (taken?.sort === 'card') return offers.plays.get(taken.card) ?? NO_KINGDOMS;
    if (taken?.sort === 'channel' || taken?.sort === 'god') return offers.channels.get(taken.god) ?? NO_KINGDOMS;
    const [act] = (this.carried && taken?.sort === 'follower' && offers.acts.get(taken.serial)) || [];
    const home = act && kingdomOf(this.#view(), (act.choice.action as Activate).follower);
    return home == null ? NO_KINGDOMS : new Map([[home, act!.choice]]);
  });

  /** The windows that glow: where what is taken up becomes an Altar. */
  readonly sites: ReadonlyMap<number, Choice> = $derived.by(() => {
    const { taken, offers } = this;
    if (taken?.sort !== 'god') return NO_KINGDOMS;
    const found = [...offers.builds].map(([kingdom, gods]) => [kingdom, gods.get(taken.god)] as const);
    return new Map(found.filter((each): each is readonly [number, Choice] => each[1] !== undefined));
  });

  /** Where an Altar would be built. */
  readonly site: number | null = $derived.by(() => {
    const { taken } = this;
    if (taken?.sort === 'window') return taken.kingdom;
    return over('b', this.sites);
  });

  readonly where: number | null = $derived.by(() => {
    if (this.carried) return over(this.carried.sort === 'card' ? 'k' : 'g', this.gates);
    if (this.#where !== null && this.gates.has(this.#where)) return this.#where;
    return this.gates.size === 1 ? [...this.gates.keys()][0]! : null;
  });

  /** The card that is pointed at among those to choose from. */
  readonly card: string | null = $derived.by(() => {
    if (this.#card !== null && this.offers.cards.has(this.#card) && this.#isFresh()) return this.#card;
    return this.answering && this.offers.cards.size === 1 && !this.offers.done && this.targets.size === 0
      ? [...this.offers.cards.keys()][0]!
      : null;
  });

  /** What the lit plate does. */
  readonly lit: Choice | null = $derived.by(() => {
    const { offers, taken } = this;
    if (this.answering) {
      if (this.card !== null) return offers.cards.get(this.card) ?? null;
      if (this.aim !== null && offers.moves.has(this.aim)) return this.where === null ? null : this.#gate(this.where);
      if (this.aim !== null) return this.targets.get(this.aim) ?? null;
      return null;
    }
    switch (taken?.sort) {
      case 'card':
      case 'channel':
        return this.where === null ? null : this.#gate(this.where);
      case 'god':
        return this.where === null ? (this.site !== null && this.sites.get(this.site)) || null : this.#gate(this.where);
      case 'window':
        return offers.builds.get(taken.kingdom)?.get(this.god) ?? null;
      case 'altar':
        return offers.upgrades.get(altarSpot(taken.kingdom, lowerSeat(this.#view()), taken.slot)) ?? null;
      case 'follower':
        if (this.aim !== null) return this.targets.get(this.aim) ?? null;
        if (this.carried ? this.where === null : this.targets.size > 0) return null;
        return offers.acts.get(taken.serial)?.length === 1 ? offers.acts.get(taken.serial)![0]!.choice : null;
      default:
        return this.idle ? offers.endTurn : null;
    }
  });

  /** Nothing is left to do but to end the turn. */
  readonly idle: boolean = $derived.by(() => {
    const { plays, builds, channels, acts, attacks, upgrades } = this.offers;
    return [plays, builds, channels, acts, attacks, upgrades].every((each) => each.size === 0);
  });

  #gate(kingdom: number): Choice | null {
    return this.gates.get(kingdom) ?? null;
  }

  #isFresh(): boolean {
    return this.#askAimed === this.#match().ask?.id;
  }

  #point(aim: Spot | null, card: string | null = null): void {
    this.#aim = aim;
    this.#card = card;
    this.#where = null;
    this.#askAimed = this.#match().ask?.id ?? '';
  }

  act(choice: Choice | null | undefined): void {
    if (!choice) return;
    const action = choice.action as Action;
    if (action.type === 'Build') this.god = action.god;
    this.#acts(action);
    void this.#match().act(choice);
  }

  press(): void {
    this.act(this.lit);
  }

  /** Send several, each as soon as it is offered. */
  run(...steps: Step[]): void {
    this.#steps = steps;
    this.pump();
  }

  /** To be called whenever something new is asked. */
  pump(): void {
    const [next, ...rest] = this.#steps;
    const { ask, ready } = this.#match();
    if (!next || !ready || !this.asked || !ask || ask.id === this.#sent) return;
    const choice = next(this.offers);
    this.#steps = choice ? rest : [];
    if (!choice) return;
    this.#sent = ask.id;
    this.act(choice);
  }

  /** What has been put back already, as after coming back to the page, by its place in the hand. */
  readonly #putBack: readonly number[] = $derived.by(() => {
    const { mine } = this.#view();
    const back = [...(mine?.put_back ?? [])];
    return (mine?.hand ?? []).flatMap((card, place) => {
      const at = back.indexOf(card);
      if (at < 0) return [];
      back.splice(at, 1);
      return [place];
    });
  });

  /** The places in the opening hand that will be replaced. */
  readonly replaced: readonly number[] = $derived([...new Set([...this.#marked, ...this.#putBack])]);

  mark(place: number): void {
    if (!this.offers.mulligan || this.busy || this.#putBack.includes(place)) return;
    const marked = this.#marked.includes(place);
    this.#marked = marked ? this.#marked.filter((each) => each !== place) : [...this.#marked, place];
  }

  /** Put the marked cards back, one by one, and draw as many. */
  replace(): void {
    const hand = this.#view().mine?.hand ?? [];
    const cards = this.#marked.filter((place) => !this.#putBack.includes(place)).map((place) => hand[place]!);
    this.run(
      ...cards.map(
        (card): Step =>
          (offers) =>
            offers.putBacks.get(card),
      ),
      (offers) => offers.mulligan,
    );
  }

  /** Put down what is taken up, or take back what waits in The Gate. */
  drop(): void {
    this.#match().forgive();
    if (this.offers.takeBack) this.act(this.offers.takeBack);
    this.#taken = null;
    this.#point(null);
  }

  take(taken: Taken): void {
    this.#match().forgive();
    this.#taken = taken;
    this.#point(null);
  }

  /** A card in the hand. */
  touchCard(card: string, place: number): boolean {
    if (this.answering && this.offers.cards.has(card)) {
      this.touchAnswer(card);
      return true;
    }
    if (!this.offers.plays.has(card)) return false;
    const same = this.taken?.sort === 'card' && this.taken.place === place;
    if (same && this.lit) this.press();
    else if (same) this.drop();
    else this.take({ sort: 'card', card, place });
    return true;
  }

  /** One of the cards to choose from; a second time chooses it. */
  touchAnswer(card: string): void {
    if (!this.offers.cards.has(card)) return;
    if (this.card === card) this.press();
    else this.#point(null, card);
  }

  /** Something that glows; a second time chooses it. */
  touchTarget(spot: Spot): boolean {
    if (!this.targets.has(spot)) return false;
    if (this.aim === spot && this.lit) this.press();
    else this.#point(spot);
    return true;
  }

  touchFollower(serial: number): boolean {
    if (this.touchTarget(followerSpot(serial))) return true;
    const { attacks, acts } = this.offers;
    if (!attacks.has(serial) && !acts.has(serial)) return false;
    if (this.taken?.sort === 'follower' && this.taken.serial === serial) this.drop();
    else this.take({ sort: 'follower', serial });
    return true;
  }

  /** The Gate of a Kingdom, while it glows. What is only held there until its target is picked goes in at once. */
  touchGate(kingdom: number): boolean {
    const choice = this.gates.get(kingdom);
    if (!choice) return false;
    if (this.where === kingdom || isHeld(choice)) this.act(choice);
    else this.#where = kingdom;
    return true;
  }

  touchWindow(kingdom: number): boolean {
    if (!this.offers.builds.has(kingdom)) return false;
    if (this.taken?.sort === 'window' && this.taken.kingdom === kingdom) this.press();
    else this.take({ sort: 'window', kingdom });
    return true;
  }

  /** One's own Altar: marked or unmarked at once, unless it could also become a Temple. */
  touchAltar(kingdom: number, slot: number): boolean {
    const spot = altarSpot(kingdom, lowerSeat(this.#view()), slot);
    if (this.touchTarget(spot) || this.#payWith(spot)) return true;
    if (this.offers.upgrades.has(spot) && this.taken?.sort !== 'card' && this.taken?.sort !== 'channel') {
      this.take({ sort: 'altar', kingdom, slot });
      return true;
    }
    const mark = this.offers.marks.get(spot);
    this.act(mark);
    return mark !== undefined;
  }

  /** Let another source pay for what waits in The Gate: marks go on only while nothing does, so it is taken back, the
   * source is marked, and all is done again. Nobody sees any of it. */
  #payWith(spot: Spot): boolean {
    const held = this.#view().mine?.held;
    if (!held || !this.offers.takeBack) return false;
    const again: Step =
      held.kind === 'card'
        ? ({ plays }) => plays.get(held.name)?.get(held.kingdom)
        : held.kind === 'channel'
          ? ({ channels }) => channels.get(held.name as God)?.get(held.kingdom)
          : ({ acts }) => acts.get(held.source)?.find(({ ability }) => ability === held.ability)?.choice;
    this.run(
      ({ takeBack }) => takeBack,
      ({ marks }) => marks.get(spot),
      again,
      ...held.picked.map(
        (serial): Step =>
          ({ picks }) =>
            picks.get(followerSpot(serial)),
      ),
    );
    return true;
  }

  touchChannel(god: God): boolean {
    if (!this.offers.channels.has(god)) return false;
    if (this.taken?.sort === 'channel' && this.taken.god === god) this.drop();
    else this.take({ sort: 'channel', god });
    return true;
  }

  /** Whether something may be carried about. */
  canCarry(load: Load): boolean {
    const { plays, builds, channels, attacks, acts } = this.offers;
    switch (load.sort) {
      case 'card':
        return plays.has(load.card);
      case 'god':
        return channels.has(load.god) || [...builds.values()].some((gods) => gods.has(load.god));
      case 'follower':
        return attacks.has(load.serial) || acts.has(load.serial);
      case 'held':
        return this.answering && this.targets.size > 0;
    }
  }

  /** Let go: what is lit is done. What needs a target waits in The Gate, aimed at whatever it was let go over. */
  land(): void {
    const { carried, lit, aim, where } = this;
    if (!carried) return;
    const spots = dragging.over;
    if (carried.sort === 'held') {
      if (lit) this.act(lit);
      else if (aim !== null) this.#point(aim);
    } else if (lit && isHeld(lit)) {
      this.drop();
      this.run(
        () => lit,
        () => this.#pointAt(spots),
      );
    } else if (lit) this.act(lit);
    else if (carried.sort === 'follower' && where !== null) this.take({ sort: 'follower', serial: carried.serial });
  }

  #pointAt(spots: readonly string[]): null {
    const spot = spots.find((each) => this.targets.has(each));
    if (spot !== undefined) this.#point(spot);
    return null;
  }

  /** Those that glow, in the order they stand in. */
  readonly #ordered: readonly Spot[] = $derived([...this.targets.keys()]);

  /** A single key; Enter only where it does not already press the button it is on. */
  key(key: string, onButton: boolean): boolean {
    const { offers } = this;
    if (key === 'Enter' && !onButton && offers.mulligan) this.replace();
    else if (key === 'Enter' && !onButton && this.lit) this.press();
    else if (key === 'Escape' && (this.taken || offers.takeBack)) this.drop();
    else if (/^[1-9]$/.test(key)) return this.#number(Number(key) - 1);
    else if (key === 't' && this.#ordered.length) {
      const next = this.#ordered[(this.#ordered.indexOf(this.aim ?? '') + 1) % this.#ordered.length]!;
      this.#point(next);
    } else if (key === 'g' && this.gates.size) {
      const kingdoms = [...this.gates.keys()];
      this.#where = kingdoms[(kingdoms.indexOf(this.where ?? -1) + 1) % kingdoms.length]!;
    } else if (key === 'b' && offers.builds.size) {
      const kingdoms = [...offers.builds.keys()];
      const now = this.taken?.sort === 'window' ? kingdoms.indexOf(this.taken.kingdom) : -1;
      this.take({ sort: 'window', kingdom: kingdoms[(now + 1) % kingdoms.length]! });
    } else if (key === 'a' && offers.attacks.size + offers.acts.size > 0) {
      const able = [...new Set([...offers.attacks.keys(), ...offers.acts.keys()])];
      const now = this.taken?.sort === 'follower' ? able.indexOf(this.taken.serial) : -1;
      this.take({ sort: 'follower', serial: able[(now + 1) % able.length]! });
    } else if (key === 'c' && offers.channels.size) {
      const gods = [...offers.channels.keys()];
      const now = this.taken?.sort === 'channel' ? gods.indexOf(this.taken.god) : -1;
      this.take({ sort: 'channel', god: gods[(now + 1) % gods.length]! });
    } else if (key === 'd' && this.answering && offers.done) this.act(offers.done);
    else if (key === 'e' && offers.endTurn) this.act(offers.endTurn);
    else return false;
    return true;
  }

  /** The card at that place in the hand, or the target, answer or ability of that number. */
  #number(place: number): boolean {
    if (this.offers.mulligan) {
      if (place < (this.#view().mine?.hand.length ?? 0)) this.mark(place);
      return true;
    }
    if (this.taken?.sort === 'window') {
      this.god = GODS[place] ?? this.god;
      return true;
    }
    const acts = this.taken?.sort === 'follower' ? this.offers.acts.get(this.taken.serial) : undefined;
    if (acts) {
      this.act(acts[place]?.choice);
      return place < acts.length;
    }
    if (this.answering) {
      const card = [...this.offers.cards.keys()][place];
      const spot = this.#ordered[place];
      if (card !== undefined) this.#point(null, card);
      else if (spot !== undefined) this.#point(spot);
      return card !== undefined || spot !== undefined;
    }
    const card = this.#view().mine?.hand[place];
    return card !== undefined && this.touchCard(card, place);
  }

  /** Where what is being done takes place, if in one Kingdom. */
  readonly place: number | null = $derived.by(() => {
    const view = this.#view();
    const held = view.mine?.held;
    if (held) return held.kingdom;
    if (this.where !== null) return this.where;
    const { taken } = this;
    if (this.site !== null) return this.site;
    if (taken?.sort === 'altar') return taken.kingdom;
    if (taken?.sort === 'follower') return findFollower(view, taken.serial)?.kingdom ?? null;
    return over('k', new Map([...this.gates, ...this.sites]));
  });
}

/** What a thing is while it is carried; what waits in The Gate is taken up already. */
function takenAs(load: Load): Taken | null {
  if (load.sort === 'held') return null;
  return load.sort === 'follower' ? { sort: 'follower', serial: load.serial } : load;
}

/** The Kingdom whose Gate (g), own side (b) or any part (k) the thing that is carried is over, if it may go there. */
function over(part: 'g' | 'b' | 'k', allowed: ReadonlyMap<number, Choice>): number | null {
  const found = dragging.over.find((each) => each.startsWith(part));
  const kingdom = Number(found?.slice(1));
  return found !== undefined && allowed.has(kingdom) ? kingdom : null;
}
