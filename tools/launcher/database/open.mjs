import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../core/failure.mjs';
import { openPrivateDatabase } from './private.mjs';

/** The server of a database address: `{ host, port }`; a Failure if it is no PostgreSQL address. */
export function serverOf(databaseUrl) {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new Failure('DATABASE_URL is not an address like postgres://user:password@host:5432/database');
  }
  return { host: url.hostname || 'localhost', port: Number(url.port || 5432) };
}

function isListening({ host, port }) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/** Resolves to the address of a running database: DATABASE_URL's if given, else this DATA_DIR's own. */
export async function openDatabase({ databaseUrl, dataDir }, state, patienceMs = 30_000) {
  if (!databaseUrl) return (await openPrivateDatabase(dataDir, state)).url;
  const server = serverOf(databaseUrl);
  const until = Date.now() + patienceMs;
  while (!(await isListening(server))) {
    if (Date.now() > until)
      throw new Failure(`the database at ${server.host}:${server.port} (DATABASE_URL) does not answer`);
    await pause(250);
  }
  return databaseUrl;
}
