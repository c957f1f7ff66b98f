export { editalModule } from './module';
export { runEditalJob } from './job/run-job';
export { takeEdital } from './notices/import-file';
export type { EditalJob } from './store';
export { editais } from './tables/editais';
