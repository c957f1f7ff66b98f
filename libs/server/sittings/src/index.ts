export { sittingsModule } from './module';
export { readOpenSitting } from './open';
export { choosePart, readPaper } from './paper';
export { writePastSitting } from './past';
export { settleSittings } from './settle';
