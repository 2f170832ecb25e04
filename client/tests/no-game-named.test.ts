import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { aboutOf } from '../src/games';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));
const GAMES = join(CLIENT, 'src', 'games');
const READ = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package.json'];
const TEXT = /\.(ts|js|svelte|css|html|json|webmanifest|svg|py)$/;

const games = readdirSync(GAMES).filter((name) => statSync(join(GAMES, name)).isDirectory());

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return TEXT.test(path) ? [path] : [];
  // A game's own folder may name it.
  const entries = readdirSync(path).filter((name) => path !== GAMES || !games.includes(name));
  return entries.flatMap((name) => filesIn(join(path, name)));
}

/** However it is written: in-the-wood, InTheWood, in_the_wood, "in the wood"; and what people call it. */
const names = games.flatMap((game) => [game, aboutOf(game)?.title ?? game, aboutOf(game)?.short ?? game]);
const patterns = [...new Set(names)].map((name) => new RegExp(name.split(/[^a-z0-9]+/i).join('[^a-z0-9]*'), 'i'));

const namedIn = (text: string): string[] => patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

describe('outside its folder', () => {
  it('no file of the client names a game', () => {
    const files = READ.flatMap((path) => filesIn(join(CLIENT, path)));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      namedIn(relative(CLIENT, file) + '\n' + readFileSync(file, 'utf8')).map(
        (name) => `${relative(CLIENT, file)}: ${name}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('a name would be found in every way of writing it', () => {
    const title = (game: string) => aboutOf(game)?.title ?? game;
    const camel = (game: string) => game.replace(/(^|-)./g, (letter) => letter.replace('-', '').toUpperCase());
    expect(games.length).toBeGreaterThan(3);
    for (const game of games) {
      for (const written of [game, `${game.replaceAll('-', '_')}_of`, game.toUpperCase(), camel(game), title(game)])
        expect(namedIn(`const one = '${written}';`), written).not.toEqual([]);
    }
  });
});
