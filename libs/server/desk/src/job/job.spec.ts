import { fileURLToPath } from 'node:url';
import { RETRAIN_AFTER } from '@mapa/server-classifier';
import { type JobQueue, type QueuedJob, subjectModels } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { DeskJob, PaperJob } from '../papers/papers';
import { createDeskJobs } from './job';
import { deskPapers } from '../tables/papers';

const PROGRAM = fileURLToPath(new URL('../testing/worker.mjs', import.meta.url));
const STAFF = '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function settle(act: PaperJob['act'], retryCount: number, signal = new AbortController().signal) {
  const paperId = crypto.randomUUID();
  const state = act === 'ler' ? 'lendo' : 'publicando';
  await database.db.insert(deskPapers).values({ id: paperId, data: {}, state });
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => lines.push(line) } as unknown as FastifyBaseLogger;
  const jobs = createDeskJobs({ db: database.db, queue: {} as JobQueue, log, signal });
  const data: DeskJob = { paperId, act, staffId: STAFF };
  const { status } = await jobs.settle(PROGRAM)({ id: 'j', data, retryCount } as unknown as QueuedJob);
  const [paper] = await database.db.select().from(deskPapers).where(eq(deskPapers.id, paperId));
  return { status, lines, state: paper?.state, problem: paper?.problem };
}

describe('a job of the desk', () => {
  it('runs the program in a process of its own', async () => {
    expect(await settle('conferir', 0)).toMatchObject({ status: 'completed', lines: [] });
  });

  it('that fails is tried once more, and then reported on its paper', async () => {
    expect(await settle('ler', 0)).toMatchObject({ status: 'failed', state: 'lendo', problem: null });
    const [read, published] = [await settle('ler', 1), await settle('publicar', 1)];
    expect(read).toMatchObject({
      status: 'failed',
      state: 'falhou',
      lines: [{ event: 'desk job failed', act: 'ler' }],
    });
    expect(read.problem).toMatch(/^O servidor parou no meio/);
    expect(published).toMatchObject({ state: 'revisao', problem: read.problem });
  });

  it('that publishes orders a training if suggested subjects were corrected often enough', async () => {
    const ordered: unknown[] = [];
    const queue = { send: (_tx: unknown, name: string, job: DeskJob) => Promise.resolve(ordered.push([name, job])) };
    const jobs = createDeskJobs({
      db: database.db,
      queue: queue as unknown as JobQueue,
      log: {} as FastifyBaseLogger,
      signal: new AbortController().signal,
    });
    const data: PaperJob = { paperId: 'pronta', act: 'publicar', staffId: STAFF };
    const publish = () => jobs.settle(PROGRAM)({ id: 'j', data, retryCount: 0 } as unknown as QueuedJob);
    const model = { questions: 1, figures: {} as never, format: 0 };
    await database.db.insert(subjectModels).values({ ...model, corrections: RETRAIN_AFTER - 1 });
    expect((await publish()).status).toBe('completed');
    expect(ordered).toEqual([]);
    await database.db.update(subjectModels).set({ corrections: RETRAIN_AFTER });
    await publish();
    expect(ordered).toEqual([['desk', { act: 'treinar' }]]);
  });

  it('ends with the server, and is left to the next process', async () => {
    expect(await settle('conferir', 0, AbortSignal.abort())).toMatchObject({ status: 'failed', problem: null });
  });
});
