// How play is shown: each moment with its sound, and whose turn it is once the table has changed.

import type { Direction } from '../../table/stage.svelte';
import { beatsOf, restOf, type Beat } from './beats';
import { kingdomOf } from './board';
import { play, soundOf, soundsOf } from './sounds';
import type { Event, View } from './types.gen';

export const direction: Direction<View, Event, Beat> = {
  patience: 3,
  beats: (view, events, shown) => beatsOf(view, events, (serial) => kingdomOf(shown, serial)),
  rest: restOf,
  isOnNext: (beat) => beat.kind === 'turn',
  begins: (beat) => {
    const sound = soundOf(beat);
    if (sound) play(sound);
  },
  ends: (view, events, beats) => {
    const heard = beats.map(soundOf);
    for (const sound of soundsOf(view, events)) if (!heard.includes(sound)) play(sound);
  },
};
