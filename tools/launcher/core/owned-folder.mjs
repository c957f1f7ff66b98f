import { chmodSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isSame } from './identity.mjs';
import { readJson, writeJson } from './files.mjs';

const ownerIn = (folder) => join(folder, 'owner.json');

/** The folders under `base` whose creating process is dead. */
export function abandoned(base, prefix) {
  const folders = readdirSync(base)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(base, name));
  return folders.filter((folder) => {
    try {
      const owner = readJson(ownerIn(folder));
      return owner !== null && !isSame(owner);
    } catch {
      // A folder of another user.
      return false;
    }
  });
}

/** A new folder that any user may enter and that records the process that made it. */
export function makeOwnedFolder(base, prefix) {
  mkdirSync(base, { recursive: true });
  const folder = mkdtempSync(join(base, prefix));
  chmodSync(folder, 0o755);
  writeJson(ownerIn(folder), { pid: process.pid, identity: identityOf(process.pid) });
  return folder;
}
