import { createHash } from 'node:crypto';
import { chownSync, createReadStream, createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Failure } from '../core/failure.mjs';
import { manifestCheck } from './manifest.mjs';
import { entriesOf } from './tar.mjs';

const hashing = (hash) =>
  new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

function inside(folder, name) {
  const path = resolve(folder, name);
  if (path !== folder && !path.startsWith(folder + sep)) throw new Failure(`the backup is damaged: ${name}`);
  return path;
}

/**
 * Unpacks the database of a backup into an empty folder that belongs to the server's user, and compares each file with the
 * manifest; a Failure names the first that differs.
 */
export async function unpackCluster(backup, folder, account) {
  const own = (path) => account.uid !== undefined && chownSync(path, account.uid, account.gid);
  const make = (path) => {
    if (mkdirSync(path, { recursive: true, mode: 0o700 })) own(path);
  };
  const check = manifestCheck(readFileSync(join(backup, 'backup_manifest'), 'utf8'));
  make(folder);
  const archive = createReadStream(join(backup, 'base.tar.gz'));
  const unzipped = archive.pipe(createGunzip());
  archive.once('error', (error) => unzipped.destroy(error));
  try {
    for await (const { name, folder: isFolder, size, body } of entriesOf(unzipped)) {
      const path = inside(folder, name);
      make(isFolder ? path : dirname(path));
      if (isFolder) continue;
      const hash = createHash('sha256');
      await pipeline(Readable.from(body), hashing(hash), createWriteStream(path, { mode: 0o600 }));
      own(path);
      check.see(name, size, hash.digest('hex'));
    }
  } catch (error) {
    if (error instanceof Failure || ['ENOSPC', 'EACCES', 'ENOENT'].includes(error.code)) throw error;
    throw new Failure(`the backup is damaged: ${error.message}`);
  }
  check.finish();
}
