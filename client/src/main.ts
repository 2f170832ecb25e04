// Sends for everything that this address needs, all at once: over a slow line, one thing after the other is what takes
// long.

import { pageOf } from './app/pages';
import { routeOf } from './app/routes';
import { boardOf } from './games';
import { placeAt } from './match/places';
import './theme/index.css';

import.meta.glob('./games/*/colours.css', { eager: true });

const route = routeOf(location.pathname, location.search);
if (route.page !== 'nowhere') pageOf(route).catch(() => undefined); // App.svelte asks again and tells
if (route.page === 'table') {
  const place = placeAt(route.code);
  if (place?.game && place.begun) boardOf(place.game)?.().catch(() => undefined);
}
void import('./app/start');
