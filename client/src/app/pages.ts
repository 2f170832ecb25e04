import type { Component } from 'svelte';
import { ownPages } from '../games';
import type { Route } from './routes';

export type Named = Exclude<Route, { page: 'nowhere' }>;
type Page = { default: Component<Record<string, unknown>> };

const PAGES: Record<Exclude<Named['page'], 'own'>, () => Promise<unknown>> = {
  home: () => import('../home/Home.svelte'),
  new: () => import('../lobby/NewTable.svelte'),
  table: () => import('../table/TablePage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  settings: () => import('../settings/Settings.svelte'),
  notices: () => import('../settings/Notices.svelte'),
};

/** The code of a page, from the server unless it is here already. */
export function pageOf(route: Named): Promise<Page> {
  const load = route.page === 'own' ? ownPages().find(({ path }) => path === route.path)?.load : PAGES[route.page];
  if (!load) throw new Error('a route leads only to pages that are there');
  return load() as Promise<Page>;
}
