import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { workspaceAliases } from '../../tools/vite/aliases.mts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: workspaceAliases },
  build: {
    ssr: true,
    outDir: resolve(import.meta.dirname, '../../dist/apps/web'),
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: resolve(import.meta.dirname, 'src/main.ts'),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
