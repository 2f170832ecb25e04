// Where sounds are made: here, from noise and short tones. No files, and nothing before somebody has touched the page.

class Studio {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Null where nothing can or may be heard yet: browsers want a page to be touched first. */
  open(): AudioContext | null {
    if (typeof AudioContext === 'undefined' || !touched()) return null;
    const context = (this.#context ??= new AudioContext());
    if (context.state === 'suspended') void context.resume();
    return context;
  }

  /** Some seconds of white noise, made once. */
  noise(context: AudioContext): AudioBuffer {
    if (this.#noise) return this.#noise;
    const buffer = new AudioBuffer({ length: context.sampleRate * 4, sampleRate: context.sampleRate });
    const data = buffer.getChannelData(0);
    for (let sample = 0; sample < data.length; sample++) data[sample] = Math.random() * 2 - 1;
    return (this.#noise = buffer);
  }
}

/** Whether the page was ever touched or typed at. */
export const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Do this as soon as the page has been touched; the answer calls it off. */
export function onceTouched(act: () => void): () => void {
  const calls = ['pointerup', 'keyup'] as const;
  const hear = (): void => {
    if (!touched()) return;
    stop();
    act();
  };
  const stop = (): void => calls.forEach((call) => removeEventListener(call, hear));
  calls.forEach((call) => addEventListener(call, hear));
  return stop;
}

export const studio = new Studio();
