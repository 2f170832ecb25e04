// Wood, paper and bone, made here from noise: nothing before it is asked for.

import { settings } from '../../app/settings.svelte';
import { studio } from '../../sound/studio';

export type Sound = 'card' | 'dice' | 'match' | 'bite' | 'step' | 'creep' | 'win' | 'loss';

interface Burst {
  /** Seconds from now. */
  at: number;
  long: number;
  loud: number;
  /** Where the noise is loudest, in hertz, at its start and its end. */
  from: number;
  to: number;
  /** How narrow: higher rings more. */
  narrow: number;
}

const burst = (at: number, long: number, loud: number, from: number, to = from, narrow = 1): Burst => ({ at, long, loud, from, to, narrow });

/** Bone on wood: knocks that come closer together and die away. */
function knocks(): Burst[] {
  const times = [0, 0.11, 0.2, 0.31, 0.39, 0.52, 0.6, 0.72, 0.8];
  return times.flatMap((at, place) => [
    burst(at, 0.05, 0.5 * (1 - place * 0.07), 1500 + (place % 3) * 420, 900, 7),
    burst(at, 0.07, 0.35 * (1 - place * 0.07), 320 + (place % 2) * 60, 240, 9),
  ]);
}

const chirp = (at: number, pitch: number): Burst[] => [burst(at, 0.09, 0.16, pitch, pitch * 1.35, 30), burst(at + 0.11, 0.07, 0.12, pitch * 1.2, pitch, 30)];

const SCORES: Record<Sound, () => Burst[]> = {
  card: () => [burst(0, 0.11, 0.22, 2400, 5200, 0.7), burst(0.09, 0.05, 0.3, 420, 260, 1.5)],
  dice: knocks,
  match: () => [burst(0, 0.16, 0.3, 3800, 5600, 1.2), burst(0.14, 0.7, 0.16, 1100, 480, 0.6)],
  bite: () => [burst(0, 0.09, 0.75, 190, 90, 2), burst(0.03, 0.12, 0.35, 1400, 500, 1.2)],
  step: () => [burst(0, 0.09, 0.28, 300, 160, 1.4), burst(0.22, 0.09, 0.22, 260, 150, 1.4)],
  creep: () => [burst(0, 0.5, 0.14, 700, 1500, 1.5), burst(0.42, 0.12, 0.24, 2000, 1200, 3)],
  win: () => [0, 0.5, 0.9, 1.5, 1.8].flatMap((at, place) => chirp(at, 2600 + (place % 3) * 500)),
  loss: () => [burst(0, 2.6, 0.22, 260, 120, 0.7), burst(0.4, 2.2, 0.1, 900, 300, 0.6)],
};

class Sounds {
  play(sound: Sound): void {
    const context = settings.sound ? studio.open() : null;
    if (context) for (const part of SCORES[sound]()) strike(context, part);
  }
}

function strike(context: AudioContext, part: Burst): void {
  const start = context.currentTime + part.at;
  const source = new AudioBufferSourceNode(context, { buffer: studio.noise(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: part.from, Q: part.narrow });
  const gain = new GainNode(context, { gain: 0 });
  filter.frequency.setValueAtTime(part.from, start);
  filter.frequency.exponentialRampToValueAtTime(part.to, start + part.long);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(part.loud * settings.volume, start + Math.min(0.012, part.long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0004, start + part.long);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start, Math.random());
  source.stop(start + part.long + 0.05);
}

export const sounds = new Sounds();
