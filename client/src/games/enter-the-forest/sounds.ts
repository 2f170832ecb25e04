// Bone on wood, one low struck match, and wind for those who are lost: made from noise, and only where they are wanted.

import type { Numbered } from '../../match/board';
import { sounds as forest, type Sound } from '../nightmare-forest/sounds';
import { eventOf } from './tale';
import type { Event } from './types.gen';

export const sounds = forest;

const HEARD: Partial<Record<Event['type'], Sound>> = {
  DiceRolled: 'dice',
  ContestRolled: 'dice',
  RuinRolled: 'dice',
  BlindRolled: 'dice',
  CalledOn: 'match',
  CharacterLost: 'loss',
};

export function soundsOf(latest: readonly Numbered[]): Sound[] {
  const heard = latest.flatMap((each) => HEARD[eventOf(each)?.type ?? ('' as Event['type'])] ?? []);
  return [...new Set(heard)];
}
