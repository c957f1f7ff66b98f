import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { workspaceAliases } from '../../tools/vite/aliases.mts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: workspaceAliases },
  build: {
    ssr: 'src/main.ts',
    outDir: resolve(import.meta.dirname, '../../dist/apps/web'),
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rollupOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
  },
});
