import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../core/failure.mjs';
import { readJson, writeJson } from '../core/files.mjs';
import { keepSmall, openLog } from '../core/log.mjs';
import { freePort } from '../core/ports.mjs';
import { progress } from '../core/progress.mjs';
import { keptSecret } from '../core/settings.mjs';
import { supervise } from '../process/supervise.mjs';
import { runnableBinaries } from './binaries.mjs';
import { acceptsPasswords, admit, createCluster, readCluster, resetPasswords } from './cluster.mjs';
import { locateCluster } from './cluster-folder.mjs';
import { clearOrphan } from './postmaster.mjs';
import { serves, startServer } from './server.mjs';

const patience = 30_000;
const enoughDeaths = 5;

async function keptPort(dataDir) {
  const file = join(dataDir, 'database-port.json');
  const port = await freePort(readJson(file)?.port);
  writeJson(file, { port });
  return port;
}

async function firstAnswer({ child, deaths, folder, log }) {
  const until = Date.now() + patience;
  // The workers of a crashed server may hold its memory for a moment: the supervisor then tries again.
  while (Date.now() < until && deaths() < enoughDeaths) {
    if (await serves(child(), folder, until - Date.now())) return;
    await pause(50);
  }
  throw new Failure(`the database does not come up (log: ${log.file}): ${log.gist()}`);
}

/** The passwords of a DATA_DIR's database: `{ superuser, product }`. */
export const keptPasswords = (dataDir) => ({
  superuser: keptSecret(dataDir, 'database_superuser', 16),
  product: keptSecret(dataDir, 'database', 16),
});

/** The private PostgreSQL of a DATA_DIR, created if it is missing and kept running: `{ url, stop }`. */
export async function openPrivateDatabase(dataDir, state) {
  const { folder, account, note } = locateCluster(dataDir);
  if (note) progress(note);
  const { folder: binaries, major } = runnableBinaries(account);
  const passwords = keptPasswords(dataDir);

  const cluster = readCluster(folder);
  if (cluster && cluster.major !== major) {
    throw new Failure(
      `${folder} was made by PostgreSQL ${cluster.major} and this is ${major}; set DATA_DIR to a new folder, or DATABASE_URL to a PostgreSQL ${cluster.major} that serves it`,
    );
  }
  if (cluster) {
    if (await clearOrphan(folder)) progress('ended a database left by an earlier launcher');
    if (!acceptsPasswords(cluster, passwords)) await resetPasswords({ binaries, folder, account, passwords });
  } else {
    progress('creating the database');
    await createCluster({ binaries, folder, account, passwords, durable: true });
  }

  admit(folder);
  const port = await keptPort(dataDir);
  const log = openLog(join(dataDir, 'log/postgres.log'));
  keepSmall(log);
  let deaths = 0;
  let ready = false;
  const server = supervise({
    start: () => startServer({ binaries, folder, port, account, durable: true, log: log.handle }),
    onStart: (child) => state?.note('database', child.pid, { signal: 'SIGINT', rank: 9 }),
    onDeath: ({ reason, delay }) => {
      deaths += 1;
      if (ready) progress(`the database ended (${reason}); starting it again in ${delay} ms`);
    },
  });
  try {
    await firstAnswer({ child: server.current, deaths: () => deaths, folder, log });
    ready = true;
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: `postgres://mapa:${passwords.product}@127.0.0.1:${port}/mapa`, stop: server.stop };
}
