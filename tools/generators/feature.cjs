const { formatFiles, updateJson } = require('@nx/devkit');
const { filesOf } = require('./feature-files.cjs');

const SAFE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Writes a feature lib with its first screen and that screen's test. It looks like the other ones and passes lint, types and
 * tests unchanged; the remaining steps are printed.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, title: string }} options the name in English, the screen's title in Portuguese
 */
module.exports = async function feature(tree, { name, title }) {
  if (!SAFE.test(name))
    throw new Error(`"${name}" is no name for a lib: small letters, digits and hyphens, a letter first.`);
  if (tree.exists(`libs/features/${name}`)) throw new Error(`libs/features/${name} is there already.`);
  if (title.trim() === '') throw new Error('A screen needs a title.');
  for (const [file, text] of Object.entries(filesOf({ name, title: title.trim() })))
    tree.write(`libs/features/${name}/${file}`, text);
  updateJson(tree, 'tsconfig.base.json', (config) => {
    config.compilerOptions.paths[`@mapa/${name}`] = [`./libs/features/${name}/src/index.ts`];
    return config;
  });
  await formatFiles(tree);
  return () =>
    console.log(
      [
        '',
        `libs/features/${name} is ready. To show its screen:`,
        '  1. the address, by name, in libs/domain/src/routes.ts, and its row in libs/ui-shell/src/layout/layout-rules.spec.ts',
        '  2. a page in apps/public-site/src/pages or apps/student-area/src/pages, and its line in that application’s routes.tsx',
        '  3. its visit in apps/e2e/src/site/screens.journey.ts',
      ].join('\n'),
    );
};
