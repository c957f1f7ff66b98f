import { sourcesOf } from './projects.mjs';

/** The globs of the lint configuration, each defined once. */

export const ts = ['**/*.{ts,tsx,mts,cts}'];

export const code = ['**/*.{ts,tsx,mts,cts,js,mjs,cjs}'];

export const specs = ['**/*.spec.{ts,tsx,mjs}', '**/*.journey.ts'];

/** Helpers that only tests load, with the same permissions as specs. */
export const testSupport = [
  ...specs,
  '**/testing/**/*.{ts,tsx,mjs,cjs}',
  '**/fixtures/**/*.{ts,tsx,mjs}',
  'apps/e2e/**/*.{ts,mts}',
];

export const web = sourcesOf('platform:web');

/** Code that runs in the browser and on the server alike, so it does no I/O. */
export const anywhere = sourcesOf('platform:any');

export const servers = [...sourcesOf('layer:server'), ...sourcesOf('layer:server-lib')];

export const libs = ['libs/**/src/**/*.{ts,tsx}'];

/** Files whose form a tool requires, such as default exports. */
export const toolConfigs = ['**/*.config.{ts,mts,cts,js,mjs,cjs}', '*.{js,mjs,cjs}', 'tools/nx/**/*.cjs'];

export const generated = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.nx/**',
  '**/.data/**',
  '**/coverage/**',
  '**/test-results/**',
  '**/playwright-report/**',
  '**/tmp/**',
];
