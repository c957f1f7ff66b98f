import type { ServerModule } from '@mapa/server-platform';
import { DESK } from './errors/error-messages';
import { deskHandlers } from './handlers';
import { createDeskJobs } from './job/job';
import { DESK_QUEUES } from './job/queues';
import { registerDeskPictures } from './questions/pictures';

/** What the staff does in the browser. */
export const deskModule = {
  handlers: deskHandlers,
  errors: { 'The desk of the staff': DESK },
  refusalExamples: {
    calls: [
      [/desk\/person/, DESK.noSuchPerson],
      [/desk\/question-batch/, DESK.noSuchSubject],
      [/desk\/subject-act/, DESK.noSuchSubjectAct],
      [/desk\/subject/, DESK.noSuchSubject],
      [/desk\/notice/, DESK.noSuchNotice],
      [/desk\/map/, DESK.noSuchMap],
      [/desk\/proposal/, DESK.noSuchProposal],
      [/desk\/paper\/\{id\}\/question/, DESK.noSuchDraft],
      [/desk\/paper/, DESK.noSuchPaper],
    ],
  },
  queues: DESK_QUEUES,
  decorate: (app, { db, queue, signal }) => {
    app.decorate('desk', createDeskJobs({ db, queue, log: app.log, signal }));
  },
  routes: (app, { db }) => registerDeskPictures(app, db),
  work: (app, program) => app.desk.start(program),
} as const satisfies ServerModule;
