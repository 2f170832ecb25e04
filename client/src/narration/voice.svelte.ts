// The narrator's voice: the browser's own. Where there is none, nothing is said; all of it stands on the screen anyway.

import { settings } from '../app/settings.svelte';

/** The language of the strings. */
const LANGUAGE = 'en';

class Voice {
  /** Those that speak our language; those that need no network come first. */
  voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    if (!this.can) return;
    this.#gather();
    // Browsers often know their voices only after a while. Older ones of Safari never tell.
    speechSynthesis.addEventListener?.('voiceschanged', () => this.#gather());
  }

  /** Whether this browser speaks at all. */
  get can(): boolean {
    return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
  }

  /** Say this after whatever is being said. */
  say(line: string): void {
    // Some browsers speak although they name no voices; one that has none for our words must not try.
    if (!this.can || !line || (this.voices.length === 0 && speechSynthesis.getVoices().length > 0)) return;
    const spoken = new SpeechSynthesisUtterance(line);
    spoken.lang = LANGUAGE;
    spoken.rate = settings.pace;
    spoken.volume = settings.volume;
    spoken.voice = this.voices.find((voice) => voice.voiceURI === settings.voice) ?? null;
    speechSynthesis.speak(spoken);
  }

  hush(): void {
    if (this.can) speechSynthesis.cancel();
  }

  #gather(): void {
    this.voices = speechSynthesis
      .getVoices()
      .filter((voice) => voice.lang.toLowerCase().startsWith(LANGUAGE))
      .toSorted((a, b) => Number(b.localService) - Number(a.localService));
  }
}

export const voice = new Voice();

/** How long a line takes to say, in milliseconds. Reckoned from its words, so that it is the same on every device. */
export const saying = (line: string, pace: number): number =>
  line ? 900 + (line.split(/\s+/).length * 390) / pace : 0;
