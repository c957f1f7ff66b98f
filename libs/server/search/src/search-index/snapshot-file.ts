import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

const MAGIC = Buffer.from('MAPAIDX\n');
const CHECKSUM_BYTES = 4;
/** After the bytes and the directory: the directory's length, and the checksum (CRC-32) of everything before it. */
const TRAILER_BYTES = 4 + CHECKSUM_BYTES;
const BLOCK_BYTES = 1 << 20;
const SUMMED_AT_ONCE = BLOCK_BYTES * 4;
const DRAFT = '.draft';
/** A temporary file older than this belongs to a process that was killed: none writes for so long. */
const ABANDONED_AFTER_MS = 3_600_000;

/** A file that differs from what was written: truncated, changed or foreign. */
class CorruptSnapshot extends Error {}

function numbered(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** Collects small pieces into blocks, writes these and computes their checksum. */
async function writeBlocks(file: string, blocks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let checksum = 0;
    for await (const block of blocks) {
      checksum = crc32(block, checksum);
      await handle.writeFile(block);
    }
    await handle.writeFile(numbered(checksum));
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

function* blocksOf(pieces: Generator<Uint8Array, object>, isCurrent: () => boolean): Generator<Uint8Array> {
  // While a block was written, the index may have changed or been dropped; only pieces of one revision belong together.
  const demandCurrent = () => {
    if (!isCurrent()) throw new Error('the index changed while it was written');
  };
  demandCurrent();
  let waiting: Uint8Array[] = [MAGIC];
  let size = MAGIC.length;
  let next = pieces.next();
  for (; !next.done; next = pieces.next()) {
    waiting.push(next.value);
    size += next.value.length;
    if (size < BLOCK_BYTES) continue;
    yield Buffer.concat(waiting);
    demandCurrent();
    [waiting, size] = [[], 0];
  }
  const directory = Buffer.from(JSON.stringify(next.value));
  yield Buffer.concat([...waiting, directory, numbered(directory.length)]);
}

/** Deletes temporary files that no process is writing any more. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(DRAFT)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}

/**
 * Writes pieces and their directory (the generator's result) to a temporary file, and renames it to `file` when it is
 * complete: readers see the old or the new one. Rejects, and leaves nothing behind, when the disk is full or the index
 * has changed.
 */
export async function writeSnapshot(
  file: string,
  pieces: Generator<Uint8Array, object>,
  isCurrent: () => boolean,
): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const draft = `${file}.${randomUUID()}${DRAFT}`;
  try {
    await writeBlocks(draft, blocksOf(pieces, isCurrent));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads bytes from a position of the file; throws where the file ends before. */
async function fill(handle: FileHandle, bytes: Uint8Array, from: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, from + at);
    if (bytesRead === 0) throw new CorruptSnapshot('it ends too early');
    at += bytesRead;
  }
}

async function checksumOf(handle: FileHandle, length: number): Promise<number> {
  let checksum = 0;
  const block = new Uint8Array(Math.min(length, SUMMED_AT_ONCE));
  for (let from = 0; from < length; from += block.length) {
    const part = block.subarray(0, Math.min(block.length, length - from));
    await fill(handle, part, from);
    checksum = crc32(part, checksum);
  }
  return checksum;
}

/** A snapshot file with a valid checksum. */
export interface SnapshotReader {
  directory: unknown;
  /** Fills an array from the next bytes of the sections. */
  fill(numbers: Uint8Array | Uint16Array | Uint32Array): Promise<void>;
}

async function openSections(handle: FileHandle): Promise<SnapshotReader> {
  const { size } = await handle.stat();
  const summed = size - CHECKSUM_BYTES;
  const magic = Buffer.alloc(MAGIC.length);
  if (size >= MAGIC.length + TRAILER_BYTES) await fill(handle, magic, 0);
  if (!magic.equals(MAGIC)) throw new CorruptSnapshot('not a snapshot');
  const trailer = Buffer.alloc(TRAILER_BYTES);
  await fill(handle, trailer, size - TRAILER_BYTES);
  if ((await checksumOf(handle, summed)) !== trailer.readUInt32LE(4)) throw new CorruptSnapshot('the checksum differs');
  const length = trailer.readUInt32LE();
  const directory = Buffer.alloc(length);
  await fill(handle, directory, summed - 4 - length);
  let at = MAGIC.length;
  return {
    directory: JSON.parse(directory.toString()) as unknown,
    async fill({ buffer, byteOffset, byteLength }) {
      await fill(handle, new Uint8Array(buffer, byteOffset, byteLength), at);
      at += byteLength;
    },
  };
}

/**
 * Passes a snapshot file to `use`; null where there is none. Throws `CorruptSnapshot` for an invalid one. The file is
 * read twice, once for its checksum and once for use: no invalid byte is used, and memory holds each byte once.
 */
export async function readSnapshot<T>(file: string, use: (reader: SnapshotReader) => Promise<T>): Promise<T | null> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return null;
  try {
    return await use(await openSections(handle));
  } finally {
    await handle.close();
  }
}
