import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { AboutGame } from '../src/games/about.ts';

/**
 * Writes pages.json: the addresses of the pages that games have for themselves, as their about.ts name them, with a star
 * for any last part. The server shows the client there too, and need not know of any game.
 */
export function pages(games: string): Plugin {
  return {
    name: 'lanternwood-pages',
    apply: 'build',
    async generateBundle() {
      const paths: string[] = [];
      for (const file of readdirSync(games).map((name) => join(games, name, 'about.ts'))) {
        if (!existsSync(file)) continue;
        const { module } = await runnerImport<{ about: AboutGame }>(file);
        for (const { path, below } of module.about.pages ?? []) paths.push(path, ...(below ? [`${path}/*`] : []));
      }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(paths.sort()) });
    },
  };
}
