const { resolve } = require('node:path');
const { paths } = require('./tsconfig.base.json').compilerOptions;

/** Path aliases stand once, in tsconfig.base.json; jest's mapping is derived from them. */
const moduleNameMapper = Object.fromEntries(
  Object.entries(paths).map(([alias, [file]]) => [`^${alias}$`, resolve(__dirname, file)]),
);

const swc = (moduleType) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: moduleType },
  },
];

/** How long a test may take: a busy machine of two cores is slow, and no test tells anything by this. */
const testTimeout = 60_000;

const base = (rootDir) => ({
  rootDir,
  displayName: rootDir.split(/[\\/]/).at(-1),
  testMatch: ['**/*.spec.{ts,tsx,mjs}'],
  moduleNameMapper,
  testTimeout,
});

/** Servers, contract and rules: native ES modules, because typebox ships nothing else. */
const node = (rootDir, extra = {}) => ({
  ...base(rootDir),
  testEnvironment: resolve(__dirname, 'tools/testing/node-environment.cjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc('es6') },
  ...extra,
});

/** What asks a real database: each test clones the template that is made once for each set of migrations. */
const withDatabase = (rootDir, extra = {}) =>
  node(rootDir, { globalSetup: resolve(__dirname, 'libs/server/platform/src/testing/template.ts'), ...extra });

/** Browser code: jsdom and CommonJS; api-contract gives it types only. */
const web = (rootDir, extra = {}) => ({
  ...base(rootDir),
  testEnvironment: resolve(__dirname, 'tools/testing/jsdom-environment.cjs'),
  transform: { '^.+\\.(tsx?|mjs|js)$': swc('commonjs') },
  transformIgnorePatterns: ['/node_modules/(?!(uncrypto|until-async)/)'],
  setupFiles: [resolve(__dirname, 'tools/testing/jsdom-globals.cjs')],
  setupFilesAfterEnv: [resolve(__dirname, 'tools/testing/browser-specs.cjs')],
  ...extra,
});

module.exports = { node, web, withDatabase, testTimeout };
