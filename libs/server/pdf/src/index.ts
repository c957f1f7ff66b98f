export { DocumentError } from './document/read-document';
export { readPaperFile, type ReadQuestion, type ReadRequest, type ReadResult } from './reader/read-file';
export { readInProcess, serveReader, type ReadPaperFile } from './reader/reader-process';
