import type { QueueDefinition } from '@mapa/server-platform';

const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Queue of the nightly calibration of items. */
export const CALIBRATION_QUEUE = 'calibration';

/** A calibration that fails twice is made up for by the next night's. */
export const CALIBRATION_QUEUES: readonly QueueDefinition[] = [
  {
    name: CALIBRATION_QUEUE,
    cron: '41 6 * * *',
    notify: true,
    expireInSeconds: 4 * HOUR_S,
    retryLimit: 1,
    retryDelay: 10 * 60,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
];
