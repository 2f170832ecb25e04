import { api } from '../protocol/api';

/** The games whose rulebooks are kept in this browser, for when the server cannot be asked which there are. */
export async function keptRulebooks(): Promise<string[]> {
  if (!('caches' in window)) return [];
  const shelf = api.rulesAddress('');
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  return [...new Set(kept.filter((path) => path.startsWith(shelf)))].map((path) => path.slice(shelf.length));
}
