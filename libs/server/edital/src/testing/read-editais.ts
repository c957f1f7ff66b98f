import { EDITAL_QUEUE } from '../job/queues';
import { runEditalJob } from '../job/run-job';
import type { EditalJob } from '../store';
import { readDocumentText } from '@mapa/server-pdf';
import { openTestQueue } from '@mapa/server-platform/testing';
import type { ModuleApp } from '@mapa/server-sessions/testing';

/** Reads every uploaded edital in this process; returns their number. */
export async function readEditais(api: Pick<ModuleApp, 'db' | 'url'>): Promise<number> {
  const boss = await openTestQueue(api.url);
  try {
    const jobs = await boss.fetch<EditalJob>(EDITAL_QUEUE, { batchSize: 100 });
    for (const job of jobs) {
      await runEditalJob(api.db, job.data, readDocumentText);
      await boss.complete(EDITAL_QUEUE, job);
    }
    return jobs.length;
  } finally {
    await boss.stop({ graceful: false });
  }
}
