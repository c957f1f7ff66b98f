export { serveDoubtStudy } from './detector/measure-doubts';
export { DocumentError } from './document/document-error';
export type { ReadQuestion, ReadRequest, ReadResult } from './reader/read-file';
export { NO_NAMES, type PaperNames } from './key/identity';
export type { KeyCheck } from './key/read-key';
export { readPaperFile } from './reader/read-paper';
export { readInProcess, readTextInProcess, serveReader, type ReadPaperFile } from './reader/reader-process';
export { readDocumentText, type ReadText } from './reader/read-text';
