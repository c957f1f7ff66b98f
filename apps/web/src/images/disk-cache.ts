import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Format } from './formats';
import type { Picture } from './transform';

interface Entry {
  format: Format;
  size: number;
}

export interface PictureCache {
  get: (key: string) => Promise<Picture | null>;
  set: (key: string, picture: Picture) => Promise<void>;
}

const NAME = /^([0-9a-f]{64})\.(avif|webp|jpeg|png|gif)$/;

/**
 * Finished images on disk, with the least used removed first. Losing them only costs time, so failures here are
 * ignored.
 */
export async function openDiskCache(folder: string, maxBytes: number): Promise<PictureCache> {
  const fileOf = (key: string, { format }: Pick<Entry, 'format'>) => join(folder, `${key}.${format}`);
  let leaving: Promise<void>[] = [];
  const forget = (file: string): Promise<void> => rm(file, { force: true }).catch(() => undefined);
  const finishLeaving = async () => {
    const files = leaving;
    leaving = [];
    await Promise.all(files);
  };
  const index = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    dispose: (entry, key, reason) => {
      if (reason !== 'set') leaving.push(forget(fileOf(key, entry)));
    },
  });

  await mkdir(folder, { recursive: true }).catch(() => undefined);
  const names = await readdir(folder).catch(() => [] as string[]);
  const found = await Promise.all(
    names.map(async (name) => ({
      name,
      match: NAME.exec(name),
      status: await stat(join(folder, name)).catch(() => null),
    })),
  );
  for (const { name, match, status } of found.sort((a, b) => (a.status?.mtimeMs ?? 0) - (b.status?.mtimeMs ?? 0))) {
    if (match?.[1] && status && status.size > 0) index.set(match[1], { format: match[2] as Format, size: status.size });
    else await forget(join(folder, name));
  }
  await finishLeaving();

  return {
    async get(key) {
      const entry = index.get(key);
      if (!entry) return null;
      const bytes = await readFile(fileOf(key, entry)).catch(() => null);
      if (!bytes) index.delete(key);
      await finishLeaving();
      return bytes && { bytes, format: entry.format };
    },
    async set(key, { bytes, format }) {
      const draft = join(folder, randomUUID());
      try {
        // Renamed when complete: a crash must not leave a truncated image under its final name.
        await writeFile(draft, bytes);
        await rename(draft, fileOf(key, { format }));
        index.set(key, { format, size: bytes.length });
        await finishLeaving();
      } catch {
        await forget(draft);
      }
    },
  };
}
