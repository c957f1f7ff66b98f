import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite's helper around `import()` in a tenth of its size: it names the modules that a late part needs besides, so that they
 * are fetched together. There are no nonces; what cannot be had is for the import to say.
 */
export function slimPreload(): Plugin {
  let base = '/';
  return {
    name: 'slim-preload',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => void ({ base } = config),
    load: (id) =>
      id === HELPER
        ? `const seen = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: /css$/.test(file) ? 'stylesheet' : 'modulepreload', href: ${JSON.stringify(base)} + file }));
  }
  return load();
};`
        : null,
  };
}
