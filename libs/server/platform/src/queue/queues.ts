import type { Queue } from 'pg-boss';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** The database schema of the queue library. */
export const QUEUE_SCHEMA = 'pgboss';

export const MAIL_QUEUE = 'mail';
const MAIL_GIVEN_UP = 'mail-given-up';
/** Queue of payment jobs: notices, refunds, and cancellations at the provider. */
export const PAYMENT_QUEUE = 'payment';
const PAYMENT_GIVEN_UP = 'payment-given-up';
/** Queue that compares payments with the provider's state. */
export const RECONCILIATION_QUEUE = 'payment-reconciliation';
/** Queue of the sandbox's notices, sent late or twice on demand. */
export const SANDBOX_QUEUE = 'payment-sandbox';

/** Queue that removes expired rows of payments. */
export const PAYMENT_CLEANUP_QUEUE = 'payment-cleanup';

/** Queue of the nightly calibration of items. */
export const CALIBRATION_QUEUE = 'calibration';

/** Queue that sends the reminders of an hour. */
export const REMINDER_QUEUE = 'reminder';

/** Queue of jobs on papers of the staff's desk. */
export const DESK_QUEUE = 'desk';

/** Queue of the editais that students have sent. */
export const EDITAL_QUEUE = 'edital';

/** Queue of the nightly check for new questions for maps of editais. */
export const EDITAL_REFRESH_QUEUE = 'edital-refresh';

/** Scheduled jobs, with cron expressions. */
export const SCHEDULES: readonly { readonly name: string; readonly cron: string }[] = [
  { name: RECONCILIATION_QUEUE, cron: '* * * * *' },
  { name: PAYMENT_CLEANUP_QUEUE, cron: '17 6 * * *' },
  { name: CALIBRATION_QUEUE, cron: '41 6 * * *' },
  { name: REMINDER_QUEUE, cron: '0 * * * *' },
  { name: EDITAL_REFRESH_QUEUE, cron: '11 7 * * *' },
];

/**
 * Every queue; a dead-letter queue precedes the queue that it serves. Mail is retried after 5 s, then after twice as
 * long each time up to an hour: 33 retries take a little more than a day.
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
    notify: true,
    expireInSeconds: 5 * MINUTE_S,
    retryLimit: 0,
    retentionSeconds: HOUR_S,
    deleteAfterSeconds: HOUR_S,
  },
  {
    name: PAYMENT_CLEANUP_QUEUE,
    notify: true,
    expireInSeconds: 5 * MINUTE_S,
    retryLimit: 3,
    retryDelay: MINUTE_S,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  // Not retried: the next night's run makes up for a failure.
  {
    name: CALIBRATION_QUEUE,
    notify: true,
    expireInSeconds: 4 * HOUR_S,
    retryLimit: 1,
    retryDelay: 10 * MINUTE_S,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  // The paper is marked as failed after the second attempt.
  {
    name: DESK_QUEUE,
    notify: true,
    expireInSeconds: 6 * MINUTE_S,
    retryLimit: 1,
    retryDelay: 5,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
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
  // Not retried: the next night's run makes up for a failure.
  {
    name: EDITAL_REFRESH_QUEUE,
    notify: true,
    expireInSeconds: 2 * HOUR_S,
    retryLimit: 1,
    retryDelay: 10 * MINUTE_S,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  // A delayed job still refers to its original hour; a failed one is retried within that hour.
  {
    name: REMINDER_QUEUE,
    notify: true,
    expireInSeconds: 10 * MINUTE_S,
    retryLimit: 3,
    retryDelay: 2 * MINUTE_S,
    retentionSeconds: HOUR_S,
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
