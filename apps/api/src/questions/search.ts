import { ANSWER_STATES, withoutFacet } from '@mapa/domain';
import type { Bank } from '../bank/bank';
import { facetInBank } from '../bank/search/facets';
import { countInBank, incidenceInBank, searchBank } from '../bank/search/search';
import type { Database, Page, Student } from '@mapa/server-platform';
import { facetInDatabase, type FacetCount } from './facets-database';
import type { FacetQuery, QuestionFilters, QuestionQuery } from './filters';
import { ownConditions, readOwnAnchor } from './own-state';
import { countInDatabase, incidenceInDatabase, searchDatabase } from './search-database';

/** The bank in memory, and the database that answers while it is not there. */
export interface SearchSources {
  bank: Bank;
  db: Database;
}

/**
 * Ids of one page of a filter's questions, and how many it finds in all. A list by the own state is read as that was at its
 * anchor, which comes with its first page (docs/decisions/033).
 */
export async function searchQuestions(
  { bank, db }: SearchSources,
  asked: QuestionQuery,
  student: Student | null,
  page: Page,
) {
  const isOwn = student !== null && ownConditions(asked).length > 0;
  const own = isOwn ? { estado_ate: asked.estado_ate ?? (await readOwnAnchor(db, student.id)) } : {};
  const query = { ...asked, ...own };
  const found = (await searchBank(bank, query, student, page)) ?? (await searchDatabase(db, query, student, page));
  return { ids: found.ids, total: found.total, anchors: { ate: found.ate, ...own } };
}

/** How many a filter finds, and how many more it would find if the hidden kinds were shown. */
export const countQuestions = async ({ bank, db }: SearchSources, filters: QuestionFilters, student: Student | null) =>
  (await countInBank(bank, filters, student)) ?? countInDatabase(db, filters, student);

/** The states that questions are counted by; "todas" is no choice among them. */
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

/** How many questions each choice of a facet has, given the other filters, the most frequent first. */
export async function countFacet(
  sources: SearchSources,
  { faceta, valores, ...query }: FacetQuery,
  student: Student | null,
): Promise<FacetCount[]> {
  const filters = withoutFacet<QuestionFilters>(query, faceta);
  const counts =
    faceta === 'estado'
      ? await countOwnStates(sources, filters, student)
      : ((await facetInBank(sources.bank, { facet: faceta, values: valores, filters }, student)) ??
        (await facetInDatabase(sources.db, { facet: faceta, values: valores, filters }, student)));
  return counts
    .filter(({ valor, questoes }) => questoes > 0 && (!valores || valores.includes(valor)))
    .sort((one, other) => other.questoes - one.questoes || (one.valor < other.valor ? -1 : 1));
}

/** Incidence of a filter's questions over the subject tree. */
export const questionIncidence = async (
  { bank, db }: SearchSources,
  filters: QuestionFilters,
  student: Student | null,
) => (await incidenceInBank(bank, filters, student)) ?? incidenceInDatabase(db, filters, student);
