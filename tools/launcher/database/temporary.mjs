import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../core/failure.mjs';
import { openLog } from '../core/log.mjs';
import { abandoned, makeOwnedFolder } from '../core/owned-folder.mjs';
import { freePort } from '../core/ports.mjs';
import { root } from '../core/root.mjs';
import { endChild, isClosing } from '../core/children.mjs';
import { fingerprint, makeRootFolder, serverAccount } from './account.mjs';
import { runnableBinaries } from './binaries.mjs';
import { createCluster } from './cluster.mjs';
import { clearOrphan } from './postmaster.mjs';
import { serves, startServer } from './server.mjs';

const RESTART_MS = 200;
/** Linux's folder in memory, and the space it must have: a run of all specs takes a fifth of it. */
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 2 ** 31;

/**
 * The place of a cluster for tests: in memory if there is space. Each test clones a database of
 * some thousand files, which takes many times longer on a disk's file system.
 *
 * @param elsewhere the folder for where there is no such memory.
 * @param statfs what tells the size of a file system; it throws where the folder is missing.
 */
export function fastestFolder(elsewhere, statfs = statfsSync) {
  try {
    const { bavail, bsize } = statfs(MEMORY);
    return bavail * bsize >= MEMORY_BYTES ? MEMORY : elsewhere;
  } catch {
    return elsewhere;
  }
}

async function sweep(base, prefix) {
  for (const folder of abandoned(base, prefix)) {
    await clearOrphan(join(folder, 'cluster'));
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A PostgreSQL for tests, deleted when `stop` is called: `{ url, folder, stop }`, the address is the superuser's. With
 * `durable` it writes as the product's does, and is restarted whenever it ends: it may be killed.
 */
export async function openTemporaryDatabase({ durable = false } = {}) {
  const account = serverAccount();
  const rootFolder = account.uid === undefined ? tmpdir() : makeRootFolder(root);
  const { folder: binaries } = runnableBinaries(account);
  const base = durable ? rootFolder : fastestFolder(rootFolder);
  const prefix = `mapa-test-${fingerprint(root)}-`;
  for (const folder of new Set([rootFolder, base])) await sweep(folder, prefix);
  const home = makeOwnedFolder(base, prefix);

  const folder = join(home, 'cluster');
  const password = randomBytes(12).toString('hex');
  const passwords = { superuser: password, product: password };
  await createCluster({ binaries, folder, account, passwords, durable });
  const port = await freePort();
  const log = openLog(join(home, 'log'));
  const start = () => startServer({ binaries, folder, port, account, durable, log: log.handle });
  let child = start();
  let stopping = false;
  const restart = async () => {
    // Remains of a killed server: its pid file, and backends that hold its memory until they notice.
    await clearOrphan(folder);
    await pause(RESTART_MS);
    if (stopping || isClosing()) return;
    child = start();
    child.once('exit', () => void restart());
  };
  if (durable) child.once('exit', () => void restart());
  if (!(await serves(child, folder, 30_000))) {
    throw new Failure(`the test database did not come up: ${log.gist()}`);
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    folder,
    async stop() {
      stopping = true;
      await endChild(child);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
