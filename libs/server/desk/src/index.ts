export { deskHandlers } from './handlers';
export { createDeskJobs } from './job/job';
export { runDeskJob } from './job/run';
export type { DeskJob } from './papers/papers';
export { registerDeskPictures } from './questions/pictures';
