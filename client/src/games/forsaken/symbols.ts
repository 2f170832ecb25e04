// The signs of the five Gods, and of a Temple.

import axes from 'icon:crossed-axes';
import fly from 'icon:fly';
import eye from 'icon:all-seeing-eye';
import mask from 'icon:plague-doctor-profile';
import crown from 'icon:crown';
import temple from 'icon:greek-temple';
import type { God } from './content.gen';

export const SYMBOLS: Record<God | 'temple', string> = {
  strife: axes,
  infestation: fly,
  occult: eye,
  contagion: mask,
  grandeur: crown,
  temple,
};
