import { CHUNK_BYTES, chunksOf } from '@mapa/domain';
import { DESK_QUEUE, TASK_QUEUE } from '../job/queues';
import { runDeskJob } from '../job/run';
import type { DeskJob } from '../papers/papers';
import { readPaperFile } from '@mapa/server-pdf';
import { openTestQueue } from '@mapa/server-platform/testing';
import type { ModuleApp } from '@mapa/server-sessions/testing';

/** As much of an application as the helpers need. */
type TestApp = Pick<ModuleApp, 'db' | 'url' | 'ok'>;

const BEGIN = 'POST /api/customer-area/desk/paper';
const CHUNK = 'PUT /api/customer-area/desk/paper/{id}/file/{parte}/chunk/{pedaco}';
const READ = 'POST /api/customer-area/desk/paper/{id}/read';
const ONE = 'GET /api/customer-area/desk/paper/{id}';

/** Runs every ordered job of the desk in this process. */
export async function workAtDesk(api: TestApp): Promise<DeskJob['act'][]> {
  const boss = await openTestQueue(api.url);
  try {
    const acts: DeskJob['act'][] = [];
    for (const queue of [DESK_QUEUE, TASK_QUEUE]) {
      const jobs = await boss.fetch<DeskJob>(queue, { batchSize: 100, includeMetadata: true });
      // The library returns them in the order of the database's plan.
      for (const job of jobs.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime())) {
        await runDeskJob(api.db, job.data, readPaperFile);
        await boss.complete(queue, job);
        acts.push(job.data.act);
      }
    }
    return acts;
  } finally {
    await boss.stop({ graceful: false });
  }
}

type DroppedFile = { parte: 'questoes' | 'gabarito'; nome: string; bytes: Buffer };

/** The chunks of a file, as a browser sends them. */
export const piecesOf = (bytes: Buffer): string[] =>
  Array.from({ length: chunksOf(bytes.length) }, (_, at) =>
    bytes.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES).toString('base64'),
  );

/** Uploads files and has them read. */
export async function bringIn(api: TestApp, token: string, ...files: DroppedFile[]) {
  const id = crypto.randomUUID();
  const arquivos = files.map(({ parte, nome, bytes }) => ({ parte, nome, tamanho: bytes.length }));
  await api.ok(BEGIN, { id, arquivos }, token);
  for (const { parte, bytes } of files)
    for (const [pedaco, base64] of piecesOf(bytes).entries()) await api.ok(CHUNK, { id, parte, pedaco, base64 }, token);
  await api.ok(READ, { id, caderno: null, gabarito_de_outra: false }, token);
  await workAtDesk(api);
  return api.ok(ONE, { id }, token);
}
