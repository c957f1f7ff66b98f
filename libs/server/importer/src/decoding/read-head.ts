import { open } from 'node:fs/promises';

/**
 * The first bytes of a file, at most `length`: enough to detect its format, whatever its size. Throws the file system's
 * error.
 */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
