import { Gauge, type Registry } from 'prom-client';
import type { SearchIndex } from './search-index/search-index';

/** Adds metrics: the number of questions in the index, and its age. */
export function measureIndex(registry: Registry, index: Pick<SearchIndex, 'state'>): void {
  new Gauge({
    name: 'mapa_search_index_questions',
    help: 'Questions in the search index; 0: it is not built, and the database answers.',
    registers: [registry],
    collect() {
      this.set(index.state.questions);
    },
  });
  new Gauge({
    name: 'mapa_search_index_age_seconds',
    help: 'Time since the search index was compared with the database; an idle process does so once a minute.',
    registers: [registry],
    collect() {
      this.set(index.state.ageS);
    },
  });
}
