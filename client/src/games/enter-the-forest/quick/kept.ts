// The seats of a quick table, for as long as this tab is open and no longer.

import type { Place } from '../../../protocol/wire.gen';

const KEY = 'lanternwood.quick.enter-the-forest';

export const kept = {
  read(): Place[] | null {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place[] | null;
    } catch {
      return null;
    }
  },
  write(places: readonly Place[]): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(places));
    } catch {
      // A browser that keeps nothing still plays until it is reloaded.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // There was nothing then.
    }
  },
};
