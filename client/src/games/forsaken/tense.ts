// What would follow from a choice is told in the words of what has happened: here it is said as it would.

/** As of "You", and as of anyone else. */
const VERBS: Readonly<Record<string, readonly [string, string]>> = {
  attacked: ['attack', 'attacks'],
  breached: ['breach', 'breaches'],
  built: ['build', 'builds'],
  came: ['come', 'comes'],
  chose: ['choose', 'chooses'],
  conceded: ['concede', 'concedes'],
  discarded: ['discard', 'discards'],
  drew: ['draw', 'draws'],
  looked: ['look', 'looks'],
  lost: ['lose', 'loses'],
  made: ['make', 'makes'],
  moved: ['move', 'moves'],
  regained: ['regain', 'regains'],
  rose: ['rise', 'rises'],
  seized: ['seize', 'seizes'],
  took: ['take', 'takes'],
  vanished: ['vanish', 'vanishes'],
  was: ['are', 'is'],
  went: ['go', 'goes'],
  won: ['win', 'wins'],
};
const VERB = new RegExp(`( and [^.]+ fought)|(You )?\\b(?<!\\bha(?:s|ve) )(${Object.keys(VERBS).join('|')})\\b`, 'g');

/** A sentence of the telling, as of now. */
export function inPresent(words: string): string {
  return words.replace(VERB, (_, both: string | undefined, you: string | undefined, verb: string) =>
    both ? both.replace(/fought$/, 'fight') : `${you ?? ''}${VERBS[verb]![you ? 0 : 1]}`,
  );
}
