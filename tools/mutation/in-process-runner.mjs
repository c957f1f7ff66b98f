/**
 * Runs specs for Stryker in the process that loaded them once, some milliseconds for each mutant; jest begins anew for each
 * and takes seconds.
 */
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { globSync } from 'node:fs';
import { createPageModules } from './page-modules.mjs';
import { createPlainModules } from './plain-modules.mjs';
import { createSpecs, failureOf } from './specs.mjs';

/** Where instrumented code looks for the active mutant and notes what is reached. */
const context = (globalThis.__stryker__ ??= {});

function createRunner({ inProcess }) {
  const specs = createSpecs();
  const modules = inProcess.page ? createPageModules(inProcess.page) : createPlainModules();
  /** Whether what is loaded was loaded with a mutant, or a mutant's failed test may have left something behind. */
  let isStale = false;

  const load = () => modules.load(inProcess.specs.flatMap((pattern) => globSync(pattern)).sort(), specs);

  /** @param {(test: { id: string }) => boolean} isWanted */
  async function run(isWanted, endsAtFailure) {
    const results = [];
    for (const test of specs.all().filter(isWanted)) {
      context.currentTestId = test.id;
      const began = performance.now();
      const failure = await failureOf(test, inProcess.testTimeoutMs);
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
    init: modules.prepare,
    async dryRun() {
      await load();
      const result = await run(() => true, false);
      return { ...result, mutantCoverage: context.mutantCoverage };
    },
    async mutantRun({ activeMutant, testFilter, disableBail, hitLimit, reloadEnvironment }) {
      const wanted = testFilter && new Set(testFilter);
      Object.assign(context, { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit });
      if (reloadEnvironment || isStale || specs.all().length === 0) await load();
      const result = await run(({ id }) => !wanted || wanted.has(id), !disableBail);
      const hasFailed = result.tests.some(({ status }) => status === TestStatus.Failed);
      isStale = reloadEnvironment || (hasFailed && modules.isSpoiltByFailure);
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
      properties: {
        specs: { type: 'array', items: { type: 'string' } },
        page: { type: 'string' },
        testTimeoutMs: { type: 'number' },
      },
    },
  },
};
