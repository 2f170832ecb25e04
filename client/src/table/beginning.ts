/** The name that a line begins with, the longest if several fit; nothing if none does. */
export const whoBegins = (line: string, names: readonly string[]): string =>
  names.filter((name) => line.startsWith(`${name} `)).toSorted((one, other) => other.length - one.length)[0] ?? '';
