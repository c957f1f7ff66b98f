export { ownDataHandlers } from './handlers';
export { NOT_EXPORTED, NOT_EXPORTED_COLUMNS } from './not-exported';
export { PROFILE, SECTIONS } from './sections';
