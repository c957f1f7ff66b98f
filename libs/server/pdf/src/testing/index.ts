export { documentSentences } from './document-sentences';
export { nastyKey, type NastyKey } from './nasty-keys';
export { nastyPaper, PICTURE, type NastyPaper } from './nasty-papers';
export { column, questionLines, writePdf, type DrawnPage, type DrawnText } from './write-pdf';
