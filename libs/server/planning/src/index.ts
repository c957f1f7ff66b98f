export { planningModule } from './module';
