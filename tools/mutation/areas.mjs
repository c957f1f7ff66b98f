/**
 * The areas of mutation testing: folders whose specs must detect changes of their rules.
 * @typedef {object} Area
 * @property {string} project
 * @property {string[]} folders
 * @property {string[]} [except]
 * @property {string[]} specs
 * @property {boolean} [isPage] a part runs all specs of its area, since they are few and test several files each
 */

const IN_A_PAGE = ['src/outbox/outbox-context.tsx', 'src/outbox/store-outbox.ts', 'src/outbox/triggers.ts'];

/** @type {Readonly<Record<string, Area>>} */
export const AREAS = {
  domain: { project: 'libs/domain', folders: ['src'], specs: ['src/**/*.spec.ts'] },
  // Files that only display the rules are tested by specs of whole screens.
  layout: {
    project: 'libs/ui-shell',
    folders: ['src/layout', 'src/menu'],
    except: ['src/menu/*.tsx', 'src/menu/use-*.ts'],
    specs: ['src/layout/*.spec.ts', 'src/menu/*.spec.ts'],
  },
  session: { project: 'libs/auth', folders: ['src/session'], specs: ['src/session/*.spec.ts'], isPage: true },
  // Without the random failures of the outbox: they take seconds, and each fault found becomes a plain spec.
  outbox: {
    project: 'libs/api-client',
    folders: ['src/outbox'],
    except: IN_A_PAGE,
    specs: [
      'src/outbox/{mirror,outbox,outbox-order,outbox-sessions,verdicts}.spec.ts',
      'src/outbox/{entry,sending,storage}/*.spec.ts',
    ],
  },
  // Files that connect the outbox to a page.
  'outbox-page': {
    project: 'libs/api-client',
    folders: IN_A_PAGE,
    specs: ['src/outbox/{triggers,outbox-context,use-outbox,store-outbox}.spec.{ts,tsx}'],
    isPage: true,
  },
  importer: { project: 'libs/server/importer', folders: ['src/rules'], specs: ['src/rules/*.spec.ts'] },
};

/** Files without rules: tests, their helpers, and files that only name other files. */
const NO_RULES = ['**/*.spec.*', '**/testing/**', '**/index.ts'];

const pathsOf = (project, paths) =>
  paths.map((path) => `${project}/${/\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`}`);

const FILE = /\.tsx?$/;

/** The spec of a file, or those of a folder. */
const specsBeside = (path) => (FILE.test(path) ? path.replace(FILE, '.spec.{ts,tsx}') : `${path}/**/*.spec.{ts,tsx}`);

/** Jest with the project's settings, and of its specs those of the area. @param {Area} area @param {string} [part] */
const runnerOf = ({ project, specs, isPage }, part) => ({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    configFile: `${project}/jest.config.cjs`,
    enableFindRelatedTests: false,
    config: {
      testMatch:
        part && !isPage ? [`**/${specsBeside(`${project}/${part}`)}`] : specs.map((spec) => `**/${project}/${spec}`),
    },
  },
});

/**
 * Settings of Stryker for one area. Sentences are not mutated: a test that repeats each of them proves nothing. Nor is
 * code that runs once when a file is loaded (`ignoreStatic`): all tests would have to run for each entry of a table. One
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
  // The specs run without type checks, and so do mutants.
  disableTypeChecks: false,
  warnings: { slow: false },
});
