import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { workspaceAliases } from '../../tools/vite/aliases.mts';

const outDir = resolve(import.meta.dirname, '../../dist/apps/api');

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: workspaceAliases },
  // Node reads the 180 kB of its package.json again for each of its files.
  ssr: { noExternal: ['drizzle-orm'] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: ['main', 'pdf-reader', 'doubt-study', 'calibration-study'].map((entry) =>
        resolve(import.meta.dirname, `src/${entry}.ts`),
      ),
      output: { entryFileNames: '[name].mjs' },
    },
  },
  plugins: [
    {
      name: 'ship-migrations-and-content',
      writeBundle({ dir = outDir }) {
        for (const [project, folder] of [
          ['libs/server/platform', 'migrations'],
          ['apps/api', 'content'],
        ] as const) {
          cpSync(resolve(import.meta.dirname, '../..', project, folder), resolve(dir, folder), { recursive: true });
        }
      },
    },
  ],
});
