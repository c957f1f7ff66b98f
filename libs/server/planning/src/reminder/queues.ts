import type { QueueDefinition } from '@mapa/server-platform';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Queue that sends the reminders of an hour. */
export const REMINDER_QUEUE = 'reminder';

/** A delayed job still refers to its original hour; a failed one is retried within that hour. */
export const REMINDER_QUEUES: readonly QueueDefinition[] = [
  {
    name: REMINDER_QUEUE,
    cron: '0 * * * *',
    notify: true,
    expireInSeconds: 10 * MINUTE_S,
    retryLimit: 3,
    retryDelay: 2 * MINUTE_S,
    retentionSeconds: HOUR_S,
    deleteAfterSeconds: DAY_S,
  },
];
