import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readRules } from './rulebook.ts';

const PREFIX = 'rules:';
const SHELF = 'rules:shelf';

/**
 * `import shelf from 'rules:shelf'` gives a loader per game that has a RULES.md; `rules:<game>` is one rulebook,
 * taken from the text that the engine's own tests cite, so the page can never say something else.
 */
export function rules(games: string): Plugin {
  const file = (game: string) => join(games, game.replaceAll('-', '_'), 'RULES.md');
  const shelf = () =>
    readdirSync(games)
      .map((folder) => folder.replaceAll('_', '-'))
      .filter((game) => existsSync(file(game)))
      .map((game) => `${JSON.stringify(game)}: () => import(${JSON.stringify(PREFIX + game)}).then((m) => m.default)`);
  return {
    name: 'lanternwood-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      if (id === `\0${SHELF}`) return `export default { ${shelf().join(', ')} };`;
      const path = file(id.slice(PREFIX.length + 1));
      this.addWatchFile(path);
      return `export default ${JSON.stringify(readRules(readFileSync(path, 'utf8')))};`;
    },
  };
}
