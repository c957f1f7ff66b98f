import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = /(\.spec\.[cm]?[jt]sx?$|^node_modules$|^e2e$|^\.)/;

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => !skipped.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
    });
}

/** A hash over the names and contents of all sources of a build. */
export function sourceStamp(checkout, folders, files) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  const all = [
    ...folders.flatMap((folder) => filesUnder(join(checkout, folder))),
    ...files.map((file) => join(checkout, file)),
  ];
  for (const file of all) {
    const content = readFileSync(file);
    hash.update(`${file.slice(checkout.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
