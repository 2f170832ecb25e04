import { en } from './en';

/** Every word the client says itself. A translation is one more file of this type. */
export type Words = typeof en;

export const words: Words = en;
