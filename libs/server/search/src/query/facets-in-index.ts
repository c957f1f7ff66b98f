import type { Student } from '@mapa/server-platform';
import type { FacetCount, FacetCounter } from '../filters/filter';
import { shownKinds, type QuestionFilters } from '../filters/filters';
import type { SearchIndex } from '../search-index/search-index';
import { withFound } from './find';

export interface FacetRequest {
  counter: FacetCounter;
  /** If given, only these have to be counted. */
  values: string[] | undefined;
  /** The filters without the facet's own fields. */
  filters: QuestionFilters;
}

/** Number of questions of each choice of a facet, from the search index; null when it is not loaded. */
export function facetInIndex(
  index: SearchIndex,
  { counter, values, filters }: FacetRequest,
  student: Student | null,
): Promise<FacetCount[] | null> {
  return withFound(index, { filters, student, shown: shownKinds(filters) }, ({ data, found }) =>
    counter.count(found, data, values),
  );
}
