import { cpSync, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { Failure } from '../core/failure.mjs';
import { writeJson } from '../core/files.mjs';
import { makeOwnedFolder } from '../core/owned-folder.mjs';
import { root } from '../core/root.mjs';
import { makeRootFolder, serverAccount } from '../database/account.mjs';
import { runnableBinaries } from '../database/binaries.mjs';
import { keptPasswords } from '../database/private.mjs';
import { takeBaseBackup } from './base-backup.mjs';
import { checkCluster } from './check-cluster.mjs';
import { FORMAT, KEPT, filesOf, sumFiles } from './contents.mjs';
import { countRows, lostRows } from './rows.mjs';
import { unpackCluster } from './unpack.mjs';

/** Fast rather than small: the copy takes as long as its compression. */
const gzip = () => createGzip({ level: constants.Z_BEST_SPEED });

/**
 * Copies a running server's files into `folder` in the form that `unpackCluster` reads.
 *
 * @param url address as a role that may replicate
 */
export async function copyDatabase({ url, folder, label }) {
  const sinks = { archive: new PassThrough(), manifest: createWriteStream(join(folder, 'backup_manifest')) };
  const archived = pipeline(sinks.archive, gzip(), createWriteStream(join(folder, 'base.tar.gz'), { mode: 0o600 }));
  // A failed pipeline destroys its first stream, which ends the copy.
  archived.catch(() => undefined);
  const log = await takeBaseBackup({ url, label, sinks });
  sinks.archive.end();
  sinks.manifest.end();
  await Promise.all([archived, once(sinks.manifest, 'close')]);
  return log;
}

/** Unpacks the backup where the server's user can read it, and starts it: the rows of its tables. */
async function tryOut({ folder, passwords }) {
  const account = serverAccount();
  const base = account.uid === undefined ? dirname(folder) : makeRootFolder(root);
  const home = makeOwnedFolder(base, 'mapa-backup-check-');
  try {
    const cluster = join(home, 'cluster');
    await unpackCluster(folder, cluster, account);
    const { folder: binaries } = runnableBinaries(account);
    const logFile = join(home, 'log');
    return await checkCluster({ binaries, folder: cluster, account, passwords, durable: false, logFile });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Copies the private database of a DATA_DIR while it serves, and the files that belong to it, into a new folder below `into`;
 * unpacks and starts the copy, and counts its rows. A failing backup leaves nothing.
 *
 * @param url the product's address of the running database
 * @returns `{ folder, description }`
 */
export async function makeBackup({ url, dataDir, into, now = new Date() }) {
  const name = `mapa-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}`;
  const folder = join(into, name);
  if (existsSync(folder)) throw new Failure(`${folder} is there already`);
  const draft = `${folder}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const passwords = keptPasswords(dataDir);
  const superuser = Object.assign(new URL(url), { username: 'postgres', password: passwords.superuser }).href;
  try {
    const before = await countRows(superuser);
    const log = await copyDatabase({ url: superuser, folder: draft, label: name });
    const ended = new Date();
    const after = await countRows(superuser);
    for (const file of filesOf(dataDir, KEPT)) cpSync(join(dataDir, file), join(draft, 'data', file));
    const copied = await tryOut({ folder: draft, passwords });
    const lost = lostRows({ before, copied, after });
    if (lost.length > 0) throw new Failure(`the backup lacks rows (${lost.join(', ')})`);
    const rows = Object.fromEntries(Object.entries(copied).map(([table, counted]) => [table, counted.rows]));
    const { version: postgres } = runnableBinaries(serverAccount());
    const description = { format: FORMAT, began: now, ended, postgres, log, rows, files: await sumFiles(draft) };
    writeJson(join(draft, 'backup.json'), description);
    renameSync(draft, folder);
    return { folder, description };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
