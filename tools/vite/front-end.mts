import { resolve } from 'node:path';
import type { BuildEnvironmentOptions } from 'vite';
import { workspaceAliases } from './aliases.mts';

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

const VENDOR =
  /node_modules\/(axios|js-cookie|react-hot-toast|react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@reduxjs|react-redux|redux|immer|reselect|use-sync-external-store)\//;

const BASE =
  /libs\/(domain\/src\/(constants|routes|messages|plans\/plan-ids)|ui-kit\/src\/(theme|actions))|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|shared)/;

/** Small pieces that most pages use: one file of them packs better than a dozen. */
const PIECES =
  /libs\/ui-kit\/src\/(layout\/visually|forms\/(check|chip-|text-input|control-look)|feedback\/(empty-|error-)?state|typography\/title)|src\/page\/outcome|lucide-react\/dist\/esm\/icons\/(check|chevron-down|cloud-off|eye|plus|triangle-alert|rotate-ccw)\./;

/** A lib's module only defines things: what a page does not use leaves its bundle. */
const LIBRARY = /\/libs\/[^/]+\/src\/.*\.tsx?$/;

/** How both front ends are built for the browser: hashed names, a manifest for the page server, and one chunk of what seldom changes. */
export const browserBuild = (outDir: string): BuildEnvironmentOptions => ({
  outDir,
  emptyOutDir: true,
  target: TARGET,
  manifest: true,
  assetsDir: '',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  rollupOptions: {
    treeshake: { moduleSideEffects: [{ test: LIBRARY, sideEffects: false }] },
    output: {
      codeSplitting: {
        groups: [
          { name: 'vendor', test: (id: string) => VENDOR.test(id) || BASE.test(id) },
          { name: 'pieces', test: PIECES },
        ],
      },
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
