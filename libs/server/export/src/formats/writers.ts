import type { ExportFormatId } from '@mapa/domain';
import { writeAiken } from './aiken';
import { writeAnkiPackage } from './anki';
import { writeCsv } from './csv';
import type { ExportSource } from './format';
import { writeGiftZip } from './gift';
import { writeMoodleXml } from './moodle-xml';
import { writeQtiPackage } from './qti';

interface FormatWriter {
  contentType: string;
  /** Generates the file, piece by piece on demand. */
  write: (source: ExportSource) => AsyncIterable<string | Uint8Array>;
}

const CSV: FormatWriter = { contentType: 'text/csv; charset=utf-8', write: writeCsv };

export const WRITERS: Readonly<Record<ExportFormatId, FormatWriter>> = {
  csv: CSV,
  'csv-gabarito': CSV,
  moodle: { contentType: 'application/xml; charset=utf-8', write: writeMoodleXml },
  gift: { contentType: 'application/zip', write: writeGiftZip },
  qti: { contentType: 'application/zip', write: writeQtiPackage },
  aiken: { contentType: 'text/plain; charset=utf-8', write: writeAiken },
  anki: { contentType: 'application/octet-stream', write: writeAnkiPackage },
};
