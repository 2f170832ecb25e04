import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What the shell needs before any page: without a network these still open. */
const OTHERS = ['/', '/icon.svg', '/manifest.webmanifest'];
const SHELL = /\.(js|css|woff2)$/;
/** Whole fonts are for what few people type; without a network such letters come from another face. */
const SELDOM = /-latin-.*\.woff2$/;

/**
 * Writes /worker.js from src/offline/worker.js with the list of built files and a name that changes with them.
 * Everything is named by its content, so a new build is a new cache and the old one is dropped.
 */
export function offline(worker: string): Plugin {
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
      const version = createHash('sha256').update(source).update(files).digest('hex').slice(0, 12);
      const text = source.replace('__FILES__', files).replace('__VERSION__', JSON.stringify(version));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: text });
    },
  };
}
