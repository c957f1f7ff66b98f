export { studyAidHandlers } from './handlers';
