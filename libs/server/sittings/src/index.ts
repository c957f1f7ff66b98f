export { sittingHandlers } from './handlers';
export { readOpenSitting } from './open';
export { choosePart, readPaper } from './paper';
export { writePastSitting } from './past';
export { settleDueSittings, settleSittings, settlingSittings } from './settle';
