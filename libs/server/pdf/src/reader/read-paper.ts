import type { ReadRequest, ReadResult } from './read-file';

/**
 * Reads a paper and its key. Loads the PDF reader on first use, so that a server starts without it. Throws
 * DocumentError with a Portuguese sentence.
 */
export async function readPaperFile(request: ReadRequest): Promise<ReadResult> {
  const reader = await import('./read-file');
  return reader.readPaperFile(request);
}
