// How a turn is shown: rolls before what they change, and each with its noise.

import type { Direction } from '../../table/stage.svelte';
import { DURATION } from '../../theme/motion';
import { beatsOf, type Beat } from './beats';
import { sounds, soundsOf } from './sounds';
import type { Event, View } from './types.gen';

/** A beat stays long enough to be read after it has come to rest. */
const REST = { roll: 750, shock: 1100 } as const;

const rolls = (beat: Beat): boolean => beat.kind === 'roll' && beat.faces.length > 0;

export const direction: Direction<View, Event, Beat> = {
  patience: 2,
  beats: beatsOf,
  rest: (beat) => (rolls(beat) ? DURATION.dice : 0) + REST[beat.kind],
  begins: (beat) => {
    if (rolls(beat)) sounds.play('dice');
  },
  ends: (view, events) => soundsOf(view, events).forEach((sound) => sounds.play(sound)),
};
