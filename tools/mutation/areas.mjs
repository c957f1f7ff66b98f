/**
 * Where mutation testing looks: folders whose rules the specs beside them have to miss when they are changed.
 * @typedef {object} Area
 * @property {string} project
 * @property {string[]} folders
 * @property {string[]} [except]
 * @property {string[]} [plainSpecs] run in one process; without them jest runs what lies in the folders
 */

const IN_A_PAGE = ['src/outbox/outbox-context.tsx', 'src/outbox/store-outbox.ts', 'src/outbox/triggers.ts'];

/** @type {Readonly<Record<string, Area>>} */
export const AREAS = {
  domain: { project: 'libs/domain', folders: ['src'], plainSpecs: ['src/**/*.spec.ts'] },
  // What only shows the rules is proven by specs of whole screens.
  layout: {
    project: 'libs/ui-shell',
    folders: ['src/layout', 'src/menu'],
    except: ['src/menu/*.tsx', 'src/menu/use-*.ts'],
    plainSpecs: ['src/layout/*.spec.ts', 'src/menu/*.spec.ts'],
  },
  session: { project: 'libs/auth', folders: ['src/session'] },
  // Not the afternoon of bad luck: it takes seconds, and what it finds becomes a plain spec.
  outbox: {
    project: 'libs/api-client',
    folders: ['src/outbox'],
    except: IN_A_PAGE,
    plainSpecs: [
      'src/outbox/{mirror,outbox,outbox-order,outbox-sessions,uuid,verdicts}.spec.ts',
      'src/outbox/{sending,storage}/*.spec.ts',
    ],
  },
  // What ties the outbox to a page.
  'outbox-page': { project: 'libs/api-client', folders: IN_A_PAGE },
  importer: { project: 'libs/server/importer', folders: ['src/rules'], plainSpecs: ['src/rules/*.spec.ts'] },
};

/** What is no rule: tests themselves, what only they use, and files that only name other files. */
const NO_RULES = ['**/*.spec.*', '**/testing/**', '**/index.ts'];

/** A test that a mutant keeps from ending is given up after this: a worker that Stryker has to end costs far more. */
const TEST_TIMEOUT_MS = 5_000;

const pathsOf = (project, paths) =>
  paths.map((path) => `${project}/${/\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`}`);

const FILE = /\.tsx?$/;

/** The spec of a file, or those of a folder. `ending` is that of the specs which the runner can run. */
const specsBeside = (path, ending) =>
  FILE.test(path) ? path.replace(FILE, `.spec.${ending}`) : `${path}/**/*.spec.${ending}`;

const folderOf = (path) => path.replace(/\/[^/]+\.tsx?$/, '');

/** @param {Area} area @param {string} [part] */
const runnerOf = ({ project, folders, plainSpecs }, part) =>
  plainSpecs
    ? {
        testRunner: 'in-process',
        plugins: [new URL('./in-process-runner.mjs', import.meta.url).href],
        inProcess: { specs: (part ? [specsBeside(part, 'ts')] : plainSpecs).map((pattern) => `${project}/${pattern}`) },
      }
    : {
        testRunner: 'jest',
        plugins: ['@stryker-mutator/jest-runner'],
        jest: {
          configFile: `${project}/jest.config.cjs`,
          // Only the specs beside the sources: a rule is proven at the lowest level that can see it.
          config: {
            testMatch: (part ? [part] : folders.map(folderOf)).map(
              (path) => `**/${project}/${specsBeside(path, '{ts,tsx}')}`,
            ),
            testTimeout: TEST_TIMEOUT_MS,
          },
          enableFindRelatedTests: true,
        },
        buildCommand: 'node tools/mutation/environments.mjs',
      };

/**
 * Settings of Stryker for one area. Sentences are not mutated: a test that repeats each of them proves nothing. Nor is
 * what runs once when a file is loaded (`ignoreStatic`): all tests would have to run for each entry of a table. One
 * mutant at a time: specs of the outbox and the session measure time.
 * @param {string} name of the report
 * @param {Area} area
 * @param {string} [part] a folder or file of the area with the specs beside it, from the project's root; all by default
 */
export const settingsOf = (name, area, part) => ({
  mutate: [
    ...pathsOf(area.project, part ? [part] : area.folders),
    ...[...NO_RULES, ...(area.except ?? [])].map((pattern) => `!${area.project}/${pattern}`),
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
  ...runnerOf(area, part),
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  ignorePatterns: ['**', '!apps/**', '!libs/**', '!tools/**', '!*.json', '!*.js', '**/dist/**', '**/node_modules/**'],
  tempDirName: 'tmp/mutation',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `tmp/mutation-reports/${name}.json` },
  htmlReporter: { fileName: `tmp/mutation-reports/${name}.html` },
  allowConsoleColors: false,
  // The specs run without types, and so do mutants.
  disableTypeChecks: false,
  warnings: { slow: false },
});
