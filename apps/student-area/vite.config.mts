import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { AREA_CHUNKS } from '../../tools/vite/chunks.mts';
import { browserBuild, frontEndAliases, styledParts } from '../../tools/vite/front-end.mts';
import { precompress } from '../../tools/vite/precompress.mts';
import { serviceWorker } from '../../tools/vite/service-worker.mts';
import { pageManifest } from '../../tools/vite/page-manifest.mts';
import { slimAxios } from '../../tools/vite/slim-axios.mts';
import { slimPreload } from '../../tools/vite/slim-preload.mts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  base: '/assets/area/',
  resolve: { alias: frontEndAliases },
  oxc: styledParts,
  plugins: [react(), slimAxios(), slimPreload(), pageManifest(), precompress(), serviceWorker()],
  build: browserBuild(resolve(root, '../../dist/apps/student-area'), AREA_CHUNKS),
});
