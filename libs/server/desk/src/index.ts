export { deskHandlers } from './handlers';
