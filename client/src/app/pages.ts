import type { Component } from 'svelte';
import type { Route } from './routes';

export type Named = Exclude<Route, { page: 'nowhere' }>;
type Page = { default: Component<Record<string, unknown>> };

const PAGES: Record<Named['page'], () => Promise<unknown>> = {
  home: () => import('../home/Home.svelte'),
  new: () => import('../lobby/NewTable.svelte'),
  table: () => import('../table/TablePage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  settings: () => import('../settings/Settings.svelte'),
  notices: () => import('../settings/Notices.svelte'),
  moderator: () => import('../moderator/ModeratorPage.svelte'),
  odds: () => import('../games/enter-the-forest/odds/OddsPage.svelte'),
  quick: () => import('../games/enter-the-forest/quick/QuickPage.svelte'),
};

/** The code of a page, from the server unless it is here already. */
export const pageOf = (page: Named['page']): Promise<Page> => PAGES[page]() as Promise<Page>;
