/** Number of bytes of a file sent at once: in base64, they fit into a call's body. */
export const CHUNK_BYTES = 180_000;

/** Number of pieces in which a file is sent. @param bytes of the file */
export const chunksOf = (bytes: number): number => Math.ceil(bytes / CHUNK_BYTES);

/** Number of bytes of a piece; 0 if the file has no such piece. @param position from 0 */
export const chunkSize = (bytes: number, position: number): number =>
  Math.max(0, Math.min(CHUNK_BYTES, bytes - position * CHUNK_BYTES));
