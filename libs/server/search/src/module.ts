import { join } from 'node:path';
import type { ServerModule } from '@mapa/server-platform';
import { measureIndex } from './metrics';
import { newSearchIndex } from './query/search';

/** The search index, which handlers of later modules ask. It answers no call itself. */
export const searchModule = {
  handlers: {},
  offer: (app, { settings, pool, sources }) => {
    const folder = join(settings.DATA_DIR, 'search-index');
    const searchIndex = newSearchIndex({ pool, log: app.log, snapshots: { folder } });
    app.addHook('onClose', () => searchIndex.close());
    measureIndex(app.metrics, searchIndex);
    sources.searchIndex = searchIndex;
  },
  begin: (_app, { sources }) => {
    // Loading is not awaited, not even at the end: until the index is loaded, queries use the database.
    void sources.searchIndex.start();
  },
} as const satisfies ServerModule;
