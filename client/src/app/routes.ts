// The addresses of the client. Paths only: nothing secret ever stands in one.

import { tableCode } from '../protocol/code';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; code: string; screen: boolean }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string | null }
  | { page: 'settings' }
  | { page: 'notices' }
  | { page: 'moderator' }
  | { page: 'nowhere' };

export function routeOf(path: string, search = ''): Route {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean).map(decoded);
  const alone = second === undefined;
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return alone ? { page: 'new', game: new URLSearchParams(search).get('game') } : { page: 'nowhere' };
    case 't':
      return more.length === 0 ? tableRoute(second ?? '', third) : { page: 'nowhere' };
    case 'replay':
      return second && third === undefined ? { page: 'replay', id: second } : { page: 'nowhere' };
    case 'rules':
      return third === undefined ? { page: 'rules', game: second ?? null } : { page: 'nowhere' };
    case 'settings':
    case 'notices':
    case 'moderator':
      return alone ? { page: first } : { page: 'nowhere' };
    default:
      return { page: 'nowhere' };
  }
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
