import type { Readable } from 'node:stream';
import { BodyError } from './body-error';

/** A body has to arrive at this many bytes per `pieceMs`; a smaller one has `pieceMs` in total. */
export const MIN_BYTES_PER_INTERVAL = 64 * 1024;

interface ReadSettings {
  /** Largest permitted body, in bytes. */
  maxBytes: number;
  /** Milliseconds for each `PIECE_BYTES`, and for the remainder. */
  pieceMs: number;
  /** Called with the size of each arriving chunk. */
  onBytes: (bytes: number) => void;
  /** Ends the reading; its reason is thrown. */
  signal: AbortSignal;
}

/**
 * Reads a whole body. Throws `BodyError` if it is too large, arrives too slowly or never ends; on abort, the signal's
 * reason.
 */
export function readBody(payload: Readable, { maxBytes, pieceMs, onBytes, signal }: ReadSettings): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let inPiece = 0;
    const timer = setTimeout(() => fail(new BodyError('tooSlow')), pieceMs);

    function detach(): void {
      clearTimeout(timer);
      payload.off('data', take).off('end', end).off('error', leave).off('close', leave);
      signal.removeEventListener('abort', abort);
    }
    function fail(error: unknown): void {
      detach();
      // A connection that breaks after this needs no handling.
      payload.on('error', () => undefined);
      reject(error as Error);
    }
    function take(chunk: Buffer): void {
      bytes += chunk.length;
      inPiece += chunk.length;
      if (bytes > maxBytes) return fail(new BodyError('tooLarge'));
      chunks.push(chunk);
      if (inPiece >= MIN_BYTES_PER_INTERVAL) {
        inPiece %= MIN_BYTES_PER_INTERVAL;
        timer.refresh();
      }
      onBytes(chunk.length);
    }
    function end(): void {
      detach();
      resolve(Buffer.concat(chunks, bytes));
    }
    const leave = () => fail(new BodyError('clientGone'));
    const abort = () => fail(signal.reason);

    signal.addEventListener('abort', abort);
    payload.on('data', take).on('end', end).on('error', leave).on('close', leave);
  });
}
