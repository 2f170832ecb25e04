import { runnerImport, type Plugin } from 'vite';

const DRAWN = /\.drawn\.ts$/;

/**
 * A file called *.drawn.ts holds pictures that are always the same. They are drawn here, once, and shipped as they are:
 * a phone would otherwise grow every tree of the forest anew while someone waits for the page.
 */
export function drawn(): Plugin {
  return {
    name: 'lanternwood-drawn',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!DRAWN.test(id)) return null;
      const { module, dependencies } = await runnerImport<Record<string, string>>(id);
      for (const each of dependencies) this.addWatchFile(each);
      return Object.entries(module)
        .map(([name, path]) => `export const ${name} = ${JSON.stringify(path)};\n`)
        .join('');
    },
  };
}
