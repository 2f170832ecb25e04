// Wind and leaves over the sleeping table, so that nobody hears whose chair creaks. It is the same on every device and
// knows nothing of the game but that it is night.

import { onceTouched, studio } from './studio';

/** Seconds. */
const RISES = 4;
const FALLS = 5;

interface Layer {
  loud: number;
  filter: BiquadFilterOptions;
  /** Gusts: how often a second and how far the filter wanders. */
  gust: number;
  wander: number;
  /** How much of its loudness comes and goes. */
  swell: number;
}

const LAYERS: readonly Layer[] = [
  { loud: 0.5, filter: { type: 'lowpass', frequency: 320, Q: 0.6 }, gust: 0.07, wander: 140, swell: 0.16 },
  { loud: 0.12, filter: { type: 'bandpass', frequency: 900, Q: 0.8 }, gust: 0.113, wander: 320, swell: 0.06 },
  { loud: 0.05, filter: { type: 'bandpass', frequency: 4200, Q: 0.5 }, gust: 0.19, wander: 900, swell: 0.035 },
];

class Wind {
  #volume = 0;
  #loudness: GainNode | null = null;
  #blowing: AudioScheduledSourceNode[] = [];
  #waits: (() => void) | null = null;

  /** Let it blow, as loud as this (0 to 1); while it does, only its loudness changes. */
  rise(volume: number): void {
    this.#volume = volume;
    if (this.#loudness) {
      turn(this.#loudness, volume, 0.3);
      return;
    }
    const context = studio.open();
    if (context) this.#blow(context);
    else this.#waits ??= onceTouched(() => this.rise(this.#volume));
  }

  /** Let it die down. */
  fall(): void {
    this.#waits?.();
    this.#waits = null;
    const loudness = this.#loudness;
    this.#loudness = null;
    if (!loudness) return;
    turn(loudness, 0, FALLS);
    for (const source of this.#blowing) source.stop(loudness.context.currentTime + FALLS);
  }

  /** The far bell that marks a called step: the same one for every role. */
  toll(volume: number): void {
    const context = studio.open();
    if (!context) return;
    for (const [pitch, loud, long] of [
      [220, 0.09, 3.6],
      [523, 0.04, 2.2],
      [1187, 0.015, 1.1],
    ] as const) {
      const tone = new OscillatorNode(context, { frequency: pitch });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, context.currentTime);
      gain.gain.linearRampToValueAtTime(loud * volume, context.currentTime + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0002, context.currentTime + long);
      tone.connect(gain).connect(context.destination);
      tone.start();
      tone.stop(context.currentTime + long);
    }
  }

  #blow(context: AudioContext): void {
    this.#waits = null;
    const loudness = new GainNode(context, { gain: 0 });
    loudness.connect(context.destination);
    this.#blowing = LAYERS.flatMap((layer) => lay(context, layer, loudness));
    turn(loudness, this.#volume, RISES);
    this.#loudness = loudness;
  }
}

function lay(context: AudioContext, layer: Layer, into: AudioNode): AudioScheduledSourceNode[] {
  const noise = new AudioBufferSourceNode(context, { buffer: studio.noise(context), loop: true });
  const filter = new BiquadFilterNode(context, layer.filter);
  const gain = new GainNode(context, { gain: layer.loud });
  const gust = new OscillatorNode(context, { frequency: layer.gust });
  gust.connect(new GainNode(context, { gain: layer.wander })).connect(filter.frequency);
  gust.connect(new GainNode(context, { gain: layer.swell })).connect(gain.gain);
  noise.connect(filter).connect(gain).connect(into);
  noise.start();
  gust.start();
  return [noise, gust];
}

function turn(loudness: GainNode, to: number, seconds: number): void {
  const { currentTime } = loudness.context;
  loudness.gain.cancelScheduledValues(currentTime);
  loudness.gain.setValueAtTime(loudness.gain.value, currentTime);
  loudness.gain.linearRampToValueAtTime(to, currentTime + seconds);
}

export const wind = new Wind();
