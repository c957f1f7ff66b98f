/**
 * Loads specs of browser code into a jsdom page with the settings of jest (`jest.preset.js`). Each module is compiled once for
 * all pages. A failed test may leave timers and listeners behind; the next mutant therefore gets a new page, which takes a
 * fifth to a third of a second.
 */
import { transformSync } from '@swc/core';
import { expect } from 'expect';
import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, resolve as resolvePath } from 'node:path';
import { Script } from 'node:vm';

/** Limit of `waitFor`. The effects that these specs wait for take some milliseconds; a mutant may prevent them. */
const WAITING_MS = 1_500;

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', 'jest'];
const BUILT_IN = new Set(builtinModules);

const requireFrom = (path) => createRequire(resolvePath(path));

function createCompiler({ transform, transformIgnorePatterns }) {
  const [pattern, [, options]] = Object.entries(transform)[0];
  const isIgnored = (file) => transformIgnorePatterns.some((ignored) => new RegExp(ignored).test(file));
  // Node resolves some packages to ES modules where jest resolves them to CommonJS.
  const isTransformed = (file) => file.endsWith('.mjs') || (new RegExp(pattern).test(file) && !isIgnored(file));
  const settings = {
    ...options,
    jsc: { ...options.jsc, transform: { ...options.jsc.transform, hidden: { jest: true } } },
  };
  const toCommonJs = (text, file) =>
    transformSync(text, { ...settings, filename: file }).code.replaceAll('import.meta.', 'undefined?.');
  const scripts = new Map();
  return (file) => {
    if (!scripts.has(file)) {
      const text = readFileSync(file, 'utf8');
      const code = isTransformed(file) ? toCommonJs(text, file) : text;
      scripts.set(file, new Script(`(function (${PARAMETERS.join(', ')}) {${code}\n})`, { filename: file }));
    }
    return scripts.get(file);
  };
}

/** Full paths of imports, each resolved once: aliases of the workspace, files without an extension, packages. */
function createResolver({ moduleNameMapper }) {
  const aliases = Object.entries(moduleNameMapper).map(([pattern, file]) => [new RegExp(pattern), file]);
  const found = new Map();
  const resolveIn = (specifier, folder) => {
    const alias = aliases.find(([pattern]) => pattern.test(specifier))?.[1];
    const { resolve } = requireFrom(`${folder}/_`);
    const names = alias ? [alias] : ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => `${specifier}${end}`);
    for (const name of alias || specifier.startsWith('.') ? names : [specifier]) {
      try {
        return resolve(name);
      } catch (error) {
        if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_UNSUPPORTED_DIR_IMPORT') throw error;
      }
    }
    throw new Error(`${specifier} was not found from ${folder}`);
  };
  return (specifier, folder) => {
    const key = `${folder}\n${specifier}`;
    if (!found.has(key)) found.set(key, resolveIn(specifier, folder));
    return found.get(key);
  };
}

function jestOf({ moduleMocker: mocker, fakeTimersModern: timers }, mocks, resolve) {
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    mocked: (value) => value,
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (setting) => timers.useFakeTimers(setting),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    mock: (specifier, create) => void mocks.set(resolve(specifier), create),
  };
}

/** Module registry of one page, with its own mocks. Returns the function that loads a file. */
function createModules(page, compile, resolve) {
  const modules = new Map();
  const mocks = new Map();
  const context = page.getVmContext();

  function load(file) {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    if (mocks.has(file)) module.exports = mocks.get(file)();
    else if (file.endsWith('.json')) module.exports = JSON.parse(readFileSync(file, 'utf8'));
    else {
      const folder = dirname(file);
      const find = (specifier) => resolve(specifier, folder);
      const require = Object.assign((specifier) => requireOf(specifier, find), { resolve: find });
      // React's `act` reads Node's timers through it.
      module.require = require;
      const jest = jestOf(page, mocks, find);
      compile(file).runInContext(context)(module.exports, require, module, file, folder, jest);
    }
    return module.exports;
  }

  const requireOf = (specifier, find) =>
    specifier.startsWith('node:') || BUILT_IN.has(specifier)
      ? requireFrom('package.json')(specifier)
      : load(find(specifier));
  return load;
}

/** Loads the specs of a project of browser code. @param {string} root the project's folder */
export function createPageModules(root) {
  const preset = requireFrom('jest.preset.js')('./jest.preset.js').web(resolvePath(root));
  const Environment = requireFrom('jest.preset.js')(preset.testEnvironment);
  const compile = createCompiler(preset);
  const resolve = createResolver(preset);
  let page;

  function open() {
    const output = { ...console, log() {}, warn() {}, info() {} };
    const projectConfig = { testEnvironmentOptions: {}, globals: {}, rootDir: resolvePath(root), fakeTimers: {} };
    page = new Environment({ projectConfig, globalConfig: {} }, { console: output });
    Object.assign(page.global, { console: output, expect, __stryker__: globalThis.__stryker__ });
  }

  return {
    isSpoiltByFailure: true,
    prepare() {
      // Code that still runs in a closed page may fail; no test depends on it.
      for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, () => undefined);
    },
    async load(files, specs) {
      await page?.teardown();
      open();
      specs.clear();
      Object.assign(page.global, specs.globals);
      const load = createModules(page, compile, resolve);
      for (const file of [...preset.setupFiles, ...preset.setupFilesAfterEnv]) load(file);
      load(resolve('@testing-library/react', resolvePath(root))).configure({ asyncUtilTimeout: WAITING_MS });
      for (const file of files) {
        specs.begin(file);
        const hasMocks = readFileSync(file, 'utf8').includes('jest.mock(');
        (hasMocks ? createModules(page, compile, resolve) : load)(resolvePath(file));
      }
    },
  };
}
