// What was said and stands, as contradictions look at it.

import { bare, type Plain } from '../statements';
import type { Deed, View } from '../types.gen';

export interface Heard<Claim extends Plain = Plain> {
  readonly speaker: number;
  readonly claim: Claim;
  readonly day: number;
  readonly cycle: number;
  readonly turn: number;
  readonly phase: string;
}

/** All that was not taken back, in order; answers without their wrapping. */
export const heard = (view: View): Heard[] =>
  view.said.filter((each) => !each.retracted).map((each) => ({ ...each, claim: bare(each.statement) }));

/** Those of one kind. */
export function ofKind<Kind extends Plain['type']>(
  said: readonly Heard[],
  kind: Kind,
): Heard<Extract<Plain, { type: Kind }>>[] {
  return said.filter((each): each is Heard<Extract<Plain, { type: Kind }>> => each.claim.type === kind);
}

/** The last of each by a key: later words of a speaker replace earlier ones. */
export function latest<Claim extends Plain>(
  said: readonly Heard<Claim>[],
  key: (each: Heard<Claim>) => number | string,
): Heard<Claim>[] {
  return [...new Map(said.map((each) => [key(each), each])).values()];
}

export function grouped<Key, Each>(all: readonly Each[], key: (each: Each) => Key): Map<Key, Each[]> {
  const groups = new Map<Key, Each[]>();
  for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each]);
  return groups;
}

export const distinct = <Each>(all: readonly Each[]): Each[] => [...new Set(all)];
export const speakers = (said: readonly Heard[]): number[] => distinct(said.map(({ speaker }) => speaker));

const TURNS = 6;

/** Turns are counted in their cycle where something is said, and through the whole match where something is played. */
export const turnOf = ({ cycle, turn }: { cycle: number; turn: number }): number => TURNS * (cycle - 1) + turn;
export const isBefore = (deed: Deed, said: Heard): boolean => deed.turn <= turnOf(said);
