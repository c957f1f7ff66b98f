import { runEditalJob, type EditalJob } from '@mapa/server-edital';
import { readDocumentText } from '@mapa/server-pdf';
import { EDITAL_QUEUE } from '@mapa/server-platform';
import { openTestQueue } from '@mapa/server-platform/testing';
import type { TestApp } from './app';

/** Reads every sent edital in this process; returns how many. */
export async function readEditais(api: TestApp): Promise<number> {
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
