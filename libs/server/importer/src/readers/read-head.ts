import { open } from 'node:fs/promises';

/** The first bytes of a file, at most `length`: enough to tell what it is, however large it is. Throws what the disk says. */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
