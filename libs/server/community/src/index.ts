export { communityHandlers } from './handlers';
export { canAnswerRequests } from './policies';
