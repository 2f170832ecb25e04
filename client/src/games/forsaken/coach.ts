// A tip the first time each kind of thing can be done.

import { Coach } from '../../table/coach.svelte';
import type { Offers } from './offers';
import type { hints } from './hints';
import type { Action, View } from './types.gen';

export type Tip = keyof (typeof hints)['tips'];

export const coach = new Coach<Tip>('forsaken');

/** Those that fit now, the most pressing first. */
export function tipsFor(view: View, offers: Offers): Tip[] {
  const tips: Tip[] = [];
  if (offers.mulligan) tips.push('mulligan');
  if (view.last) tips.push('last');
  if (view.mine?.held || offers.picks.size > 0) tips.push('target');
  if (offers.builds.size > 0) tips.push('build');
  if (offers.upgrades.size > 0) tips.push('temple');
  // These stand over the windows: first all are built.
  const built = offers.builds.size === 0;
  if (built && offers.plays.size > 0) tips.push('play', 'read');
  if (built && offers.attacks.size > 0) tips.push('attack');
  if (offers.channels.size > 0) tips.push('channel');
  if (offers.endTurn && view.turn > 3) tips.push('end');
  return tips;
}

export const tipFor = (view: View, offers: Offers): Tip | null =>
  tipsFor(view, offers).find((tip) => coach.wants(tip)) ?? null;

const TAUGHT: Partial<Record<Action['type'], Tip>> = {
  Mulligan: 'mulligan',
  Build: 'build',
  Upgrade: 'temple',
  Play: 'play',
  Attack: 'attack',
  Channel: 'channel',
  EndTurn: 'end',
  Pick: 'target',
  PickTower: 'target',
  PickAltar: 'target',
  PickMiracle: 'target',
};

/** Whoever does a thing needs no tip for it any more. */
export function learn(action: Action): void {
  const tip = TAUGHT[action.type];
  if (tip && coach.wants(tip)) coach.read(tip);
}

/** A thing was read large. */
export function learnToRead(): void {
  if (coach.wants('read')) coach.read('read');
}
