/** So many bytes of a file are sent at once: in base64, they fit into the body of a call. */
export const CHUNK_BYTES = 180_000;

/** How many pieces a file is sent in. @param bytes of the file */
export const chunksOf = (bytes: number): number => Math.ceil(bytes / CHUNK_BYTES);

/** How many bytes a piece of a file has; 0 where the file has no such piece. @param position from 0 */
export const chunkSize = (bytes: number, position: number): number =>
  Math.max(0, Math.min(CHUNK_BYTES, bytes - position * CHUNK_BYTES));
