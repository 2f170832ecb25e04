import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;
const compress = promisify(brotliCompress);

/**
 * Writes a `.br` beside each file of text. The server hands it out to browsers that take it, and makes the `.gz`
 * itself.
 */
export function compressed(): Plugin {
  return {
    name: 'lanternwood-compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle).filter((file) => WORTH_IT.test(file.fileName));
        await Promise.all(
          files.map(async (file) => {
            const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            const source = await compress(text, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
            });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
          }),
        );
      },
    },
  };
}
