import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from '../process/end.mjs';
import { identityOf, isSame } from '../process/identity.mjs';
import { readJson, writeJson } from './files.mjs';

const fileIn = (dataDir) => join(dataDir, 'state.json');

/** Keeps what runs on this DATA_DIR (`state.json`), for `npm run import` and for the start after a crash. */
export function stateKeeper(dataDir, facts) {
  const children = {};
  const write = () => {
    writeJson(fileIn(dataDir), { pid: process.pid, identity: identityOf(process.pid), ...facts, children });
  };
  return {
    note(name, pid) {
      children[name] = { pid, identity: identityOf(pid) };
      write();
    },
    clear: () => rmSync(fileIn(dataDir), { force: true }),
  };
}

/** What runs on this DATA_DIR now, or null. */
export function runningOn(dataDir) {
  const state = readJson(fileIn(dataDir));
  return isSame(state) ? state : null;
}

/** Ends the servers that a launcher killed by force left behind; resolves to their names. */
export async function endLeftovers(dataDir) {
  const left = Object.entries(readJson(fileIn(dataDir))?.children ?? {}).filter(([, note]) => isSame(note));
  await Promise.all(left.map(([, note]) => endProcess({ ...note, group: true })));
  rmSync(fileIn(dataDir), { force: true });
  return left.map(([name]) => name);
}
