export { runExport } from './cli';
export type { ExportQuestion } from './export-question';
export { exportFile, type ExportFile } from './file';
export { storedPictures } from './pictures';
