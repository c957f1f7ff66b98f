import type { QueueDefinition } from '../queue/queues';

const HOUR_S = 3_600;
const DAY_S = 86_400;

export const MAIL_QUEUE = 'mail';
const MAIL_GIVEN_UP = 'mail-given-up';

/**
 * A mail is retried after 5 s, then after twice as long each time up to an hour: 33 retries take a little more than a
 * day.
 */
export const MAIL_QUEUES: readonly QueueDefinition[] = [
  { name: MAIL_GIVEN_UP, retentionSeconds: 30 * DAY_S, deleteAfterSeconds: DAY_S },
  {
    name: MAIL_QUEUE,
    deadLetter: MAIL_GIVEN_UP,
    notify: true,
    expireInSeconds: 2 * 60,
    retryLimit: 33,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: HOUR_S,
    retentionSeconds: 3 * DAY_S,
    deleteAfterSeconds: DAY_S,
  },
];
