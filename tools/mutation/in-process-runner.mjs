/**
 * Runs the specs of plain modules for Stryker in the process that loaded them once, some milliseconds for each mutant;
 * jest begins anew for each and takes seconds. What needs a browser's globals stays with jest.
 */
import { ModernFakeTimers } from '@jest/fake-timers';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { expect } from 'expect';
import { ModuleMocker } from 'jest-mock';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve as resolvePath } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where instrumented code looks for the active mutant and notes what is reached. */
const context = (globalThis.__stryker__ ??= {});

/** Incremented to load everything again: code that runs when a file is loaded may be mutated. */
let generation = 0;

/** Imports without an extension, and the path aliases, as jest and the bundlers resolve them. */
function resolveAsBundlersDo() {
  const { paths } = JSON.parse(readFileSync('tsconfig.base.json', 'utf8')).compilerOptions;
  const isFile = (path) => existsSync(path) && statSync(path).isFile();
  const fileOf = (path) => [path, `${path}.ts`, `${path}/index.ts`].find(isFile);
  registerHooks({
    resolve(specifier, parent, next) {
      const path = paths[specifier]?.[0]
        ? resolvePath(paths[specifier][0])
        : specifier.startsWith('.') &&
          parent.parentURL &&
          resolvePath(fileURLToPath(parent.parentURL), '..', specifier);
      const file = path && fileOf(path);
      return file ? { url: urlOf(file), shortCircuit: true } : next(specifier, parent);
    },
  });
}

const urlOf = (file) => `${pathToFileURL(file).href}?generation=${generation}`;

/** Collects tests with the steps before and after them, as their specs declare them. */
function createSpecs() {
  let tests = [];
  let group = { names: [], before: [], after: [] };
  const each = (declare) => (table) => (title, run) =>
    table.forEach((row, at) => declare(`${title} [${at}]`, () => (Array.isArray(row) ? run(...row) : run(row))));
  const it = (title, run) => tests.push({ id: [...group.names, title].join(' '), run, group });
  const describe = (title, declare) => {
    const outer = group;
    group = { names: [...outer.names, title], before: [...outer.before], after: [...outer.after] };
    declare();
    group = outer;
  };
  it.each = each(it);
  describe.each = each(describe);
  return {
    all: () => tests,
    clear: () => void (tests = []),
    begin: (file) => void (group = { names: [file], before: [], after: [] }),
    globals: {
      describe,
      it,
      test: it,
      beforeEach: (step) => void group.before.push(step),
      afterEach: (step) => void group.after.unshift(step),
    },
  };
}

async function failureOf({ run, group }) {
  let failure;
  const attempt = async (step) => {
    try {
      await step();
    } catch (error) {
      failure ??= error;
    }
  };
  for (const step of group.before) await attempt(step);
  if (failure === undefined) await attempt(run);
  for (const step of group.after) await attempt(step);
  return failure;
}

function createRunner({ inProcess }) {
  const specs = createSpecs();
  /** Whether what is loaded was loaded with a mutant. */
  let isStale = false;

  function prepare() {
    resolveAsBundlersDo();
    const mocker = new ModuleMocker(globalThis);
    const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } });
    const jest = {
      fn: mocker.fn.bind(mocker),
      useFakeTimers: (setting) => timers.useFakeTimers(setting),
      useRealTimers: () => timers.useRealTimers(),
      setSystemTime: (now) => timers.setSystemTime(now),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    };
    Object.assign(globalThis, specs.globals, { expect, jest });
  }

  async function load() {
    generation += 1;
    specs.clear();
    for (const file of inProcess.specs.flatMap((pattern) => globSync(pattern)).sort()) {
      specs.begin(file);
      await import(urlOf(resolvePath(file)));
    }
  }

  /** @param {(test: { id: string }) => boolean} isWanted */
  async function run(isWanted, endsAtFailure) {
    const results = [];
    for (const test of specs.all().filter(isWanted)) {
      context.currentTestId = test.id;
      const began = performance.now();
      const failure = await failureOf(test);
      context.currentTestId = undefined;
      results.push({
        id: test.id,
        name: test.id,
        timeSpentMs: performance.now() - began,
        ...(failure === undefined
          ? { status: TestStatus.Success }
          : { status: TestStatus.Failed, failureMessage: String(failure?.stack ?? failure) }),
      });
      if (failure !== undefined && endsAtFailure) break;
    }
    return { status: DryRunStatus.Complete, tests: results };
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: prepare,
    async dryRun() {
      await load();
      const result = await run(() => true, false);
      return { ...result, mutantCoverage: context.mutantCoverage };
    },
    async mutantRun({ activeMutant, testFilter, disableBail, hitLimit, reloadEnvironment }) {
      const wanted = testFilter && new Set(testFilter);
      Object.assign(context, { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit });
      if (reloadEnvironment || isStale || specs.all().length === 0) await load();
      isStale = reloadEnvironment;
      const result = await run(({ id }) => !wanted || wanted.has(id), !disableBail);
      const isEndless = hitLimit !== undefined && context.hitCount > hitLimit;
      context.activeMutant = undefined;
      return toMutantRunResult(
        isEndless ? { status: DryRunStatus.Timeout, reason: 'It goes on without end.' } : result,
        disableBail,
      );
    },
  };
}
createRunner.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', createRunner)];
export const strykerValidationSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    inProcess: {
      type: 'object',
      properties: { specs: { type: 'array', items: { type: 'string' } } },
    },
  },
};
