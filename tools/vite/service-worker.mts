import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { workspaceAliases } from './aliases.mts';

const ENTRY = resolve(import.meta.dirname, '../../libs/features/offline/src/worker/service-worker.ts');

/**
 * Builds the service worker as one script beside the application, in a folder that is not served as it is: the page server
 * adds the list of what the worker keeps.
 */
export function serviceWorker(): Plugin {
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        resolve: { alias: workspaceAliases },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          outDir: resolve(outDir, '.worker'),
          emptyOutDir: false,
          target: 'es2022',
          reportCompressedSize: false,
          rollupOptions: {
            input: ENTRY,
            // A lib's module only defines things: of the domain comes what the worker uses.
            treeshake: { moduleSideEffects: [{ test: /\/libs\/domain\/src\//, sideEffects: false }] },
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}
