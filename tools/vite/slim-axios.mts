import type { Plugin } from 'vite';

const FETCH_ADAPTER = /\/axios\/lib\/adapters\/fetch\.js$/;

/**
 * Leaves axios' fetch adapter out of browser bundles (4 kB compressed): axios takes the first adapter that the platform
 * has, and every browser has XMLHttpRequest.
 */
export function slimAxios(): Plugin {
  return {
    name: 'slim-axios',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      FETCH_ADAPTER.test(id) ? 'export const getFetch = () => undefined; export default undefined;' : null,
  };
}
