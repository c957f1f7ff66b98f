import type { ServerModule } from '@mapa/server-platform';
import { questionHandlers } from './handlers';
import { reindexQuestions } from './reindex';
import { createSampleLimit } from './samples/limit';

/** Questions as they are shown, and what their texts are found by. */
export const questionsModule = {
  handlers: questionHandlers,
  decorate: (app, { pool }) => {
    app.decorate('sampleLimit', createSampleLimit(pool));
  },
  begin: (app, { pool, signal }) => reindexQuestions(pool, app.log, signal),
} as const satisfies ServerModule;
