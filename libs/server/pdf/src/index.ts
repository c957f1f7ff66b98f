export { DocumentError } from './document/document-error';
export type { ReadQuestion, ReadRequest, ReadResult } from './reader/read-file';
export { readPaperFile } from './reader/read-paper';
export { readInProcess, serveReader, type ReadPaperFile } from './reader/reader-process';
