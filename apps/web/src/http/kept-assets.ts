import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allAssetsOf, readManifest } from '../site/manifest';

/** How long a page opened before a deploy still finds its files. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
/** Suffixes of a file and of the compressed variants that the build writes beside it. */
const COMPRESSED = ['', '.br', '.gz'];
/** Lists the files of the last served build. */
const CURRENT = 'current.json';

export interface KeptAssets {
  /** The folder of a front end's build, with its manifest. */
  build: string;
  /** Folder for the files of earlier builds. */
  kept: string;
  now?: Date;
}

/**
 * Copies a build's hashed files beside those of earlier builds and removes what was replaced more than seven days ago.
 * A file's modification time is when its build was replaced. Rejects if the disk fails; files are then complete or
 * absent.
 */
export async function keepAssets({ build, kept, now = new Date() }: KeptAssets): Promise<void> {
  const own = new Set(allAssetsOf(readManifest(join(build, '.vite', 'manifest.json')), ''));
  await mkdir(kept, { recursive: true });
  const before = await readCurrent(kept);
  const stored = new Set(await readdir(kept));
  const withVariants = (names: Iterable<string>) =>
    [...names].flatMap((name) => COMPRESSED.map((ending) => name + ending));
  for (const name of withVariants(before.filter((file) => !own.has(file))))
    if (stored.has(name)) await utimes(join(kept, name), now, now);
  for (const name of withVariants(own)) if (!stored.has(name)) await copyWhole(join(build, name), join(kept, name));
  await replaceFile(join(kept, CURRENT), JSON.stringify([...own]));
  const needed = new Set([CURRENT, ...withVariants(own)]);
  for (const name of stored) {
    if (needed.has(name)) continue;
    const { mtimeMs } = await stat(join(kept, name));
    if (mtimeMs < now.getTime() - KEPT_DAYS * DAY_MS) await rm(join(kept, name), { force: true });
  }
}

/** The files of the previous build; empty if unknown: then they count as replaced when they were copied. */
async function readCurrent(kept: string): Promise<string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(join(kept, CURRENT), 'utf8'));
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Copies to a temporary name and renames, so that no partial file is served. Variants that the build does not have
 * are skipped.
 */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  try {
    await copyFile(from, part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function replaceFile(path: string, text: string): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, text);
  await rename(part, path);
}
