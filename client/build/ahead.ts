import type { Plugin } from 'vite';

const STARTS = /src\/app\/start\.ts$/;

/** Names in index.html what every page needs, so that browsers fetch it together with the script that asks for it. */
export function ahead(): Plugin {
  return {
    name: 'lanternwood-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && Object.keys(file.modules).some((id) => STARTS.test(id)))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/${file.fileName}` },
          })),
    },
  };
}
