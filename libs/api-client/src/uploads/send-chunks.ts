import { CHUNK_BYTES, chunksOf } from '@mapa/domain';
import { base64Of } from './base64-of';

export interface ChunksToSend {
  file: File;
  /** Whether the server has a chunk, by its position from 0. */
  hasArrived: (position: number) => boolean;
  /** Sends a chunk in base64. Resolves to null, or to the sentence that says why it was not taken. */
  send: (position: number, base64: string) => Promise<string | null>;
  /** The sentence for a file that can no longer be read. */
  unreadable: string;
}

/**
 * Sends the chunks of a file that the server lacks, one after another, up to the first failure.
 * @returns null when all have arrived, otherwise the sentence that says why it stopped
 */
export async function sendChunks({ file, hasArrived, send, unreadable }: ChunksToSend): Promise<string | null> {
  for (let position = 0; position < chunksOf(file.size); position += 1) {
    if (hasArrived(position)) continue;
    const piece = file.slice(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES);
    const base64 = await base64Of(piece).catch(() => null);
    const failure = base64 === null ? unreadable : await send(position, base64);
    if (failure !== null) return failure;
  }
  return null;
}
