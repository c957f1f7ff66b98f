import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isSame } from './identity.mjs';
import { Failure } from './failure.mjs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const holderIn = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Removes the lock of a dead launcher, unless a running one has replaced it meanwhile. */
function putAside(file, seen) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== seen) linkSync(aside, file);
    rmSync(aside);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error;
  }
}

/** One launcher per DATA_DIR: takes its lock and resolves to its release; a Failure if it is held. */
export function takeLock(dataDir) {
  const file = join(dataDir, 'launcher.lock');
  const draft = `${file}.${process.pid}`;
  const own = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) });
  writeFileSync(draft, own, { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(draft, file);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const seen = read(file);
      const holder = holderIn(seen);
      if (isSame(holder))
        throw new Failure(
          `already running on ${dataDir} (process ${holder.pid}); stop it first, or set DATA_DIR, PORT and API_PORT for a second copy`,
        );
      if (seen !== null) putAside(file, seen);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(file) === own) rmSync(file, { force: true });
  };
}
