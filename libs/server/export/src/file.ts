import { Readable } from 'node:stream';
import { exportFileName, type ExportFormat } from '@mapa/domain';
import type { ExportSource } from './formats/format';
import { WRITERS } from './formats/writers';

/** A file that is generated while it is read. */
export interface ExportFile {
  name: string;
  contentType: string;
  content: Readable;
}

/** The file of some questions in a format, named after its title; nothing is read before its content is. */
export function exportFile(format: ExportFormat, source: ExportSource): ExportFile {
  const { contentType, write } = WRITERS[format.value];
  return { name: exportFileName(source.title, format), contentType, content: Readable.from(write(source)) };
}
