import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';

/** `import owl from 'icon:owl'` gives the inner SVG of one game-icons.net icon, so only the icons in use are shipped. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  const all = () => (set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet);
  return {
    name: 'lanternwood-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = all().icons[name];
      if (!icon) this.error(`game-icons.net has no icon called "${name}"`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
