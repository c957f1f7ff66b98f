export { editalModule } from './module';
export { runEditalJob } from './job/run-job';
export type { EditalJob } from './store';
export { editais } from './tables/editais';
