const { dirname, relative } = require('node:path');

/** By its path: two compilers are installed, and both call themselves `tsc`. */
const COMPILER = 'node_modules/typescript-native/bin/tsc';

/** Infers one `typecheck` target for every folder that has both a project.json and a tsconfig.json. */
const createNodesV2 = [
  '{apps/*,libs/*,libs/{features,server}/*}/tsconfig.json',
  (files) =>
    files.map((file) => [
      file,
      {
        projects: {
          [dirname(file)]: {
            targets: {
              typecheck: {
                command: `node ${relative(dirname(file), COMPILER)} --noEmit --checkers 1 -p tsconfig.json`,
                options: { cwd: dirname(file) },
                cache: true,
                inputs: ['default', '^production', { externalDependencies: ['typescript-native'] }],
              },
            },
          },
        },
      },
    ]),
];

module.exports = { name: 'mapa-typecheck', createNodesV2, createNodes: createNodesV2 };
