export { documentSentences } from './document-sentences';
export { column, questionLines, writePdf, type DrawnPage, type DrawnText } from './write-pdf';
