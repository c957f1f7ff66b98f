/**
 * Where mutation testing looks: folders whose rules the specs beside them have to miss when they are changed.
 * @typedef {{ project: string, folders: string[], except?: string[], config?: string }} Area
 */

/** @type {Readonly<Record<string, Area>>} */
export const AREAS = {
  domain: { project: 'libs/domain', folders: ['src'] },
  // What only shows the rules is proven by specs of whole screens.
  layout: {
    project: 'libs/ui-shell',
    folders: ['src/layout', 'src/menu'],
    except: ['src/menu/*.tsx', 'src/menu/use-*.ts'],
  },
  session: { project: 'libs/auth', folders: ['src/session'] },
  outbox: { project: 'libs/api-client', folders: ['src/outbox'] },
  // These specs need no database, which the project's own configuration starts with.
  importer: { project: 'libs/server/importer', folders: ['src/rules'], config: 'tools/mutation/importer.jest.cjs' },
};

/** What is no rule: tests themselves, what only they use, and files that only name other files. */
const NO_RULES = ['**/*.spec.*', '**/testing/**', '**/index.ts'];

/**
 * Settings of Stryker for one area. Sentences are not mutated: a test that repeats each of them proves nothing. One
 * mutant at a time: specs of the outbox and the session measure time.
 * @param {string} name of the area
 * @param {Area} area
 */
export const settingsOf = (name, { project, folders, except = [], config = `${project}/jest.config.cjs` }) => ({
  mutate: [
    ...folders.map((folder) => `${project}/${folder}/**/*.{ts,tsx}`),
    ...[...NO_RULES, ...except].map((pattern) => `!${project}/${pattern}`),
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    configFile: config,
    // Only the specs beside the sources: a rule is proven at the lowest level that can see it.
    config: { testMatch: folders.map((folder) => `**/${folder}/**/*.spec.{ts,tsx}`) },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 10_000,
  ignorePatterns: ['**', '!apps/**', '!libs/**', '!tools/**', '!*.json', '!*.js', '**/dist/**', '**/node_modules/**'],
  tempDirName: 'tmp/mutation',
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `tmp/mutation-reports/${name}.json` },
  htmlReporter: { fileName: `tmp/mutation-reports/${name}.html` },
  allowConsoleColors: false,
  // The specs run without types, and so do mutants.
  disableTypeChecks: false,
  warnings: { slow: false },
});
