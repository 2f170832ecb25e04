// Where the reader is.

import { routeOf, type Route } from './routes';

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));
  /** How often the reader has moved; the first page keeps the browser's own focus. */
  moves = 0;

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Links inside the client turn the page without loading it anew. */
  listen(): void {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => {
      const path = innerLink(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    });
  }

  #arrive(): void {
    const next = routeOf(location.pathname, location.search);
    if (JSON.stringify(next) === JSON.stringify(this.route)) return;
    this.moves += 1;
    this.route = next;
  }
}

function innerLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const here = link.pathname === location.pathname && link.search === location.search;
  if (here && link.hash) return null;
  return routeOf(link.pathname, link.search).page === 'nowhere' ? null : link.pathname + link.search + link.hash;
}

export const router = new Router();
