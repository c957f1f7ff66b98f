/** `npm run backup [-- FOLDER]`: copies the private database of this DATA_DIR, even while it serves, and tests the copy. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command, say } from './core/command.mjs';
import { Failure } from './core/failure.mjs';
import { joinOrTake } from './core/join-or-take.mjs';
import { whereTyped } from './core/root.mjs';
import { readSettings } from './core/settings.mjs';
import { watchNpm } from './process/parent.mjs';
import { ensureInstalled } from './workspace/install.mjs';

const OWN_POSTGRES =
  'DATABASE_URL names a PostgreSQL of your own: back it up with pg_dump or pgBackRest (docs/production.md)';

await command(async ({ onStop, stop }) => {
  watchNpm(stop);
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl) throw new Failure(OWN_POSTGRES);
  if (!['postgres', 'postgres.json'].some((name) => existsSync(join(dataDir, name))))
    throw new Failure(`${dataDir} has no database yet`);
  await ensureInstalled();
  const { openPrivateDatabase } = await import('./database/private.mjs');
  const { makeBackup } = await import('./backup/make-backup.mjs');
  const { totalRows } = await import('./backup/rows.mjs');
  const { running, release } = await joinOrTake(dataDir);
  if (release) onStop(release);
  if (running && !running.children.database) throw new Failure(OWN_POSTGRES);
  const url = running?.databaseUrl ?? (await openPrivateDatabase(dataDir)).url;
  const [wanted] = process.argv.slice(2);
  const into = wanted ? resolve(whereTyped(), wanted) : `${dataDir}-backups`;
  const began = Date.now();
  const { folder, description } = await makeBackup({ url, dataDir, into });
  const bytes = Object.values(description.files).reduce((total, { size }) => total + size, 0);
  say(
    `backed up to ${folder}: ${(bytes / 1e6).toFixed(1)} MB, ${totalRows(description.rows)} rows; unpacked, started and counted in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  return 0;
});
