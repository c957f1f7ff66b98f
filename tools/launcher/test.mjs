/** `npm test`: format, lint, types, unit and API tests, unused code, build, size budgets, browser journeys; one summary. */
import { join } from 'node:path';
import { command, say } from './core/command.mjs';
import { loadEnvFile } from './core/env-file.mjs';
import { node24, root, tool } from './core/root.mjs';
import { openTemporaryDatabase } from './database/temporary.mjs';
import { watchNpm } from './process/parent.mjs';
import { findChromium } from './testing/chromium.mjs';
import { startProviders } from './testing/providers.mjs';
import { runShown, runStep } from './testing/step.mjs';
import { summaryOf } from './testing/summary.mjs';
import { startSystem } from './testing/system.mjs';
import { ensureBuilt } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';

/** Runs beside another step, so that its output is shown in one piece. */
const beside = (program, args) => runShown(program, args, {}, { whole: true });

async function lint() {
  // The rule of boundaries reads Nx's graph from its cache, and reports nothing without it.
  const graph = await beside(tool('nx'), ['graph', '--file', join(root, 'tmp/graph.json')]);
  return graph.ok ? beside(tool('eslint'), ['--max-warnings', '0', '.']) : graph;
}

/** ESLint occupies one core as long as all other steps that need only the sources occupy the other. */
async function readSources() {
  const others = async () => [
    await runStep('format', () => beside(tool('prettier'), ['--check', '.', '--log-level', 'warn'])),
    await runStep('types', () => beside(node24, [join(root, 'tools/types/check.mjs')])),
    await runStep('unused code', () => beside(tool('knip'), [])),
  ];
  const [linted, rest] = await Promise.all([runStep('lint', lint), others()]);
  return [linted, ...rest];
}

async function built() {
  await ensureBuilt();
  return { ok: true };
}

async function journeys() {
  const chromium = await findChromium({ headless: true });
  const providers = await startProviders();
  const system = await startSystem(providers.settings);
  const env = {
    BASE_URL: system.url,
    API_URL: system.apiUrl,
    DATA_DIR: system.dataDir,
    PROVIDERS_URL: providers.url,
    CHROMIUM_PATH: chromium,
  };
  const result = await runShown(tool('playwright'), ['test', '-c', join(root, 'apps/e2e/playwright.config.ts')], env);
  const code = await system.stop();
  await providers.stop();
  return code === 0 ? result : { ...result, ok: false, reason: `npm start ended with ${code} when told to stop` };
}

await command(async ({ onStop, stop }) => {
  watchNpm(stop);
  loadEnvFile(join(root, '.env'));
  await ensureInstalled();
  const database = process.env.TEST_DATABASE_URL ? null : await openTemporaryDatabase();
  onStop(async () => database?.stop());
  const everyProject = join(root, 'tools/testing/every-project.mjs');
  const jestEnvironment = {
    // A NODE_ENV in .env is the product's: tests run on development builds of React.
    NODE_ENV: 'test',
    TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? database?.url,
    // As nx.json sets it for each project's target.
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  };

  const results = [
    ...(await readSources()),
    await runStep('unit and API tests', () => runShown(tool('jest'), ['-c', everyProject], jestEnvironment)),
    await runStep('build', built),
    await runStep('size budgets', () => runShown(node24, [join(root, 'tools/size/check.mjs')])),
    await runStep('browser journeys', journeys),
  ];
  say(summaryOf(results));
  return results.every(({ ok }) => ok) ? 0 : 1;
});
