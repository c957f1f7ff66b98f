import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

const MAGIC = Buffer.from('MAPAIDX\n');
const DIGEST = 'sha256';
const DIGEST_BYTES = 32;
/** Behind the bytes and the directory: the directory's length, and the checksum of all before it. */
const TRAILER_BYTES = 4 + DIGEST_BYTES;
const BLOCK_BYTES = 1 << 20;
const DRAFT = '.draft';
/** A draft of a process that was killed; no living one writes for so long. */
const ABANDONED_AFTER_MS = 3_600_000;

/** A file that is not what was written, be it cut off, changed or something else. */
class CorruptSnapshot extends Error {}

/** Gathers small pieces to blocks, and writes and sums those up. */
async function writeBlocks(file: string, blocks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const hash = createHash(DIGEST);
    for await (const block of blocks) {
      hash.update(block);
      await handle.writeFile(block);
    }
    await handle.writeFile(hash.digest());
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

function* blocksOf(pieces: Generator<Uint8Array, object>, isCurrent: () => boolean): Generator<Uint8Array> {
  // While a block was written, the index may have changed, or may be gone; what one turn reads belongs together.
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
  const length = Buffer.alloc(4);
  length.writeUInt32LE(directory.length);
  yield Buffer.concat([...waiting, directory, length]);
}

/** Temporary files that no process is writing any more. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(DRAFT)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}

/**
 * Writes pieces and what they are (the generator's result) to a draft, and names it `file` when it is whole: who reads sees
 * the old or the new one. Rejects, and leaves nothing behind, when the disk is full or the index is not current any more.
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

async function digestOf(bytes: Uint8Array): Promise<Buffer> {
  const hash = createHash(DIGEST);
  for (let from = 0; from < bytes.length; from += BLOCK_BYTES * 4) {
    hash.update(bytes.subarray(from, from + BLOCK_BYTES * 4));
    await nextTurn();
  }
  return hash.digest();
}

/**
 * The sections of a snapshot file and their directory; null where there is no file. Throws `CorruptSnapshot` for an
 * invalid one.
 */
export async function readSnapshot(file: string): Promise<{ bytes: Uint8Array; directory: unknown } | null> {
  const whole = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!whole) return null;
  const summed = whole.length - DIGEST_BYTES;
  if (whole.length < MAGIC.length + TRAILER_BYTES || !whole.subarray(0, MAGIC.length).equals(MAGIC))
    throw new CorruptSnapshot('not a snapshot');
  if (!(await digestOf(whole.subarray(0, summed))).equals(whole.subarray(summed)))
    throw new CorruptSnapshot('the checksum differs');
  const end = summed - 4;
  const from = end - whole.readUInt32LE(end);
  return {
    bytes: whole.subarray(MAGIC.length, from),
    directory: JSON.parse(whole.toString('utf8', from, end)) as unknown,
  };
}
