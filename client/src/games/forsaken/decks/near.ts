// Which of some words somebody may have meant: the measure is that of Python's difflib, so that the server would say
// the same.

const CLOSE_ENOUGH = 0.6;

/** The word most like it, if any is like it at all; of equals the last in the alphabet. */
export function nearest(word: string, words: readonly string[]): string | null {
  let best: [number, string] | null = null;
  for (const each of words) {
    const ratio = likeness(each, word);
    if (ratio >= CLOSE_ENOUGH && (best === null || ratio > best[0] || (ratio === best[0] && each > best[1])))
      best = [ratio, each];
  }
  return best?.[1] ?? null;
}

/** Twice the letters in common, in their order, by all letters. */
export function likeness(one: string, other: string): number {
  const letters = one.length + other.length;
  return letters === 0 ? 1 : (2 * inCommon(one, other)) / letters;
}

function inCommon(one: string, other: string): number {
  const [at, there, length] = longestMatch(one, other);
  if (length === 0) return 0;
  const before = inCommon(one.slice(0, at), other.slice(0, there));
  return before + length + inCommon(one.slice(at + length), other.slice(there + length));
}

/** The longest run of equal letters, the first of the longest: where it begins in each, and how long it is. */
function longestMatch(one: string, other: string): readonly [number, number, number] {
  let best: readonly [number, number, number] = [0, 0, 0];
  let lengths = new Map<number, number>();
  for (let at = 0; at < one.length; at++) {
    const next = new Map<number, number>();
    for (let there = 0; there < other.length; there++) {
      if (one[at] !== other[there]) continue;
      const length = (lengths.get(there - 1) ?? 0) + 1;
      next.set(there, length);
      if (length > best[2]) best = [at - length + 1, there - length + 1, length];
    }
    lengths = next;
  }
  return best;
}
