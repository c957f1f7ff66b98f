import type { QueueDefinition } from '@mapa/server-platform';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Queue of payment jobs: notices, refunds, and cancellations at the provider. */
export const PAYMENT_QUEUE = 'payment';
const PAYMENT_GIVEN_UP = 'payment-given-up';
/** Queue that compares payments with the provider's state. */
export const RECONCILIATION_QUEUE = 'payment-reconciliation';
/** Queue that removes expired rows of payments. */
export const PAYMENT_CLEANUP_QUEUE = 'payment-cleanup';
/** Queue of the sandbox's notices, sent late or twice on demand. */
export const SANDBOX_QUEUE = 'payment-sandbox';

/** The queues of payments. Payment jobs are retried as mails are: 33 times within a little more than a day. */
export const PAYMENT_QUEUES: readonly QueueDefinition[] = [
  { name: PAYMENT_GIVEN_UP, retentionSeconds: 30 * DAY_S, deleteAfterSeconds: DAY_S },
  {
    name: PAYMENT_QUEUE,
    deadLetter: PAYMENT_GIVEN_UP,
    notify: true,
    expireInSeconds: 2 * MINUTE_S,
    retryLimit: 33,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: HOUR_S,
    retentionSeconds: 3 * DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  // Not retried: the next run, a minute later, makes up for a failure.
  {
    name: RECONCILIATION_QUEUE,
    cron: '* * * * *',
    notify: true,
    expireInSeconds: 5 * MINUTE_S,
    retryLimit: 0,
    retentionSeconds: HOUR_S,
    deleteAfterSeconds: HOUR_S,
  },
  {
    name: PAYMENT_CLEANUP_QUEUE,
    cron: '17 6 * * *',
    notify: true,
    expireInSeconds: 5 * MINUTE_S,
    retryLimit: 3,
    retryDelay: MINUTE_S,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  {
    name: SANDBOX_QUEUE,
    notify: true,
    expireInSeconds: MINUTE_S,
    retryLimit: 5,
    retryDelay: 5,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: HOUR_S,
  },
];
