import type { Queue } from 'pg-boss';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** The schema of the queue library in our database. */
export const QUEUE_SCHEMA = 'pgboss';

export const MAIL_QUEUE = 'mail';
const MAIL_GIVEN_UP = 'mail-given-up';

/**
 * Every queue, a dead-letter queue before the one that it serves. Retries of mail wait 5 s, then twice as long each
 * time up to an hour: 33 of them take a little more than a day.
 */
export const QUEUES: readonly Queue[] = [
  { name: MAIL_GIVEN_UP, retentionSeconds: 30 * DAY_S, deleteAfterSeconds: DAY_S },
  {
    name: MAIL_QUEUE,
    deadLetter: MAIL_GIVEN_UP,
    notify: true,
    expireInSeconds: 2 * MINUTE_S,
    retryLimit: 33,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: HOUR_S,
    retentionSeconds: 3 * DAY_S,
    deleteAfterSeconds: DAY_S,
  },
];
