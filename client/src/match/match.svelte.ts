// The table and the match on it, as this browser knows them.

import type { BoardMatch, Numbered, RefusedTry, Running } from './board';
import { running } from './clock';
import { keepBrought, keepPromise } from './promises';
import { aboutOf } from '../games';
import { tidyName } from '../protocol/names';
import { matchWithNames } from '../protocol/words';
import { TableSocket, type Answer, type Order, type Wiring } from '../protocol/socket.svelte';
import type {
  Ask,
  Bet,
  Choice,
  FromServer,
  MatchInfo,
  Member,
  Opened,
  Outcome,
  OwnBrought,
  Seat,
  Settled,
  TableInfo,
  Update,
  Welcome,
} from '../protocol/wire.gen';

/** The rule that a late choice is refused by. */
const STALE = 'STALE';

type Joining = Pick<Wiring, 'url' | 'open' | 'patience' | 'answerWithin'> & { code: string; token: string | null };

export class Match implements BoardMatch {
  readonly socket: TableSocket;
  readonly code: string;

  /** Null until the server has first told of the table. */
  info = $state.raw<TableInfo | null>(null);
  #match = $state.raw<MatchInfo | null>(null);
  /** The same as it came, with seats for names. */
  #heard: MatchInfo | null = null;
  #me = $state.raw<Member['id'] | null>(null);
  timer = $state.raw<Running | null>(null);
  news = $state.raw<readonly Numbered[]>([]);
  latest = $state.raw<readonly Numbered[]>([]);
  /** The number of what was said last; not of what was whispered, since only some hear that. */
  said = $state(0);
  sending = $state.raw<Choice | null>(null);
  refusal = $state.raw<RefusedTry | null>(null);
  /** What this person has brought, for themselves or for bots; nobody else is told before the match is over. */
  brought = $state.raw<readonly OwnBrought[]>([]);
  /** Who asked last whether one is still there. */
  nudge = $state.raw<{ name: string } | null>(null);
  /** Half of the time for this ask is gone. */
  late = $state(false);
  /**
   * The time for what was asked ran out, and the rules have chosen or go on without it. Whoever shows it takes it back.
   */
  ranOut = $state<'chosen' | 'missed' | null>(null);
  /** The server has been renewed since this page was loaded. */
  outdated = $state(false);

  #tapping = false;
  #seen = 0;
  #resuming = true;
  #version: string | null = null;

  constructor({ code, token, ...wiring }: Joining) {
    this.code = code;
    this.socket = new TableSocket({
      ...wiring,
      hello: () => ({ table: code, token, match: this.info?.match ?? '', seen: this.#seen }),
      heard: (frame) => this.#hear(frame),
    });
  }

  get table(): TableInfo {
    if (!this.info) throw new Error('the server has not told of the table yet');
    return this.info;
  }

  readonly me: Member | null = $derived(this.info?.members.find((member) => member.id === this.#me) ?? null);
  readonly hosting: boolean = $derived(this.info !== null && this.info.host === this.#me);
  readonly seated: readonly Member[] = $derived(
    (this.info?.members ?? []).filter((member) => member.seat !== null).sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0)),
  );
  readonly begun: boolean = $derived(this.#match !== null);
  readonly view: unknown = $derived(this.#match?.view ?? null);
  readonly ask: Ask | null = $derived(this.#match?.ask ?? null);
  readonly awaited: readonly Seat[] = $derived(this.#match?.awaited ?? []);
  /** Something is wanted of this person. Where nobody has a turn there are always choices, and that alone is not it. */
  readonly wanted: boolean = $derived(
    (this.ask?.choices.length ?? 0) > 0 && this.awaited.some((seat) => seat === this.me?.seat),
  );
  readonly quiet: boolean = $derived(this.#match?.quiet ?? false);
  readonly whispers: readonly Seat[] = $derived(this.#match?.whispers ?? []);
  readonly yields: readonly string[] = $derived(this.#match?.yields ?? []);
  readonly yielding: string = $derived(this.#match?.yielding ?? '');
  readonly stakes: readonly Bet[] = $derived(this.#match?.stakes ?? []);
  readonly mayResign: boolean = $derived(this.#match?.may_resign ?? false);
  readonly resigned: readonly Seat[] = $derived(this.#match?.resigned ?? []);
  readonly bet: string = $derived(this.#match?.bet ?? '');
  readonly bets: readonly Settled[] = $derived(this.#match?.bets ?? []);
  readonly outcome: Outcome | null = $derived(this.#match?.outcome ?? null);
  readonly opened: Opened | null = $derived(this.#match?.opened ?? null);

  get ready(): boolean {
    return this.socket.line === 'live' && this.sending === null && (this.ask?.choices.length ?? 0) > 0;
  }

  async act(choice: Choice): Promise<void> {
    const ask = this.ask;
    if (!this.ready || !ask) return;
    this.sending = choice;
    this.refusal = null;
    const answer = await this.socket.send({ type: 'Act', ask: ask.id, action: choice.action });
    this.sending = null;
    if (answer.kind !== 'refused') return;
    // What was let pass has passed without it: nothing is lost, and nothing need be said.
    const late = answer.rule === STALE && this.#isPass(choice);
    if (!late) this.refusal = { rule: answer.rule, why: answer.why, choice };
    // The server has moved on and this page has not: ask where things stand.
    if (answer.rule === STALE && this.ask?.id === ask.id) this.socket.renew();
  }

  /** Whether a choice merely lets something pass, as its game tells. */
  #isPass(choice: Choice): boolean {
    const pass = aboutOf(this.table.game)?.pass;
    return pass !== undefined && (choice.action as { type?: string }).type === pass;
  }

  /**
   * Bring something to the match, for oneself or for a bot: a value of the game's own type or a text that it can read;
   * neither takes back what was brought. Gives all that is wrong with it; then what was brought before stays.
   */
  async bring(what: { value?: unknown; text?: string }, member?: Member['id']): Promise<readonly string[]> {
    const answer = await this.socket.send({ type: 'Bring', ...what, ...(member === undefined ? {} : { member }) });
    if (answer.kind !== 'refused') return [];
    return answer.problems.length > 0 ? answer.problems : [answer.why];
  }

  async say(action: unknown): Promise<boolean> {
    const answer = await this.order({ type: 'Act', ask: this.ask?.id ?? '', action });
    return answer.kind !== 'refused';
  }

  async tap(): Promise<void> {
    if (this.#tapping || this.socket.line !== 'live') return;
    this.#tapping = true;
    await this.socket.send({ type: 'Tap' });
    this.#tapping = false;
  }

  async yieldTo(name: string): Promise<void> {
    await this.order({ type: 'Yield', name });
  }

  async betOn(stake: string): Promise<void> {
    await this.order({ type: 'PlaceBet', on: stake });
  }

  /** Any other command. A refusal is shown where `refusal` is, and also answered. */
  async order(order: Order): Promise<Answer> {
    this.refusal = null;
    const answer = await this.socket.send(order);
    if (answer.kind === 'refused') this.refusal = { rule: answer.rule, why: answer.why, choice: null };
    return answer;
  }

  forgive(): void {
    this.refusal = null;
  }

  member(id: Member['id']): Member | null {
    return this.info?.members.find((member) => member.id === id) ?? null;
  }

  #hear(frame: FromServer): void {
    if (frame.type === 'Welcome') this.#greet(frame);
    else if (frame.type === 'Update') this.#update(frame);
    else if (frame.type === 'Yours') this.brought = frame.brought;
    else if (frame.type === 'Nudged' && frame.name) this.nudge = { name: tidyName(frame.name) };
    else if (frame.type === 'Nudged') this.late = true;
  }

  #greet(welcome: Welcome): void {
    this.#me = welcome.member;
    // If there is anything, it is told anew.
    this.brought = [];
    this.#resuming = true;
    this.#version ??= welcome.version;
    this.outdated = this.#version !== welcome.version;
  }

  #update(update: Update): void {
    const first = update.seen - update.news.length + 1;
    const another = update.table !== undefined && update.table.match !== this.info?.match;
    if (another) this.#forget(first);
    // An update from before the last one heard is a stray; one from beyond the next says that some were lost.
    if (!another && update.seen < this.#seen) return;
    if (!this.#resuming && first > this.#seen + 1) {
      this.socket.renew();
      return;
    }
    const fresh = update.news
      .map((each, index): Numbered => ({
        number: first + index,
        news: each.type === 'Noted' ? { ...each, name: tidyName(each.name) } : each,
      }))
      .filter((each) => each.number > this.#seen);
    if (update.table) this.#lay(update.table);
    if (update.match !== undefined) this.#show(update.match);
    if (fresh.length > 0) this.news = [...this.news, ...fresh];
    this.said = fresh.findLast(({ news }) => news.type === 'Said' && !news.whispered)?.number ?? this.said;
    if (fresh.length > 0 || update.match !== undefined) this.latest = this.#resuming ? [] : fresh;
    for (const { news } of this.#resuming ? [] : fresh) {
      if (news.type === 'Noted' && (news.what === 'chosen' || news.what === 'missed')) this.ranOut = news.what;
    }
    this.#seen = update.seen;
    this.#resuming = false;
  }

  /** Another match is on the table: its news are counted anew. */
  #forget(first: number): void {
    this.#seen = first - 1;
    this.said = 0;
    this.news = [];
    this.latest = [];
    this.refusal = null;
    this.#heard = null;
    this.#match = null;
  }

  #lay(table: TableInfo): void {
    const before = this.#names();
    const lobby = this.info?.phase === 'lobby' && this.info.match === table.match ? this.info : null;
    this.info = { ...table, members: table.members.map((member) => ({ ...member, name: tidyName(member.name) })) };
    // Only another name makes other words: while people come and go, what is asked stays the very same.
    if (this.#names().join('\n') !== before.join('\n')) this.#putNames();
    if (table.phase === 'lobby') keepPromise(table.match, table.commitment, this.me?.word);
    else if (table.phase === 'playing') keepBrought(table.match, this.#promised(this.#resuming ? null : lobby));
  }

  /**
   * The fingerprints by seat as the match begins: those that stood in the lobby, as long as nothing of it was missed, so
   * that none can be another at the very start.
   */
  #promised(lobby: TableInfo | null): string[] {
    return this.seated.map(({ id, brought }) => lobby?.members.find((each) => each.id === id)?.brought ?? brought);
  }

  #names(): string[] {
    return this.seated.map((member) => member.name);
  }

  #putNames(): void {
    this.#match = this.#heard && matchWithNames(this.#heard, this.#names());
  }

  #show(match: MatchInfo | null): void {
    if (match?.ask?.id !== this.ask?.id) {
      this.refusal = null;
      this.late = false;
    }
    this.#heard = match;
    this.#putNames();
    const timer = match?.timer ?? null;
    this.timer = timer && running(timer, performance.now());
  }
}
