import { closeSync } from 'node:fs';
import { Failure } from '../core/failure.mjs';
import { openLog } from '../core/log.mjs';
import { freePort } from '../core/ports.mjs';
import { serves, startServer } from '../database/server.mjs';
import { endChild } from '../core/children.mjs';
import { countRows } from './rows.mjs';

// Time for the replay of a large log.
const PATIENCE_MS = 600_000;

/**
 * Starts a server on an unpacked cluster, which replays its log, counts the rows of its tables and stops it.
 *
 * @param durable whether the cluster is kept: what the server writes then reaches the disk
 */
export async function checkCluster({ binaries, folder, account, passwords, durable, logFile }) {
  const port = await freePort();
  const log = openLog(logFile);
  const server = startServer({ binaries, folder, port, account, durable, log: log.handle });
  try {
    if (!(await serves(server, folder, PATIENCE_MS)))
      throw new Failure(`the backup's database does not start (log: ${logFile}): ${log.gist()}`);
    return await countRows(`postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/mapa`);
  } finally {
    await endChild(server);
    closeSync(log.handle);
  }
}
