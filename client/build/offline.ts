import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the shell needs before any page: without a network these still open. */
const OTHERS = ['/', '/icon.svg', '/manifest.webmanifest'];
const SHELL = /\.(js|css|woff2)$/;
/** Whole fonts are for what few people type; without a network such letters come from another face. */
const SELDOM = /-latin-.*\.woff2$/;

/** By its address, each rulebook that the server can give, and what is written in it. */
export function rulebooks(games: string): Map<string, string> {
  const written = readdirSync(games)
    .sort()
    .map((folder) => [folder.replaceAll('_', '-'), join(games, folder, 'RULES.md')] as const)
    .filter(([, file]) => existsSync(file));
  return new Map(written.map(([game, file]) => [`/api/rules/${game}`, readFileSync(file, 'utf8')]));
}

/**
 * Writes /worker.js from src/offline/worker.js with the list of built files, the list of rulebooks, and a name that
 * changes with them. Files are named by their content, so a new build is a new cache and the old one is dropped; what
 * is written in the rulebooks is counted in, so that all are fetched anew when one has changed.
 */
export function offline(worker: string, games: string): Plugin {
  return {
    name: 'lanternwood-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle)
        .filter((name) => SHELL.test(name) && !SELDOM.test(name))
        .map((name) => `/${name}`)
        .sort();
      const files = JSON.stringify([...OTHERS, ...built]);
      const source = readFileSync(worker, 'utf8');
      const books = rulebooks(games);
      const hash = createHash('sha256').update(source).update(files);
      for (const [address, text] of books) hash.update(address).update(text);
      const text = source
        .replace('__FILES__', files)
        .replace('__RULEBOOKS__', JSON.stringify([...books.keys()]))
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: text });
    },
  };
}
