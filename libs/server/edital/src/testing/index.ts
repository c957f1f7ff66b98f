export { refreshBatch, type RefreshJob } from '../job/refresh';
export { readEditais } from './read-editais';
