import type { QueueDefinition } from '@mapa/server-platform';

const DAY_S = 86_400;

/** Queue of jobs on papers of the staff's desk. */
export const DESK_QUEUE = 'desk';

/** Queue of changes of many questions: 200,000 took four minutes where a million were in the bank. */
export const TASK_QUEUE = 'desk-task';

/** A paper or a change is marked as failed after the second attempt. */
export const DESK_QUEUES: readonly QueueDefinition[] = [
  {
    name: DESK_QUEUE,
    notify: true,
    expireInSeconds: 6 * 60,
    retryLimit: 1,
    retryDelay: 5,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  {
    name: TASK_QUEUE,
    notify: true,
    expireInSeconds: 61 * 60,
    retryLimit: 1,
    retryDelay: 5,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
];
