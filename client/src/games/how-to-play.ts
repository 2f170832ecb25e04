const found = import.meta.glob<readonly string[]>('./*/how-to-play.ts', { eager: true, import: 'howToPlay' });

/** The game in short, step by step, if someone has written it down. */
export function howToPlay(game: string): readonly string[] | null {
  return found[`./${game}/how-to-play.ts`] ?? null;
}
