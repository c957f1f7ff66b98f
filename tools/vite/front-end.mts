import { resolve } from 'node:path';
import type { BuildEnvironmentOptions } from 'vite';
import { workspaceAliases } from './aliases.mts';
import type { ChunkGroup } from './chunks.mts';

/** react-router's exports always name its development build; browsers get the other one. */
const routerProduction = (file: string) =>
  resolve(import.meta.dirname, '../../node_modules/react-router/dist/production', file);

/** The workspace's aliases, and the one style sheet among its libs: TypeScript need not know that one. */
export const frontEndAliases = [
  ...workspaceAliases,
  ...(process.env.NODE_ENV === 'production'
    ? [
        { find: /^react-router$/, replacement: routerProduction('index.mjs') },
        { find: /^react-router\/dom$/, replacement: routerProduction('dom-export.mjs') },
      ]
    : []),
  {
    find: '@mapa/ui-kit/fonts.css',
    replacement: resolve(import.meta.dirname, '../../libs/ui-kit/src/fonts/fonts.css'),
  },
];

/** Browsers of the last years; anything newer would leave students with old phones outside. */
const TARGET = 'es2022';

/** A lib's module only defines things: what a page does not use leaves its bundle. */
const LIBRARY = /\/libs\/(?:features\/)?[^/]+\/src\/.*\.tsx?$/;

export const PURE_LIBS = { moduleSideEffects: [{ test: LIBRARY, sideEffects: false }] };

/** How both front ends are built for the browser: hashed names, a manifest for the page server, and chunks by purpose. */
export const browserBuild = (outDir: string, groups: ChunkGroup[]): BuildEnvironmentOptions => ({
  outDir,
  emptyOutDir: true,
  target: TARGET,
  manifest: true,
  assetsDir: '',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  rollupOptions: {
    treeshake: PURE_LIBS,
    output: {
      codeSplitting: { groups },
    },
  },
});

/**
 * Component ids out of file names, so that server and browser name classes alike in whatever order pages load; smaller
 * styles; and styled parts that nobody uses leave the bundle.
 */
export const styledParts = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
} as const;
