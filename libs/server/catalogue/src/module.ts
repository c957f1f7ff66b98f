import type { ServerModule } from '@mapa/server-platform';
import { catalogueHandlers } from './handlers';
import { registerDocuments } from './media/document-route';
import { registerMedia } from './media/route';

/** Subjects, institutions, papers and notices, with their pictures and documents. */
export const catalogueModule = {
  handlers: catalogueHandlers,
  routes: (app, { db }) => {
    registerMedia(app, db);
    registerDocuments(app, db);
  },
} as const satisfies ServerModule;
