import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { giveToOwner, readJson } from '../core/files.mjs';
import { runnableBinaries } from '../database/binaries.mjs';
import { locateCluster } from '../database/cluster-folder.mjs';
import { clearOrphan } from '../database/postmaster.mjs';
import { checkCluster } from './check-cluster.mjs';
import { KEPT, filesOf, readBackup } from './contents.mjs';
import { unpackCluster } from './unpack.mjs';

const majorOf = (version) => version.split('.')[0];

/** Renames the existing files; nothing is deleted. */
function putAside(path, mark) {
  if (!existsSync(path)) return null;
  renameSync(path, `${path}-until-${mark}`);
  return `${path}-until-${mark}`;
}

function demandRows(wanted, counted) {
  const wrong = Object.entries(wanted).filter(([table, rows]) => counted[table]?.rows !== rows);
  const told = wrong.map(([table, rows]) => `${table}: ${counted[table]?.rows ?? 0} of ${rows}`);
  if (told.length > 0) throw new Failure(`the restored database has other rows than the backup (${told.join(', ')})`);
}

/**
 * Makes a backup the database of a DATA_DIR on which nothing runs. It is unpacked, started and counted beside the present
 * database; only then that one is renamed, with the time in its name, and the copy takes its place.
 *
 * @returns `{ description, aside }`: the earlier database's new path, or null if there was none
 */
export async function restoreBackup({ dataDir, backup, now = new Date() }) {
  const description = await readBackup(backup);
  const { folder, account } = locateCluster(dataDir);
  const { folder: binaries, version } = runnableBinaries(account);
  if (majorOf(version) !== majorOf(description.postgres))
    throw new Failure(
      `the backup was made by PostgreSQL ${majorOf(description.postgres)} and this is ${majorOf(version)}; restore it with the version of Mapa that made it`,
    );
  await clearOrphan(folder);
  const draft = `${folder}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  try {
    await unpackCluster(backup, draft, account);
    const passwords = readJson(join(backup, 'data/secrets.json'));
    const counted = await checkCluster({
      ...{ binaries, folder: draft, account, durable: true },
      passwords: { superuser: passwords.database_superuser },
      logFile: join(dataDir, 'log/restore.log'),
    });
    demandRows(description.rows, counted);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  const mark = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const aside = putAside(folder, mark);
  for (const name of KEPT) putAside(join(dataDir, name), mark);
  for (const file of filesOf(join(backup, 'data'), KEPT)) {
    const to = join(dataDir, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(backup, 'data', file), to);
    giveToOwner(to);
  }
  renameSync(draft, folder);
  return { description, aside };
}
