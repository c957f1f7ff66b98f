import type { ServerModule } from '@mapa/server-platform';
import { RECIPE, SITTING } from './errors/error-messages';
import { sittingHandlers } from './handlers';
import { settleDueSittings, settlingSittings } from './settle';

/** Papers answered against a clock; a request settles its student's sittings first. */
export const sittingsModule = {
  handlers: sittingHandlers,
  errors: { 'Simulated exams': SITTING, 'Recipes of simulated exams': RECIPE },
  refusalExamples: {
    owned: { sitting: SITTING.notYours, recipe: RECIPE.notYours },
    calls: [[/\/sitting\/\{id\}/, SITTING.notYours]],
  },
  authentication: settlingSittings,
  begin: (app, { db, signal }) => settleDueSittings({ db, log: app.log, signal }),
} as const satisfies ServerModule;
