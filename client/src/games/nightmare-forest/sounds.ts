// Wood, paper and bone, made here from noise: nothing before it is asked for.

import { burst, emptiness, knocks, sound as heard, struck, type Burst } from '../../sound/bursts';
import type { Event, View } from './types.gen';

export type Sound = 'card' | 'dice' | 'match' | 'bite' | 'step' | 'creep' | 'win' | 'loss';

const chirp = (at: number, pitch: number): Burst[] => [
  burst(at, 0.09, 0.16, pitch, pitch * 1.35, 30),
  burst(at + 0.11, 0.07, 0.12, pitch * 1.2, pitch, 30),
];

const SCORES: Record<Sound, () => Burst[]> = {
  card: () => [burst(0, 0.11, 0.22, 2400, 5200, 0.7), burst(0.09, 0.05, 0.3, 420, 260, 1.5)],
  dice: knocks,
  match: struck,
  bite: () => [burst(0, 0.09, 0.75, 190, 90, 2), burst(0.03, 0.12, 0.35, 1400, 500, 1.2)],
  step: () => [burst(0, 0.09, 0.28, 300, 160, 1.4), burst(0.22, 0.09, 0.22, 260, 150, 1.4)],
  creep: () => [burst(0, 0.5, 0.14, 700, 1500, 1.5), burst(0.42, 0.12, 0.24, 2000, 1200, 3)],
  win: () => [0, 0.5, 0.9, 1.5, 1.8].flatMap((at, place) => chirp(at, 2600 + (place % 3) * 500)),
  loss: emptiness,
};

const HEARD: Partial<Record<Event['type'], Sound>> = {
  CardTurnedUp: 'card',
  GearDrawn: 'card',
  GearTurnedUp: 'card',
  CamperMoved: 'step',
  Wounded: 'bite',
  CamperEaten: 'bite',
  ZombieAdded: 'creep',
};

/** What is heard of what was told, each once. */
export function soundsOf(view: View, events: readonly Event[]): Sound[] {
  const found = new Set<Sound>();
  for (const event of events) {
    const sound = HEARD[event.type];
    if (sound) found.add(sound);
    if (event.type === 'TurnBegan' && event.seat === view.me) found.add('match');
    if (event.type === 'Escaped') found.add('win');
    if (event.type === 'ForestWon') found.add('loss');
  }
  return [...found];
}

class Sounds {
  play(sound: Sound): void {
    heard(SCORES[sound]());
  }
}

export const sounds = new Sounds();
