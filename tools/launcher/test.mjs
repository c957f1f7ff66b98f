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

const nx = (args, env) => runShown(tool('nx'), [...args, '--outputStyle=static'], env);
const each = (target, env) => () => nx(['run-many', '-t', target, '--parallel=2'], env);

async function built() {
  await ensureBuilt();
  return { ok: true };
}

async function journeys() {
  const chromium = await findChromium();
  const providers = await startProviders();
  const system = await startSystem(providers.settings);
  const env = {
    BASE_URL: system.url,
    API_URL: system.apiUrl,
    DATA_DIR: system.dataDir,
    PROVIDERS_URL: providers.url,
    CHROMIUM_PATH: chromium,
  };
  const result = await nx(['run', 'e2e:journeys', '--skip-nx-cache'], env);
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
  const withDatabase = { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? database?.url };

  const results = [
    await runStep('format', () => runShown(tool('prettier'), ['--check', '.', '--log-level', 'warn'])),
    await runStep('lint', each('lint')),
    await runStep('types', () => runShown(node24, [join(root, 'tools/types/check.mjs')])),
    await runStep('unit and API tests', each('test', withDatabase)),
    await runStep('unused code', () => runShown(tool('knip'), [])),
    await runStep('build', built),
    await runStep('size budgets', () => runShown(node24, [join(root, 'tools/size/check.mjs')])),
    await runStep('browser journeys', journeys),
  ];
  say(summaryOf(results));
  return results.every(({ ok }) => ok) ? 0 : 1;
});
