import type { ServerModule } from '@mapa/server-platform';
import { EDITAL } from './errors/error-messages';
import { editalHandlers } from './handlers';
import { createEditalJobs } from './job/jobs';
import { EDITAL_QUEUES } from './job/queues';
import { createEditalLimit } from './limit';

/** Editais that students send, and the maps that are made of them. */
export const editalModule = {
  handlers: editalHandlers,
  errors: { Editais: EDITAL },
  refusalExamples: { owned: { edital: EDITAL.notYours }, calls: [[/\/edital$/, EDITAL.notYours]] },
  queues: EDITAL_QUEUES,
  decorate: (app, { db, pool, queue, signal }) => {
    app.decorate('editalLimit', createEditalLimit(pool));
    app.decorate('editais', createEditalJobs({ db, queue, log: app.log, signal }));
  },
  work: (app, program) => app.editais.start(program),
} as const satisfies ServerModule;
