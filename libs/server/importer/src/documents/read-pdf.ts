import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { insteadOfPdf, KIND_BYTES } from './file-kind';
import { MAX_WHOLE_FILE_BYTES, WHOLE_FILE_OVERSIZE } from '../limits';

export interface Pdf {
  /** SHA-256 of the bytes, in hexadecimal; also its name. */
  hash: string;
  bytes: Buffer;
}

/** Thrown for a file that is no PDF of ours; the message is what is wrong with it, in Portuguese. */
export class PdfError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PdfError';
  }
}

/** How far from its end a PDF's last mark may stand: some programs leave blanks behind it. */
const TAIL_BYTES = 1024;

/**
 * Reads a whole PDF and identifies it by its bytes, not by its name. Throws PdfError, or the file system's own error.
 */
export function readPdf(path: string): Pdf {
  if (statSync(path).size > MAX_WHOLE_FILE_BYTES) throw new PdfError(WHOLE_FILE_OVERSIZE);
  const bytes = readFileSync(path);
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')))
    throw new PdfError(insteadOfPdf(bytes.subarray(0, KIND_BYTES)) ?? 'não é um PDF');
  // A download that broke off has a beginning and no end.
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(tail)) throw new PdfError('é um PDF incompleto ou corrompido');
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
}
