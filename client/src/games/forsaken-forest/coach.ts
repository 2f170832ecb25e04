// Which tip comes when, in a first game. A tip tells a neighbour no more than the desk beside it does; by night there
// are none but those that everyone reads, while all look at their role cards.

import { Coach } from '../../table/coach.svelte';
import type { View } from './types.gen';

export type Tip =
  'role' | 'night' | 'fugue' | 'turn' | 'mustWander' | 'answer' | 'peek' | 'hearing' | 'vote' | 'doorstep' | 'spirit';

export const coach = new Coach<Tip>('forsaken-forest');

/** For everyone alike, on Night One, before anything is asked of anyone. */
export const FIRST: readonly Tip[] = ['role', 'night'];

export interface Moment {
  readonly view: View;
  /** The viewer may not end their turn yet. */
  readonly mustWander: boolean;
  /** What a Peek has shown lies before the viewer. */
  readonly peeked: boolean;
}

/** What is of use now, the first thing first. */
export function tipsFor({ view, mustWander, peeked }: Moment): Tip[] {
  const { seat, window, gallows } = view;
  if (seat === null || view.ending || view.night) return [];
  if (!view.players[seat]?.living) return ['spirit'];
  if (gallows) return [gallows.stage === 'plea' ? 'hearing' : 'vote'];
  const acting = view.active === seat && window?.kind === 'action' && !view.players[seat]?.spent;
  const tips: [Tip, boolean][] = [
    ['doorstep', window?.kind === 'doorstep'],
    ['answer', window?.kind === 'answer' && window.eligible.includes(seat) && !window.passed],
    ['fugue', view.fugue === seat],
    ['turn', acting],
    ['mustWander', mustWander],
    ['peek', peeked],
  ];
  return tips.flatMap(([tip, now]) => (now ? [tip] : []));
}

const sceneOf = (tip: Tip): 'gallows' | 'day' => (tip === 'hearing' || tip === 'vote' ? 'gallows' : 'day');

/**
 * The one tip to show. What has come up stays until it is read, so that nobody must read against a clock: only
 * something of more use, or another scene, takes its place.
 */
export function lesson(
  shown: Tip | null,
  tips: readonly Tip[],
  scene: string,
  wants: (tip: Tip) => boolean,
): Tip | null {
  const open = shown !== null && wants(shown) && sceneOf(shown) === scene ? shown : null;
  if (open && tips.includes(open)) return open;
  return tips.find((tip) => wants(tip) && sceneOf(tip) === scene) ?? open;
}
