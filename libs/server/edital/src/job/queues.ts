import type { QueueDefinition } from '@mapa/server-platform';

const MINUTE_S = 60;
const DAY_S = 86_400;

/** Queue of the editais that students have sent. */
export const EDITAL_QUEUE = 'edital';
/** Queue of the nightly check for new questions for maps of editais. */
export const EDITAL_REFRESH_QUEUE = 'edital-refresh';

export const EDITAL_QUEUES: readonly QueueDefinition[] = [
  // The edital is marked as failed after the second attempt.
  {
    name: EDITAL_QUEUE,
    notify: true,
    expireInSeconds: 3 * MINUTE_S,
    retryLimit: 1,
    retryDelay: 5,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  // Each job is one batch and orders the next; one whose process ended is repeated, and orders its next then. What fails
  // thrice is made up for by the next night.
  {
    name: EDITAL_REFRESH_QUEUE,
    cron: '11 7 * * *',
    notify: true,
    expireInSeconds: 5 * MINUTE_S,
    retryLimit: 2,
    retryDelay: MINUTE_S,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
];
