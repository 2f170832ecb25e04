import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';

let set: IconSet | undefined;

export function iconBody(name: string): string | undefined {
  set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  return set.icons[name]?.body;
}

/**
 * `import owl from 'icon:owl'` gives the inner SVG of one game-icons.net icon, so only the icons in use are shipped.
 */
export function icons(): Plugin {
  return {
    name: 'lanternwood-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const body = iconBody(name);
      if (!body) this.error(`game-icons.net has no icon called "${name}"`);
      return `export default ${JSON.stringify(body)};`;
    },
  };
}
