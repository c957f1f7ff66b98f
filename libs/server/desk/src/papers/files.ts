import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { chunksOf, chunkSize } from '@mapa/domain';
import { type Database, type Queryable, refuse, UPLOAD } from '@mapa/server-platform';
import { and, asc, eq } from 'drizzle-orm';
import { deskChunks, deskFiles } from '../tables/papers';

export type DeskFile = typeof deskFiles.$inferSelect;
export type FilePart = DeskFile['part'];

/** The files of a paper, each with the indices of its arrived chunks. */
export async function readFiles(db: Queryable, paperId: string): Promise<(DeskFile & { arrived: number[] })[]> {
  const [files, chunks] = await Promise.all([
    db.select().from(deskFiles).where(eq(deskFiles.paperId, paperId)).orderBy(asc(deskFiles.part)),
    db
      .select({ part: deskChunks.part, position: deskChunks.position })
      .from(deskChunks)
      .where(eq(deskChunks.paperId, paperId))
      .orderBy(asc(deskChunks.position)),
  ]);
  return files.map((file) => ({
    ...file,
    arrived: chunks.filter(({ part }) => part === file.part).map(({ position }) => position),
  }));
}

/** Whether all chunks of all files have arrived. */
export const areWhole = (files: readonly { size: number; arrived: readonly number[] }[]): boolean =>
  files.length > 0 && files.every(({ size, arrived }) => arrived.length === chunksOf(size));

/** Stores a chunk of a file. The same chunk again replaces it, so a sender without a response can repeat it. */
export async function storeChunk(
  tx: Queryable,
  { paperId, part, position }: { paperId: string; part: FilePart; position: number },
  base64: string,
): Promise<{ recebidos: number; total: number }> {
  const own = and(eq(deskFiles.paperId, paperId), eq(deskFiles.part, part));
  const [file] = await tx.select().from(deskFiles).where(own);
  if (!file || chunkSize(file.size, position) === 0) throw refuse(UPLOAD.noSuchChunk);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== chunkSize(file.size, position)) throw refuse(UPLOAD.brokenChunk);
  await tx
    .insert(deskChunks)
    .values({ paperId, part, position, bytes })
    .onConflictDoUpdate({ target: [deskChunks.paperId, deskChunks.part, deskChunks.position], set: { bytes } });
  const arrived = await tx.$count(deskChunks, and(eq(deskChunks.paperId, paperId), eq(deskChunks.part, part)));
  return { recebidos: arrived, total: chunksOf(file.size) };
}

async function* piecesOf(db: Database, { paperId, part, size }: DeskFile): AsyncGenerator<Buffer> {
  for (let position = 0; position < chunksOf(size); position += 1) {
    const [chunk] = await db
      .select({ bytes: deskChunks.bytes })
      .from(deskChunks)
      .where(and(eq(deskChunks.paperId, paperId), eq(deskChunks.part, part), eq(deskChunks.position, position)));
    if (!chunk) throw new Error(`piece ${position} of the file is not there`);
    yield chunk.bytes;
  }
}

/** A file's name on disk: its own name, which readers look at, without characters of paths. */
const safeName = (name: string): string =>
  basename(name)
    .replace(/[^\p{L}\p{N}. _-]/gu, '_')
    .slice(-150);

/** Runs a function with a paper's files in a temporary folder, removed afterwards. */
export async function withFilesOnDisk<T>(
  db: Database,
  files: readonly DeskFile[],
  work: (pathOf: (part: FilePart) => string | null) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mapa-mesa-'));
  try {
    const paths = new Map<FilePart, string>();
    for (const file of files) {
      // A folder for each, as both may have the same name.
      const own = await mkdtemp(join(folder, `${file.part}-`));
      const path = join(own, safeName(file.name));
      await pipeline(Readable.from(piecesOf(db, file)), createWriteStream(path));
      paths.set(file.part, path);
    }
    return await work((part) => paths.get(part) ?? null);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
