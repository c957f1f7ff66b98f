import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '../core/files.mjs';
import { root } from '../core/root.mjs';
import { fingerprint, rootFolder, serverAccount } from './account.mjs';

/**
 * The place of this DATA_DIR's cluster. Root keeps it outside (see `serverAccount`) and leaves a pointer; the pointer in a
 * copied DATA_DIR still names the original's cluster, which the copy must not share.
 */
export function choosePlace({ dataDir, asRoot, house, pointer, originalStands, clusterInside }) {
  if (clusterInside) return { folder: join(dataDir, 'postgres'), fresh: false };
  if (pointer && (pointer.data_dir === dataDir || !originalStands)) return { folder: pointer.cluster, fresh: false };
  if (!asRoot) return { folder: join(dataDir, 'postgres'), fresh: true };
  return { folder: join(house, `cluster-${fingerprint(dataDir)}`), fresh: true };
}

/**
 * A warning if a DATA_DIR names a database that was not copied with it: root keeps it outside, so that a copy of the folder
 * has none. Null if nothing is missing.
 */
export function missingDatabase({ dataDir, pointer, folder, stands }) {
  if (!pointer || stands) return null;
  const why =
    pointer.data_dir === dataDir || pointer.cluster === folder
      ? `the database of ${dataDir} was in ${pointer.cluster} and is not there`
      : `${dataDir} is a copy of ${pointer.data_dir}, whose database is in ${pointer.cluster} and was not copied with it`;
  return `WARNING: ${why}; an empty one is made. Data are copied by npm run backup and npm run restore`;
}

/** `{ folder, account, note }`: the cluster's folder and its user; `note` is a line to print. */
export function locateCluster(dataDir) {
  const pointerFile = join(dataDir, 'postgres.json');
  const pointer = readJson(pointerFile);
  const inside = join(dataDir, 'postgres');
  let account = serverAccount();
  const asRoot = account.uid !== undefined;
  const originalStands = pointer
    ? readJson(join(pointer.data_dir, 'postgres.json'))?.cluster === pointer.cluster
    : false;
  const clusterInside = existsSync(inside);
  const { folder, fresh } = choosePlace({
    dataDir,
    asRoot,
    house: rootFolder(root),
    pointer,
    originalStands,
    clusterInside,
  });
  // A cluster made by an ordinary user keeps running as that user.
  if (asRoot && clusterInside) account = { uid: statSync(inside).uid, gid: statSync(inside).gid };

  const notes = [];
  if (fresh && existsSync(folder)) {
    const aside = `${folder}-until-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
    renameSync(folder, aside);
    notes.push(`${dataDir} is new; the database that it had before is kept in ${aside}`);
  }
  if (asRoot && !clusterInside) writeJson(pointerFile, { data_dir: dataDir, cluster: folder });
  notes.push(missingDatabase({ dataDir, pointer: clusterInside ? null : pointer, folder, stands: existsSync(folder) }));
  return { folder, account, note: notes.filter(Boolean).join('; ') };
}
