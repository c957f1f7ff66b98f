import type { ServerModule } from '@mapa/server-platform';
import { EDITAL } from './errors/error-messages';
import { editalHandlers } from './handlers';
import { createEditalJobs } from './job/jobs';
import { EDITAL_QUEUES } from './job/queues';
import { createEditalLimit } from './limit';
import { noticeEditalHandlers } from './notices/handlers';

/** Editais that students send, and the maps that are made of them. */
export const editalModule = {
  handlers: { ...editalHandlers, ...noticeEditalHandlers },
  errors: { Editais: EDITAL },
  refusalExamples: {
    owned: { edital: EDITAL.notYours },
    calls: [
      [/\/edital$/, EDITAL.notYours],
      [/\/programme$/, EDITAL.noProgramme],
    ],
  },
  queues: EDITAL_QUEUES,
  decorate: (app, { db, pool, queue, signal }) => {
    app.decorate('editalLimit', createEditalLimit(pool));
    app.decorate('editais', createEditalJobs({ db, queue, log: app.log, signal }));
  },
  work: (app, program) => app.editais.start(program),
} as const satisfies ServerModule;
