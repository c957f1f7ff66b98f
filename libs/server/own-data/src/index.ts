export { ownDataModule } from './module';
