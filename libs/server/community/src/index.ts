export { communityHandlers } from './handlers';
