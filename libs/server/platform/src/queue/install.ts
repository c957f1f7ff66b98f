import { getConstructionPlans, PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA, QUEUES, SCHEDULES } from './queues';

/** Fingerprint of the queues' schema and settings; a test template with another one is stale. */
export const queueFingerprint = (): string => getConstructionPlans(QUEUE_SCHEMA) + JSON.stringify([QUEUES, SCHEDULES]);

/** Updates the queue library's schema and the queues' settings. */
export async function installQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: QUEUE_SCHEMA, max: 1, schedule: false, supervise: false });
  // Failures are also thrown; without a listener this event would end the process.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const { name, ...settings } of QUEUES) {
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    }
    for (const { name, cron } of SCHEDULES) await boss.schedule(name, cron);
  } finally {
    await boss.stop({ graceful: false });
  }
}
