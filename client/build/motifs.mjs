// Writes the motifs and signs on a game's cards where the printing press finds them, which knows no npm: for every game that has
// an art.ts here and a folder there. Run it in the folder client after `npm ci`: `node build/motifs.mjs`

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const GAMES = 'src/games';
const PRESS = '../src/lanternwood/printing/games';

const { module: plugin } = await runnerImport('./build/icons.ts');

for (const game of readdirSync(GAMES)) {
  const art = `${GAMES}/${game}/art.ts`;
  const press = `${PRESS}/${game.replaceAll('-', '_')}`;
  if (!existsSync(art) || !existsSync(press)) continue;
  const { module } = await runnerImport(`./${art}`, { plugins: [plugin.icons()] });
  const names = [...readFileSync(art, 'utf8').matchAll(/^ {2}'?([\w-]+)'?(?::|,$)/gm)].map(([, name]) => name);
  const bodies = names.map((name) => [name, module.motifOf(name)]).filter(([, body]) => body);
  const signs = `./${GAMES}/${game}/symbols.ts`;
  if (existsSync(signs)) {
    const { module: other } = await runnerImport(signs, { plugins: [plugin.icons()] });
    bodies.push(...Object.entries(other.SYMBOLS));
  }
  const lines = bodies.map(([name, body]) => `${JSON.stringify(name)}: ${JSON.stringify(body)}`);
  writeFileSync(`${press}/motifs.json`, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${press}/motifs.json: ${bodies.length}`);
}
