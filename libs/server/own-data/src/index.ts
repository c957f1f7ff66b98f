export { ownDataHandlers } from './handlers';
export { NOT_EXPORTED, SECTIONS } from './sections';
