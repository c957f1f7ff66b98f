/** Bundles what the bench's page runs, with the product's own client. A program of its own on Node 24: `node bundle.mjs FILE`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { browserBuild, frontEndAliases } from '../../../tools/vite/front-end.mts';

const { target, rollupOptions } = browserBuild('', []);
const { output } = await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  resolve: { alias: frontEndAliases },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target,
    write: false,
    reportCompressedSize: false,
    rollupOptions: {
      treeshake: rollupOptions.treeshake,
      input: join(import.meta.dirname, 'page.mjs'),
      output: { codeSplitting: false },
    },
  },
});
writeFileSync(process.argv[2], output[0].code);
