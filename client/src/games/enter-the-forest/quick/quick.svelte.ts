// A table of which one phone holds every seat. The server sees people like any others; here they share a screen.

import { told } from '../../../app/trouble';
import { Match } from '../../../match/match.svelte';
import { api } from '../../../protocol/api';
import { EMBLEMS, type Place } from '../../../protocol/wire.gen';
import { Doing } from '../doing.svelte';
import type { View } from '../types.gen';
import { kept } from './kept';

export interface Hunter {
  name: string;
  ruin: number;
}

const GAME = 'enter-the-forest';
const BEAT = 40;

export class Quick {
  matches = $state.raw<readonly Match[]>([]);
  /** Whose hands the phone is in. */
  holder = $state(0);
  trouble = $state<string | null>(null);
  /** Seats are being taken, and Ruin is being marked. */
  opening = $state(false);

  readonly match: Match | null = $derived(this.matches[this.holder] ?? null);
  readonly view: View | null = $derived((this.match?.view ?? null) as View | null);
  /** The server knows these seats no longer. */
  readonly over: boolean = $derived(this.matches.some((match) => match.socket.goodbye !== null));

  /** The table that this phone had before it was reloaded. */
  resume(): void {
    const places = kept.read();
    if (places) this.#sit(places);
  }

  async open(hunters: readonly Hunter[]): Promise<void> {
    this.opening = true;
    this.trouble = null;
    try {
      const places = await taken(hunters);
      kept.write(places);
      this.#sit(places);
      await this.#begin(hunters);
    } catch (error) {
      this.trouble = told(error);
      this.close();
    } finally {
      this.opening = false;
    }
  }

  close(): void {
    this.leave();
    this.matches = [];
    this.holder = 0;
    kept.forget();
  }

  /** The page is left; the seats stay ours. */
  leave(): void {
    for (const match of this.matches) match.socket.close();
  }

  #sit(places: readonly Place[]): void {
    const url = `${location.origin.replace(/^http/, 'ws')}/socket`;
    this.matches = places.map(({ table, token }) => new Match({ code: table, token, url }));
    for (const match of this.matches) match.socket.connect();
  }

  async #begin(hunters: readonly Hunter[]): Promise<void> {
    const [host] = this.matches;
    await this.#until(() => this.matches.every((match) => match.socket.line === 'live'));
    await host?.order({ type: 'Start' });
    for (const [seat, match] of this.matches.entries()) {
      const hunter = hunters[seat];
      await this.#until(() => match.ready);
      if (hunter) await prepared(match, seat, hunter);
    }
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds() && !this.over && this.matches.length > 0) await new Promise((done) => setTimeout(done, BEAT));
  }
}

/** The first one opens the table; the others come in the order of their seats. */
async function taken(hunters: readonly Hunter[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const [seat, { name }] of hunters.entries()) {
    const person = { name, emblem: EMBLEMS[seat] ?? 'lantern' };
    const [first] = places;
    places.push(
      await (first ? api.join(first.table, person) : api.setTable({ game: GAME, ...person, options: { gm: 'none' } })),
    );
  }
  return places;
}

/** A name for the tale, and the Ruin that stands on their paper. */
async function prepared(match: Match, seat: number, { name, ruin }: Hunter): Promise<void> {
  const doing = new Doing(() => match);
  const now = () => (match.view as View).characters.find((each) => each.seat === seat)?.ruin ?? ruin;
  await doing.act('Write', ({ field }) => field === 'name', name);
  if (ruin < now()) await doing.act('SetStarting', (action) => action.seat === seat && action.to === ruin);
  for (let left = ruin - now(); left > 0; left--)
    await doing.act('CorrectRuin', (action) => action.seat === seat && action.by === 1);
}
