import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endInOrder, endProcess } from './end.mjs';
import { identityOf, isSame } from './identity.mjs';
import { readJson, writeJson } from './files.mjs';
import { progress } from './progress.mjs';

const fileIn = (dataDir) => join(dataDir, 'state.json');

const AGAIN_MS = 5_000;

/**
 * Records the running processes of this DATA_DIR in state.json: for `npm run import`, for finding a server's process, and for the
 * start after a crash. A disk without space ends nothing: it is reported once, and the state is written as soon as possible.
 */
export function stateKeeper(dataDir, { say = progress, againMs = AGAIN_MS } = {}) {
  const state = { pid: process.pid, identity: identityOf(process.pid), children: {} };
  const file = fileIn(dataDir);
  let again = null;
  const write = () => {
    try {
      writeJson(file, state);
      clearInterval(again);
      again = null;
    } catch (error) {
      if (again) return;
      say(`what runs here cannot be noted in ${file} (${error.code ?? error.message}); trying again`);
      again = setInterval(write, againMs).unref();
    }
  };
  return {
    tell(facts) {
      Object.assign(state, facts);
      write();
    },
    note(name, pid, { signal = 'SIGTERM', rank = 0 } = {}) {
      if (pid === undefined) return;
      state.children[name] = { pid, identity: identityOf(pid), signal, rank };
      write();
    },
    clear() {
      clearInterval(again);
      rmSync(file, { force: true });
    },
  };
}

/** The running processes of this DATA_DIR, once its database is up; or null. */
export function runningOn(dataDir) {
  const state = readJson(fileIn(dataDir));
  return state?.databaseUrl && isSame(state) ? state : null;
}

/** Ends the processes of a launcher that was killed by force; resolves to their names. */
export async function endLeftovers(dataDir) {
  const left = Object.entries(readJson(fileIn(dataDir))?.children ?? {}).filter(([, note]) => isSame(note));
  await endInOrder(
    left.map(([, note]) => note),
    (note) => endProcess(note),
  );
  rmSync(fileIn(dataDir), { force: true });
  return left.map(([name]) => name);
}
