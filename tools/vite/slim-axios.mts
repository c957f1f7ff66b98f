import type { Plugin } from 'vite';

/** Modules of axios that a browser of ours never runs, and what stands in for each. */
const UNUSED = [
  // axios takes the first adapter that the platform has, and every browser has XMLHttpRequest.
  {
    file: /\/axios\/lib\/adapters\/fetch\.js$/,
    code: 'export const getFetch = () => undefined; export default undefined;',
  },
  // A table of names that axios only exports.
  { file: /\/axios\/lib\/helpers\/HttpStatusCode\.js$/, code: 'export default {};' },
];

/** Leaves the unused modules of axios out of browser bundles (5 kB compressed). */
export function slimAxios(): Plugin {
  return {
    name: 'slim-axios',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => UNUSED.find(({ file }) => file.test(id))?.code ?? null,
  };
}
