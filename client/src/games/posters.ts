import type { Component } from 'svelte';
import PlainPoster from './PlainPoster.svelte';

const drawn = import.meta.glob<Component<{ game?: string }>>('./*/Poster.svelte', { eager: true, import: 'default' });

/** The picture of a game. One that has none gets a wood of its own from us. */
export const posterOf = (game: string): Component<{ game: string }> => drawn[`./${game}/Poster.svelte`] ?? PlainPoster;
