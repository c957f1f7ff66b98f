import type { ReadRequest, ReadResult } from './read-file';

/**
 * Reads a paper and its key. What reads PDF is loaded when the first paper is: a process that serves starts without it. Throws
 * DocumentError with a sentence in Portuguese.
 */
export async function readPaperFile(request: ReadRequest): Promise<ReadResult> {
  const reader = await import('./read-file');
  return reader.readPaperFile(request);
}
