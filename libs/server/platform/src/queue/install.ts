import { getConstructionPlans, PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA, type QueueDefinition } from './queues';

/** Queues that the queue library makes for itself. */
const INTERNAL = /^__pgboss/;

/** Fingerprint of the queue library's schema and of these queues; a test template with another one is stale. */
export const queueFingerprint = (queues: readonly QueueDefinition[]): string =>
  getConstructionPlans(QUEUE_SCHEMA) + JSON.stringify(queues);

/**
 * Updates the queue library's schema, and the settings and schedules of the queues.
 * @param queues each after the queue of its dead letters
 * @returns names of other queues that the database has: their jobs stay, and this version does not work on them
 */
export async function installQueues(url: string, queues: readonly QueueDefinition[]): Promise<string[]> {
  const boss = new PgBoss({ connectionString: url, schema: QUEUE_SCHEMA, max: 1, schedule: false, supervise: false });
  // Failures are also thrown; without a listener this event would end the process.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const { name, cron: _cron, ...settings } of queues) {
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    }
    for (const { name, cron } of queues) if (cron !== undefined) await boss.schedule(name, cron);
    const installed = new Set(queues.map(({ name }) => name));
    const stored = (await boss.getQueues()).map(({ name }) => name);
    return stored.filter((name) => !installed.has(name) && !INTERNAL.test(name)).sort();
  } finally {
    await boss.stop({ graceful: false });
  }
}
