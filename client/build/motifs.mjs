// Writes the motifs and signs on a game's cards where the printing press finds them, which knows no npm: for every game that has
// an art/index.ts here and a folder there. Run it in the folder client after `npm ci`: `node build/motifs.mjs`

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const GAMES = 'src/games';
const PRESS = '../src/lanternwood/printing/games';

const { module: plugin } = await runnerImport('./build/icons.ts');

for (const game of readdirSync(GAMES)) {
  const art = `${GAMES}/${game}/art/index.ts`;
  const press = `${PRESS}/${game.replaceAll('-', '_')}`;
  if (!existsSync(art) || !existsSync(press)) continue;
  const { module } = await runnerImport(`./${art}`, { plugins: [plugin.icons()] });
  const bodies = Object.entries(module.motifs);
  const signs = `./${GAMES}/${game}/symbols.ts`;
  if (existsSync(signs)) {
    const { module: other } = await runnerImport(signs, { plugins: [plugin.icons()] });
    bodies.push(...Object.entries(other.SYMBOLS));
  }
  const lines = bodies.map(([name, body]) => `${JSON.stringify(name)}: ${JSON.stringify(body)}`);
  writeFileSync(`${press}/motifs.json`, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${press}/motifs.json: ${bodies.length}`);
}
