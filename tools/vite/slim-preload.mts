import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite's helper around `import()` in a tenth of its size: it names the modules that a late part needs besides, so that they
 * are fetched together. There are no nonces; what cannot be had is for the import to say. `hintCode(load)` goes through a
 * function that imports, and only hints at its files: nothing of them runs (libs/ui-kit/src/actions/hint-code.ts).
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
let hinting = false;
const here = () => document.querySelectorAll('script[src],link[rel=modulepreload]').forEach((one) => seen.add((one.src || one.href).split('/').pop()));
export const __vitePreload = (load, files = []) => {
  here();
  for (const file of files) {
    // The document holds the entry's style sheet in itself.
    if (/^entry/.test(file) || seen.has(file) || (hinting && seen.has('?' + file))) continue;
    seen.add((hinting ? '?' : '') + file);
    document.head.append(Object.assign(document.createElement('link'), { rel: hinting ? 'prefetch' : /css$/.test(file) ? 'stylesheet' : 'modulepreload', href: ${JSON.stringify(base)} + file }));
  }
  return hinting ? new Promise(() => {}) : load();
};
globalThis.hintCode = (load) => {
  hinting = true;
  try {
    load();
  } finally {
    hinting = false;
  }
};`
        : null,
  };
}
