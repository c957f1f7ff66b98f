import type { ServerModule } from '@mapa/server-platform';
import { NOTEBOOK } from './errors/error-messages';
import { answerHandlers } from './answers/handlers';
import { mapHandlers } from './maps/handlers';
import { notebookHandlers } from './notebooks/handlers';

/** Answers, and the maps and notebooks in which they are given. */
export const studyModule = {
  handlers: { ...mapHandlers, ...answerHandlers, ...notebookHandlers },
  errors: { Notebooks: NOTEBOOK },
  refusalExamples: { owned: { notebook: NOTEBOOK.notYours } },
} as const satisfies ServerModule;
