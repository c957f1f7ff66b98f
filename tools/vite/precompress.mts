import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const WORTHWHILE_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside each asset, so that the server never compresses the same bytes twice. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '.' }, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.'))
          .map((file) => join(dir, file));
        await Promise.all(
          files.map(async (file) => {
            const bytes = await readFile(file);
            if (bytes.length < WORTHWHILE_BYTES) return;
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
            await Promise.all([
              writeFile(`${file}.br`, await brotli(bytes, { params })),
              writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 })),
            ]);
          }),
        );
      },
    },
  };
}
