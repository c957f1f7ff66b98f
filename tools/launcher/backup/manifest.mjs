import { createHash } from 'node:crypto';
import { Failure } from '../core/failure.mjs';

/** The log after the copy is not in the manifest; its records have check sums of their own. */
const LOG = /^pg_wal(\/|$)/;

/**
 * Reads PostgreSQL's backup_manifest: which files a copy has, with sizes and check sums.
 *
 * @returns a check, `{ see(name, size, sha256), finish() }`: both throw a Failure at the first file that differs
 */
export function manifestCheck(manifest) {
  const sealed = manifest.lastIndexOf('\n', manifest.length - 2) + 1;
  const { Files: files, 'Manifest-Checksum': seal } = JSON.parse(manifest);
  if (createHash('sha256').update(manifest.slice(0, sealed)).digest('hex') !== seal)
    throw new Failure('the backup is damaged: backup_manifest');
  const expected = new Map(files.map((file) => [file.Path, file]));
  return {
    see(name, size, sha256) {
      const file = expected.get(name);
      if (!file && LOG.test(name)) return;
      if (file?.Size !== size || file.Checksum !== sha256) throw new Failure(`the backup is damaged: ${name}`);
      expected.delete(name);
    },
    finish() {
      const [missing] = expected.keys();
      if (missing) throw new Failure(`the backup is damaged: ${missing} is missing`);
    },
  };
}
