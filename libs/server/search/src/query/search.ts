import type { Database, Page, Student } from '@mapa/server-platform';
import { ANSWER_STATES, readsOwnState, withoutFacet } from '@mapa/domain';
import { SearchIndex, type SearchIndexOptions } from '../search-index/search-index';
import { facetInIndex } from './facets-in-index';
import { countInIndex, incidenceInIndex, searchInIndex } from './search-in-index';
import type { FacetCount } from '../filters/filter';
import { facetCounter, INDEX_COLUMNS } from '../filters/registry';
import { facetInDatabase } from './facets-in-database';
import type { FacetQuery, QuestionFilters, QuestionQuery } from '../filters/filters';
import { readOwnAnchor } from '../filters/own-state';
import { countInDatabase, incidenceInDatabase, searchInDatabase } from './search-in-database';

declare module '@mapa/server-platform' {
  interface Sources {
    searchIndex: SearchIndex;
  }
}

/** The search index with the columns of every filter. @param options the database behind it, and a log */
export const newSearchIndex = (options: Omit<SearchIndexOptions, 'columns'>): SearchIndex =>
  new SearchIndex({ ...options, columns: INDEX_COLUMNS });

/** The search index, and the database that answers while the index is not loaded. */
export interface SearchSources {
  searchIndex: SearchIndex;
  db: Database;
}

/**
 * Ids of one page of a filter's questions, and the total. A list by the own state uses the state at its anchor, which
 * the first page returns (docs/decisions/033).
 */
export async function searchQuestions(
  { searchIndex, db }: SearchSources,
  asked: QuestionQuery,
  student: Student | null,
  page: Page,
) {
  const isOwn = student !== null && readsOwnState(asked);
  const own = isOwn ? { estado_ate: asked.estado_ate ?? (await readOwnAnchor(db, student.id)) } : {};
  const query = { ...asked, ...own };
  const found =
    (await searchInIndex(searchIndex, query, student, page)) ?? (await searchInDatabase(db, query, student, page));
  return { ids: found.ids, total: found.total, spelling: found.spelling, anchors: { ate: found.ate, ...own } };
}

/** Counts the questions that match a filter, and those that would match if hidden kinds were included. */
export const countQuestions = async (
  { searchIndex, db }: SearchSources,
  filters: QuestionFilters,
  student: Student | null,
) => (await countInIndex(searchIndex, filters, student)) ?? countInDatabase(db, filters, student);

/** The states by which questions are counted; "todas" is no choice among them. */
const OWN_STATES = ANSWER_STATES.flatMap(({ value }) => (value === 'todas' ? [] : [value]));

async function countOwnStates(
  sources: SearchSources,
  filters: QuestionFilters,
  student: Student | null,
): Promise<FacetCount[]> {
  const counts = await Promise.all(
    OWN_STATES.map((estado) => countQuestions(sources, { ...filters, estado }, student)),
  );
  return OWN_STATES.map((valor, at) => ({ valor, questoes: counts[at]?.total ?? 0 }));
}

/** Number of questions of each choice of a facet, given the other filters, highest first. */
export async function countFacet(
  sources: SearchSources,
  { faceta, valores, ...query }: FacetQuery,
  student: Student | null,
): Promise<FacetCount[]> {
  const filters = withoutFacet<QuestionFilters>(query, faceta);
  const counter = facetCounter(faceta);
  const counts = counter
    ? ((await facetInIndex(sources.searchIndex, { counter, values: valores, filters }, student)) ??
      (await facetInDatabase(sources.db, { counter, filters }, student)))
    : await countOwnStates(sources, filters, student);
  return counts
    .filter(({ valor, questoes }) => questoes > 0 && (!valores || valores.includes(valor)))
    .sort((one, other) => other.questoes - one.questoes || (one.valor < other.valor ? -1 : 1));
}

/** Incidence of a filter's questions over the subject tree. */
export const questionIncidence = async (
  { searchIndex, db }: SearchSources,
  filters: QuestionFilters,
  student: Student | null,
) => (await incidenceInIndex(searchIndex, filters, student)) ?? incidenceInDatabase(db, filters, student);
