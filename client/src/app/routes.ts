// The addresses of the client. Paths only: nothing secret ever stands in one.

import { ownPages } from '../games';
import { tableCode } from '../protocol/code';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; code: string; screen: boolean }
  | { page: 'replay'; id: string; mind: string; step: number }
  | { page: 'rules'; game: string | null }
  | { page: 'settings' }
  | { page: 'notices' }
  /** A page that only one game has, and what stands below its address. */
  | { page: 'own'; path: string; rest?: string }
  | { page: 'nowhere' };

export function routeOf(path: string, search = ''): Route {
  const parts = partsOf(path);
  const [first = '', second, third, ...more] = parts;
  const alone = second === undefined;
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return alone ? { page: 'new', game: new URLSearchParams(search).get('game') } : { page: 'nowhere' };
    case 't':
      return more.length === 0 ? tableRoute(second ?? '', third) : { page: 'nowhere' };
    case 'replay':
      return second && third === undefined ? replayRoute(second, new URLSearchParams(search)) : { page: 'nowhere' };
    case 'rules':
      return third === undefined ? { page: 'rules', game: second ?? null } : { page: 'nowhere' };
    case 'settings':
    case 'notices':
      return alone ? { page: first } : { page: 'nowhere' };
    default:
      return ownRoute(parts);
  }
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decoded);

function ownRoute(parts: readonly string[]): Route {
  for (const { path, below = false } of ownPages()) {
    const own = partsOf(path);
    const more = parts.slice(own.length);
    if (own.every((part, index) => part === parts[index]) && more.length <= (below ? 1 : 0))
      return { page: 'own', path, ...(more[0] === undefined ? {} : { rest: more[0] }) };
  }
  return { page: 'nowhere' };
}

/** From the start and with everything open, unless the link says otherwise. */
function replayRoute(id: string, asked: URLSearchParams): Route {
  const step = Number(asked.get('step'));
  return {
    page: 'replay',
    id,
    mind: asked.get('mind') ?? 'open',
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
  };
}

function tableRoute(typed: string, rest: string | undefined): Route {
  const code = tableCode(typed);
  if (!code || (rest !== undefined && rest !== 'screen')) return { page: 'nowhere' };
  return { page: 'table', code, screen: rest === 'screen' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
