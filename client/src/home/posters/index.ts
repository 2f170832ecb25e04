import type { Component } from 'svelte';
import EnterTheForest from './EnterTheForest.svelte';
import ForgottenWaters from './ForgottenWaters.svelte';
import Forsaken from './Forsaken.svelte';
import ForsakenForest from './ForsakenForest.svelte';
import NightmareForest from './NightmareForest.svelte';

/** The picture of each game, in the order of the shelf. */
export const POSTERS: Record<string, Component> = {
  'nightmare-forest': NightmareForest,
  'forsaken-forest': ForsakenForest,
  forsaken: Forsaken,
  'forgotten-waters': ForgottenWaters,
  'enter-the-forest': EnterTheForest,
};
