/** `npm run drill`: faults of every kind under a load of answers, each figure beside its target (docs/reliability.md). */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../launcher/core/command.mjs';
import { takeLock } from '../launcher/core/lock.mjs';
import { readSettings } from '../launcher/core/settings.mjs';
import { watchNpm } from '../launcher/process/parent.mjs';
import { ensureBuilt } from '../launcher/workspace/build.mjs';
import { ensureInstalled } from '../launcher/workspace/install.mjs';

await command(async ({ onStop, stop }) => {
  watchNpm(stop);
  // Separate from the product's own data.
  const dataDir = join(readSettings().dataDir, 'drill');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await ensureInstalled();
  await ensureBuilt();
  onStop(takeLock(dataDir));
  // Imported only now, when the packages that these files need are installed.
  const { runDrills } = await import('./run.mjs');
  return runDrills(dataDir, process.argv.slice(2), onStop);
});
