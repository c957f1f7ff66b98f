import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { readJson } from '../core/files.mjs';

/** Version of a backup's own format. */
export const FORMAT = 1;

/**
 * Other parts of DATA_DIR in a backup: the secrets (without the one that signs tokens everybody must sign in
 * again) and mails stored as files. Logs, caches and files of earlier builds are created anew.
 */
export const KEPT = ['secrets.json', 'mail'];

/** Files below a folder that belong to `names`, as paths relative to it. */
export const filesOf = (folder, names) =>
  names
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      statSync(join(folder, name)).isFile()
        ? [name]
        : readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1)),
    );

async function sumOf(file) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Sizes and check sums of all files of a backup except its own description. */
export async function sumFiles(backup) {
  const sums = {};
  for (const file of filesOf(backup, ['base.tar.gz', 'backup_manifest', 'data']))
    sums[file] = await sumOf(join(backup, file));
  return sums;
}

/** The description of a finished backup, if its files are as written; otherwise a Failure. */
export async function readBackup(folder) {
  const description = readJson(join(folder, 'backup.json'));
  if (!description) throw new Failure(`${folder} is no backup: it has no backup.json`);
  if (description.format !== FORMAT)
    throw new Failure(`${folder} was made by another version of npm run backup (format ${description.format})`);
  const found = await sumFiles(folder);
  for (const [file, { size, sha256 }] of Object.entries(description.files))
    if (found[file]?.size !== size || found[file].sha256 !== sha256)
      throw new Failure(`the backup is damaged: ${file}`);
  return description;
}
