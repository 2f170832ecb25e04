// Short bursts of noise, of which the tables' sounds are made: wood, paper and bone.

import { settings } from '../app/settings.svelte';
import { studio } from './studio';

export interface Burst {
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

export const burst = (at: number, long: number, loud: number, from: number, to = from, narrow = 1): Burst => ({
  at,
  long,
  loud,
  from,
  to,
  narrow,
});

/** Bone on wood: knocks that come closer together and die away. */
export function knocks(): Burst[] {
  const times = [0, 0.11, 0.2, 0.31, 0.39, 0.52, 0.6, 0.72, 0.8];
  return times.flatMap((at, place) => [
    burst(at, 0.05, 0.5 * (1 - place * 0.07), 1500 + (place % 3) * 420, 900, 7),
    burst(at, 0.07, 0.35 * (1 - place * 0.07), 320 + (place % 2) * 60, 240, 9),
  ]);
}

/** A match that is struck. */
export const struck = (): Burst[] => [burst(0, 0.16, 0.3, 3800, 5600, 1.2), burst(0.14, 0.7, 0.16, 1100, 480, 0.6)];

/** Wind, and nothing in it. */
export const emptiness = (): Burst[] => [burst(0, 2.6, 0.22, 260, 120, 0.7), burst(0.4, 2.2, 0.1, 900, 300, 0.6)];

/** Let them be heard, where that is wanted. */
export function sound(bursts: readonly Burst[]): void {
  const context = settings.sound ? studio.open() : null;
  if (context) for (const part of bursts) strike(context, part);
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
