export { runExport } from './cli';
export type { ExportQuestion } from './question/export-question';
export { exportFile, type ExportFile } from './file';
export { storedPictures } from './question/pictures';
