// What this reader has chosen for this browser.

import { kept } from './kept';

export type Theme = 'device' | 'night' | 'day';
export type Motion = 'device' | 'full' | 'none';
/** Who speaks what the narrator says: the screens of tables, this device too, or nobody. */
export type Narration = 'screen' | 'on' | 'off';

const KEY = 'lanternwood.settings';

interface Chosen {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: number;
  narration: Narration;
  voice: string;
  pace: number;
}

const USUAL: Chosen = {
  theme: 'device',
  motion: 'device',
  sound: false,
  volume: 0.6,
  narration: 'screen',
  voice: '',
  pace: 1,
};

class Settings {
  #chosen = $state.raw<Chosen>({ ...USUAL, ...kept.read<Partial<Chosen>>(KEY) });

  get theme(): Theme {
    return this.#chosen.theme;
  }
  get motion(): Motion {
    return this.#chosen.motion;
  }
  get sound(): boolean {
    return this.#chosen.sound;
  }
  /** From 0 to 1. */
  get volume(): number {
    return this.#chosen.volume;
  }
  get narration(): Narration {
    return this.#chosen.narration;
  }
  /** By its address in this browser; empty for the device's own choice. */
  get voice(): string {
    return this.#chosen.voice;
  }
  /** 1 is how the voice speaks by itself. */
  get pace(): number {
    return this.#chosen.pace;
  }

  choose(change: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...change };
    kept.write(KEY, this.#chosen);
    this.show();
  }

  /** Night unless day was chosen, here or on the device. */
  get night(): boolean {
    if (this.theme !== 'device') return this.theme === 'night';
    return !matchMedia('(prefers-color-scheme: light)').matches;
  }

  /** Put the choices on the page, where the style sheets look for them. */
  show(): void {
    const page = document.documentElement;
    page.dataset.theme = this.night ? 'night' : 'day';
    page.dataset.motion = this.motion;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.night ? '#0d1514' : '#e6dcc3');
  }

  /** Follow the device while nothing else is chosen, and what is chosen in another window. */
  follow(): void {
    this.show();
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => this.show());
    // During a match the settings open in a window of their own.
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      this.#chosen = { ...USUAL, ...kept.read<Partial<Chosen>>(KEY) };
      this.show();
    });
  }
}

export const settings = new Settings();
