export { deskModule } from './module';
export { runDeskJob } from './job/run';
export type { DeskJob } from './papers/papers';
