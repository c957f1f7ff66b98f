export { communityModule } from './module';
