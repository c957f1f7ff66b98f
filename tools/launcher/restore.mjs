/** `npm run restore -- BACKUP`: makes a backup of `npm run backup` the database of this DATA_DIR; the present one is renamed. */
import { resolve } from 'node:path';
import { command, say } from './core/command.mjs';
import { Failure } from './core/failure.mjs';
import { takeLock } from './core/lock.mjs';
import { progress } from './core/progress.mjs';
import { whereTyped } from './core/root.mjs';
import { readSettings } from './core/settings.mjs';
import { endLeftovers } from './core/state.mjs';
import { watchNpm } from './process/parent.mjs';
import { ensureInstalled } from './workspace/install.mjs';

await command(async ({ onStop, stop }) => {
  watchNpm(stop);
  const [backup] = process.argv.slice(2);
  if (!backup) throw new Failure('usage: npm run restore -- BACKUP (a folder that npm run backup made)');
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl)
    throw new Failure('DATABASE_URL names a PostgreSQL of your own; npm run restore is for the private database');
  onStop(takeLock(dataDir));
  for (const name of await endLeftovers(dataDir)) progress(`ended ${name} left by an earlier launcher`);
  await ensureInstalled();
  const { restoreBackup } = await import('./backup/restore-backup.mjs');
  const { totalRows } = await import('./backup/rows.mjs');
  const began = Date.now();
  const { description, aside } = await restoreBackup({ dataDir, backup: resolve(whereTyped(), backup) });
  if (aside) progress(`the database that was there is kept in ${aside}`);
  say(
    `restored ${totalRows(description.rows)} rows as of ${description.ended} in ${((Date.now() - began) / 1000).toFixed(1)} s; npm start serves them`,
  );
  return 0;
});
