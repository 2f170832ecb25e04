// Paper, stone and glass, made here from noise: nothing before it is asked for.

import { burst, emptiness, sound as heard, struck, type Burst } from '../../sound/bursts';
import type { Beat } from './beats';
import type { Event, View } from './types.gen';

export type Sound = 'card' | 'stone' | 'blow' | 'glass' | 'match' | 'win' | 'loss';

const chirp = (at: number, pitch: number): Burst[] => [
  burst(at, 0.09, 0.16, pitch, pitch * 1.35, 30),
  burst(at + 0.11, 0.07, 0.12, pitch * 1.2, pitch, 30),
];

const SCORES: Record<Sound, () => Burst[]> = {
  card: () => [burst(0, 0.11, 0.22, 2400, 5200, 0.7), burst(0.09, 0.05, 0.3, 420, 260, 1.5)],
  stone: () => [burst(0, 0.3, 0.4, 240, 90, 1.2), burst(0.12, 0.2, 0.2, 500, 200, 1)],
  blow: () => [burst(0, 0.09, 0.6, 190, 90, 2), burst(0.03, 0.1, 0.25, 1400, 500, 1.2)],
  glass: () => [burst(0, 0.12, 0.2, 5200, 3000, 8), burst(0.07, 0.16, 0.14, 6800, 4200, 10)],
  match: struck,
  win: () => [0, 0.5, 0.9, 1.5].flatMap((at, place) => chirp(at, 2600 + (place % 3) * 500)),
  loss: emptiness,
};

const HEARD: Partial<Record<Event['type'], Sound>> = {
  CardPlayed: 'card',
  MiraclePlayed: 'card',
  MiracleRevealed: 'card',
  AltarBuilt: 'glass',
  AltarUpgraded: 'glass',
  BattleFought: 'blow',
  TowerLostFaith: 'stone',
  KingdomWon: 'stone',
};

/** What is heard with a moment. */
export function soundOf(beat: Beat): Sound | null {
  switch (beat.kind) {
    case 'card':
    case 'laid':
      return 'card';
    case 'strike':
      return 'blow';
    case 'won':
      return 'stone';
    case 'floats':
      return beat.floats.some(({ spot }) => spot.startsWith('t')) ? 'stone' : null;
    case 'turn':
      return 'match';
    default:
      return null;
  }
}

/** What is heard of what was told, each once. */
export function soundsOf(view: View, events: readonly Event[]): Sound[] {
  const found = new Set<Sound>();
  for (const event of events) {
    const sound = HEARD[event.type];
    if (sound) found.add(sound);
    if (event.type === 'TurnBegan' && event.seat === view.seat) found.add('match');
    if (event.type === 'GameEnded') found.add(event.winner === view.seat ? 'win' : 'loss');
  }
  return [...found];
}

export const play = (sound: Sound): void => heard(SCORES[sound]());
