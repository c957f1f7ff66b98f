import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { insteadOfPdf, KIND_BYTES } from './file-kind';
import { MAX_WHOLE_FILE_BYTES, WHOLE_FILE_OVERSIZE } from '../model/limits';

export interface Pdf {
  /** SHA-256 of the bytes, in hexadecimal; also its name. */
  hash: string;
  bytes: Buffer;
}

/** Thrown for a file that is no valid PDF; the message states the fault in Portuguese. */
export class PdfError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PdfError';
  }
}

/** Greatest distance of a PDF's end mark from its end: some programs append blanks. */
const TAIL_BYTES = 1024;

/** Reads a whole PDF and checks its bytes, not its name. Throws PdfError, or the file system's error. */
export function readPdf(path: string): Pdf {
  if (statSync(path).size > MAX_WHOLE_FILE_BYTES) throw new PdfError(WHOLE_FILE_OVERSIZE);
  const bytes = readFileSync(path);
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')))
    throw new PdfError(insteadOfPdf(bytes.subarray(0, KIND_BYTES)) ?? 'não é um PDF');
  // An interrupted download lacks the end mark.
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(tail)) throw new PdfError('é um PDF incompleto ou corrompido');
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
}
