const { dirname } = require('node:path');

/** Infers one `typecheck` target for every folder that has both a project.json and a tsconfig.json. */
const createNodesV2 = [
  '{apps,libs}/*/tsconfig.json',
  (files) =>
    files.map((file) => [
      file,
      {
        projects: {
          [dirname(file)]: {
            targets: {
              typecheck: {
                command: 'tsc --noEmit -p tsconfig.json',
                options: { cwd: dirname(file) },
                cache: true,
                inputs: ['default', '^production', { externalDependencies: ['typescript'] }],
              },
            },
          },
        },
      },
    ]),
];

module.exports = { name: 'mapa-typecheck', createNodesV2, createNodes: createNodesV2 };
