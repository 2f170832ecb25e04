// What is asked over HTTP, each answer typed by the server's own models.

import { tidyName } from './names';
import type {
  About,
  Chronicle,
  Draws,
  ForkOrder,
  Imported,
  Newcomer,
  NewTable,
  Place,
  Problem,
  ReplayPage,
  Rulebook,
  TableCard,
  TableList,
} from './wire.gen';

/** The server said no, or could not be reached (`error` is then "offline"). */
export class Trouble extends Error {
  readonly error: string;

  constructor(problem: Problem) {
    super(problem.words);
    this.error = problem.error;
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers: { Accept: 'application/json', ...init?.headers } });
  } catch {
    throw new Trouble({ error: 'offline', words: '' });
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Trouble({ error: problem?.error ?? `http-${answer.status}`, words: problem?.words ?? answer.statusText });
}

function tell<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
}

const tidied = (card: TableCard): TableCard => ({
  ...card,
  host: tidyName(card.host),
  players: card.players.map(tidyName),
});

const at = (part: string) => encodeURIComponent(part);

export const api = {
  about: () => ask<About>('/api/about'),
  tables: async (): Promise<TableList> => {
    const list = await ask<TableList>('/api/tables');
    return { ...list, tables: list.tables.map(tidied) };
  },
  table: async (code: string): Promise<TableCard> => tidied(await ask<TableCard>(`/api/tables/${at(code)}`)),
  rules: (game: string) => ask<Rulebook>(api.rulesAddress(game)),
  /** Kept for when there is no network: see offline/worker.js. */
  rulesAddress: (game: string) => `/api/rules/${at(game)}`,
  setTable: (table: NewTable) => tell<Place>('/api/tables', table),
  join: (code: string, newcomer: Newcomer) => tell<Place>(`/api/tables/${at(code)}/people`, newcomer),
  recover: (code: string) => tell<Place>('/api/recover', { code }),
  qr: (code: string) => `/api/tables/${at(code)}/qr.svg`,
  replay: (id: string, mind: string, first: number, count: number) =>
    ask<ReplayPage>(`/api/replays/${at(id)}?mind=${at(mind)}&first=${first}&count=${count}`),
  replayFile: (id: string) => `/api/replays/${at(id)}/file`,
  chronicle: (id: string) => ask<Chronicle>(`/api/replays/${at(id)}/chronicle`),
  draws: (id: string) => ask<Draws>(`/api/replays/${at(id)}/draws`),
  importReplay: (file: Blob) =>
    ask<Imported>('/api/replays', { method: 'POST', body: file, headers: { 'Content-Type': 'application/x-ndjson' } }),
  fork: (id: string, order: ForkOrder) => tell<Place>(`/api/replays/${at(id)}/fork`, order),
};
