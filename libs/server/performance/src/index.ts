export { performanceHandlers } from './handlers';
