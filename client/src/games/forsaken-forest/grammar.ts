// How names and lists stand in a sentence.

export const YOU = 'You';
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
/** A name inside a sentence. */
export const mid = (name: string): string => (name === YOU ? 'you' : name);
export const within = (names: readonly string[]): string => list(names.map(mid));
/** What belongs to somebody. */
export const whose = (name: string): string => (name === YOU ? 'your' : `${name}’s`);
/** The verb that goes with a name. */
export const does = (name: string, third: string, second: string): string => (name === YOU ? second : third);
