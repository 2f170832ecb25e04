// A character, and what its player is offered for the sheet.

import type { Action, CharacterView } from '../../src/games/enter-the-forest/types.gen';
import type { Choice } from '../../src/protocol/wire.gen';

export const HAL: CharacterView = {
  seat: 1,
  name: 'Hal Thorne',
  occupation: 'Grave-robber',
  background: '',
  skills: ['Climbing', 'Knots', 'Climbing'],
  equipment: [],
  rituals: ['Ash Door'],
  conditions: ['Hears the bell under the water'],
  starting: 2,
  ruin: 3,
  turned: false,
  lost: false,
  fate: '',
  co_gm: false,
  settled: false,
};
export const NOBODY: CharacterView = {
  ...HAL,
  name: '',
  occupation: '',
  skills: [],
  rituals: [],
  conditions: [],
  starting: 1,
  ruin: 1,
};

export const offer = (action: Action): Choice => ({ action, words: '', odds: null, says: '', foreseen: null });

/** What a player is offered for a sheet, in the engine's order. */
export const offers = (character: CharacterView): Choice[] => [
  ...(['name', 'occupation', 'background'] as const).map((field) => offer({ type: 'Write', field, words: '' })),
  ...(['skills', 'equipment', 'rituals'] as const).map((kind) => offer({ type: 'AddEntry', kind, words: '' })),
  ...(['skills', 'equipment', 'rituals'] as const).flatMap((kind) =>
    character[kind].map((_, index) => offer({ type: 'StrikeEntry', kind, index })),
  ),
  offer({ type: 'Note', words: '' }),
];
