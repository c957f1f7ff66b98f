import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openBank } from '../../bench/bank/open.mjs';
import { readMapQuestions, readStudents } from '../../bench/run/students.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { openLog } from '../../launcher/core/log.mjs';
import { freePort } from '../../launcher/core/ports.mjs';
import { runnableBinaries } from '../../launcher/database/binaries.mjs';
import { locateCluster } from '../../launcher/database/cluster-folder.mjs';
import { clearOrphan } from '../../launcher/database/postmaster.mjs';
import { serves, startServer } from '../../launcher/database/server.mjs';
import { supervise } from '../../launcher/process/supervise.mjs';

const PATIENCE_MS = 60_000;

const onPort = (url, port) => Object.assign(new URL(url), { port: String(port) }).href;

/**
 * The start of every drill: a stopped cluster with a generated bank and its students, kept in `dataDir` between runs.
 *
 * @returns `{ folder, account, url, adminUrl, secret, students, questions }`; nothing listens on the port of the addresses
 */
export async function prepareSeed(dataDir, scale) {
  const bank = await openBank(dataDir, scale);
  const students = await readStudents(bank, scale.estudantes);
  const questions = await readMapQuestions(bank.url, students);
  await bank.stop();
  const { folder, account } = locateCluster(dataDir);
  return { folder, account, students, questions, url: bank.url, adminUrl: bank.adminUrl, secret: bank.secret };
}

/** Makes a folder that belongs to the server's user. */
export function ownFolder(path, { uid, gid }) {
  mkdirSync(path);
  chmodSync(path, 0o700);
  if (uid !== undefined) chownSync(path, uid, gid);
  return path;
}

/** Copies the seed's files into a new folder, with their owner. */
export const copySeed = (seed, folder) => execFileSync('cp', ['-a', seed.folder, folder]);

async function untilServing(server, folder, log) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if (await serves(server.current(), folder, until - Date.now())) return;
    await pause(50);
  }
  throw new Failure(`the drill's database does not come up: ${log.gist()}`);
}

/** One value of the database, as its superuser. */
export async function ask(url, text, values = []) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Serves a cluster's files and starts the server again whenever it ends, as `npm start` does.
 *
 * @param settings of the server, beside those of the product's own
 * @param binaries of another PostgreSQL than the product's
 */
export async function runCluster({
  seed,
  home,
  name,
  folder,
  settings = {},
  binaries = runnableBinaries(seed.account).folder,
}) {
  const { account } = seed;
  const port = await freePort();
  const log = openLog(join(home, 'log', `${name}.log`));
  const server = supervise({
    start: () => startServer({ binaries, folder, port, account, durable: true, settings, log: log.handle }),
    onDeath: () => undefined,
  });
  const stop = async () => {
    await server.stop();
    await clearOrphan(folder);
  };
  try {
    await untilServing(server, folder, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    port,
    url: onPort(seed.url, port),
    adminUrl: onPort(seed.adminUrl, port),
    kill: () => server.current().kill('SIGKILL'),
    untilServing: () => untilServing(server, folder, log),
    /** Destroys it, in the middle of any work. */
    async lose() {
      server.current().kill('SIGKILL');
      await stop();
    },
    stop,
  };
}
