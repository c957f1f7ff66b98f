export { editalHandlers } from './handlers';
export { createEditalJobs } from './job/jobs';
export { runEditalJob } from './job/run-job';
export { createEditalLimit } from './limit';
export type { EditalJob } from './store';
