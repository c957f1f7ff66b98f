export { BEGINNING, refreshBatch, type RefreshPlace } from '../job/refresh';
export { readEditais } from './read-editais';
export { announce, giveText, readPasted, SAMPLE_EDITAL, SAMPLE_YEAR } from './sample-edital';
