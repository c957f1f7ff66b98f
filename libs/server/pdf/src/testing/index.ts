export { column, questionLines, writePdf, type DrawnPage, type DrawnText } from './write-pdf';
