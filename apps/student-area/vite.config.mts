import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { AREA_CHUNKS } from '../../tools/vite/chunks.mts';
import { frameBuild, withoutPages, writeFrames } from '../../tools/vite/frames.mts';
import { browserBuild, frontEndAliases, styledParts } from '../../tools/vite/front-end.mts';
import { precompress } from '../../tools/vite/precompress.mts';
import { serviceWorker } from '../../tools/vite/service-worker.mts';
import { pageManifest } from '../../tools/vite/page-manifest.mts';
import { slimAxios } from '../../tools/vite/slim-axios.mts';
import { slimPreload } from '../../tools/vite/slim-preload.mts';

const root = import.meta.dirname;
const outDir = resolve(root, '../../dist/apps/student-area');

export default defineConfig({
  root,
  base: '/assets/area/',
  resolve: { alias: frontEndAliases },
  oxc: styledParts,
  plugins: [react(), slimAxios(), slimPreload(), pageManifest(), precompress(), serviceWorker(), withoutPages()],
  build: { outDir },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      await writeFrames(outDir);
    },
  },
  environments: {
    client: { build: browserBuild(outDir, AREA_CHUNKS) },
    // Bundled whole, so that it runs wherever the build does.
    ssr: { resolve: { noExternal: true }, build: frameBuild(outDir) },
  },
});
