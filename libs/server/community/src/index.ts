export { communityModule } from './module';
export { canAnswerRequests } from './policies';
