// The sign of each God (FK-UI-06): told apart by shape, not only by colour.

import axes from 'icon:crossed-axes';
import crown from 'icon:crown';
import eye from 'icon:all-seeing-eye';
import fly from 'icon:fly';
import mask from 'icon:plague-doctor-profile';
import type { God } from './cards';

export const symbols: Readonly<Record<God, string>> = {
  strife: axes,
  infestation: fly,
  occult: eye,
  contagion: mask,
  grandeur: crown,
};

/** Printing inks: bone text on each can be read. */
export const inks: Readonly<Record<God, string>> = {
  strife: '#8c2a1c',
  infestation: '#525f18',
  occult: '#553a8c',
  contagion: '#1d6460',
  grandeur: '#7a580c',
};

export const lights: Readonly<Record<God, string>> = {
  strife: '#e0604a',
  infestation: '#a9bf4b',
  occult: '#a583e0',
  contagion: '#4fb6a2',
  grandeur: '#e6b94f',
};
