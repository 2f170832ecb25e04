// Chances as they are written and drawn. They are counted elsewhere; here a fraction only becomes a percentage or a
// height.

import type { Exact, Means, Outlook, PoolOdds, Shown } from '../content.gen';

export const LIGHT = [0, 1, 2, 3] as const;
export const DARK = [0, 1, 2, 3, 4] as const;
export const RUINS = [0, 1, 2, 3, 4, 5, 6] as const;
/** P0 to P3, in their order. */
export const POLICIES = [0, 1, 2, 3] as const;
export type Policy = (typeof POLICIES)[number];

export interface Chosen {
  light: number;
  dark: number;
  ruin: number;
  policy: Policy;
  /** Whether the table may re-roll after the Ruin step too. */
  always: boolean;
}

export const USUAL: Chosen = { light: 1, dark: 1, ruin: 1, policy: 0, always: false };

/** A link may name a pool: what it leaves out, or what there is not, is as usual. */
export function chosenFrom(search: string): Chosen {
  const asked = new URLSearchParams(search);
  const within = (name: string, allowed: readonly number[], usual: number) => {
    const found = asked.get(name);
    return found !== null && found !== '' && allowed.includes(Number(found)) ? Number(found) : usual;
  };
  return {
    light: within('light', LIGHT, USUAL.light),
    dark: within('dark', DARK, USUAL.dark),
    ruin: within('ruin', RUINS, USUAL.ruin),
    policy: within('policy', POLICIES, USUAL.policy) as Policy,
    always: asked.get('always') === 'yes',
  };
}

export const share = ({ top, bottom }: Exact): number => top / bottom;

const THIN = '\u202f';

/** To a tenth, and never 0 or 100 for what is merely rare or likely. */
export function percent(chance: Exact): string {
  const hundredths = share(chance) * 100;
  const tenths = Math.round(hundredths * 10) / 10;
  if (tenths === 0 && hundredths > 0) return `<0.1${THIN}%`;
  if (tenths === 100 && hundredths < 100) return `>99.9${THIN}%`;
  return `${tenths.toFixed(tenths === 0 || tenths === 100 ? 0 : 1)}${THIN}%`;
}

/** As a fraction in lowest terms; null where its numbers are longer than a browser counts. */
export function fraction({ top, bottom }: Exact): string | null {
  if (bottom === 1) return String(top);
  return Number.isSafeInteger(bottom) ? `${top}/${bottom}` : null;
}

export function poolOf<T extends { light: number; dark: number }>(
  pools: readonly T[],
  light: number,
  dark: number,
): T | null {
  return pools.find((pool) => pool.light === light && pool.dark === dark) ?? null;
}

export const outlookOf = (pool: PoolOdds, policy: Policy): Outlook =>
  (policy === 0 ? pool.stand : pool.policies[policy - 1]) ?? pool.stand;

export const poolsBy = (content: Shown, always: boolean): readonly PoolOdds[] =>
  always ? content.pushed : content.pools;
export const meansBy = (content: Shown, always: boolean): readonly Means[] =>
  always ? content.pushed_means : content.means;

/** For each number of dice, any pool of so many: the highest die does not ask for colours. */
export function byDice(content: Shown, most: number): { dice: number; outlook: Outlook }[] {
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((dice) => {
    const pool = content.pools.find(({ light, dark }) => light + dark === dice);
    return pool ? [{ dice, outlook: pool.stand }] : [];
  });
}
