import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SITE_CHUNKS } from '../../tools/vite/chunks.mts';
import { browserBuild, frontEndAliases, styledParts } from '../../tools/vite/front-end.mts';
import { precompress } from '../../tools/vite/precompress.mts';
import { pageManifest } from '../../tools/vite/page-manifest.mts';
import { slimAxios } from '../../tools/vite/slim-axios.mts';
import { slimPreload } from '../../tools/vite/slim-preload.mts';

const root = import.meta.dirname;
const outDir = resolve(root, '../../dist/apps/public-site');

export default defineConfig(({ command }) => ({
  root,
  base: '/assets/site/',
  resolve: { alias: frontEndAliases },
  oxc: styledParts,
  plugins: [react(), slimAxios(), slimPreload(), pageManifest(), precompress()],
  build: { outDir, rollupOptions: { input: 'src/entry-client.tsx' } },
  // One `vite build` makes both halves, so that they never come from different sources.
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  environments: {
    client: { build: { ...browserBuild(resolve(outDir, 'client'), SITE_CHUNKS) } },
    ssr: {
      // Bundled whole: the page server runs React's production build whatever NODE_ENV says.
      resolve: { noExternal: command === 'build' ? true : undefined },
      build: {
        outDir: resolve(outDir, 'server'),
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        minify: false,
        rollupOptions: {
          input: 'src/entry-server.tsx',
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    },
  },
}));
