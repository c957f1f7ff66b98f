import { questionIdOf, readsOwnState } from '@mapa/domain';
import { parseExactness, rankingOfQuery, requiredTermsOf, type TextQuery } from '@mapa/server-text';
import type { Page, Student } from '@mapa/server-platform';
import { COLUMN_ORDERS, isUnfiltered, shownKinds, type QuestionFilters, type QuestionQuery } from '../filters/filters';
import type { Spelling } from '../spelling/spelling';
import { revisionCache } from '../search-index/revision-cache';
import type { SearchIndex } from '../search-index/search-index';
import { countNodes } from '../search-index/paths';
import { withFound, type Finding } from './find';
import { isMuch, cachedAnswer, cachedIn } from './cached-answer';
import { byPaper, byValue, newest, newestFrom } from './order';
import { best, RANKED, type Relevance } from './rank';
import { presentIncidence } from './tree';

interface Listing {
  total: number;
  ids: number[];
  ate: number;
  /** How the text's mistyped words were corrected, or a suggestion. */
  spelling: Spelling | null;
}

const BEYOND_IDS = 2 ** 32;

/** Removes questions added after the first page was read; returns the greatest id at the time of that page. */
function anchor({ data, found }: Finding, { ate }: QuestionQuery): number {
  if (ate !== undefined) found.removeRange(ate + 1, BEYOND_IDS);
  return ate ?? (data.facts.all.isEmpty ? 0 : data.facts.all.maximum());
}

function inOrder({ data, found }: Finding, query: QuestionQuery, page: Page): number[] {
  const order = query.ordem && COLUMN_ORDERS[query.ordem];
  if (order) return byValue(found, data.facts.facet(order.column), order.direction, page);
  if (query.prova_id?.length === 1 && !query.ordem && !query.busca?.trim())
    return byPaper(found, data.papers.questionsOf(query.prova_id), page);
  return newest(found, page);
}

/** The terms that each result of a text has; none where it names a question, which is found whatever it contains. */
const requiredIn = (text: string, query: TextQuery | null): ReadonlySet<string> =>
  new Set(query && questionIdOf(text) === undefined ? requiredTermsOf(query) : []);

/** A page of a filter's questions from the search index; null when it is not loaded. */
export async function searchInIndex(
  searchIndex: SearchIndex,
  query: QuestionQuery,
  student: Student | null,
  page: Page,
): Promise<Listing | null> {
  const asked = { filters: query, student, shown: shownKinds(query), doubts: page.page === 1 };
  return withFound(searchIndex, asked, (finding) => {
    const { text, query: textQuery, spelling } = finding;
    const ranking = !query.ordem || query.ordem === 'relevancia' ? textQuery && rankingOfQuery(textQuery) : null;
    const ate = anchor(finding, query);
    return {
      ate,
      total: finding.found.size,
      ids: ranking
        ? byRelevance(
            finding,
            { ranking, exactness: parseExactness(text), required: requiredIn(text, textQuery) },
            orderKey(query, ate),
            page,
          )
        : inOrder(finding, query, page),
      spelling,
    };
  });
}

/** A query as text: the same for the same entries in another order. */
const keyOf = (query: object): string =>
  JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)));

/** A search is repeated by its next pages, and popular ones by many students. An order of 500 questions takes 2 kB. */
const ORDERS_KEPT = 1_000;
const ordersIn = revisionCache<Uint32Array>(ORDERS_KEPT);

/** What the order of a search depends on; null where that includes the student. */
const orderKey = ({ page: _page, per_page: _perPage, ...asked }: QuestionQuery, ate: number): string | null =>
  readsOwnState(asked) ? null : keyOf({ ...asked, ate });

/** The best results in order (`best`), kept where the first page's part of the order suffices. */
function orderOf({ data, found }: Finding, relevance: Relevance, key: string | null, end: number): Uint32Array {
  const order = () =>
    Uint32Array.from(
      best({ texts: data.facts.texts, newest: (from, count) => newestFrom(found, from, count) }, relevance, end),
    );
  if (key === null || end > RANKED) return order();
  const orders = ordersIn(data);
  const known = orders.get(key);
  if (known) return known;
  const made = order();
  orders.set(key, made);
  return made;
}

/** The best results first; the others follow, newest first. */
function byRelevance(
  finding: Finding,
  relevance: Relevance,
  key: string | null,
  { page, offset, perPage }: Page,
): number[] {
  const { found } = finding;
  const end = offset + perPage;
  if (offset >= found.size) return [];
  const order = [...orderOf(finding, relevance, key, end)];
  const first = order.slice(offset, end);
  if (first.length === perPage) return first;
  found.removeMany(order);
  const from = Math.max(offset, order.length);
  return [...first, ...newest(found, { page, offset: from - order.length, perPage: end - from })];
}

/**
 * Counts the questions that match a filter, and those that would match if hidden kinds were included, from the search
 * index; null when it is not loaded.
 */
export function countInIndex(searchIndex: SearchIndex, filters: QuestionFilters, student: Student | null) {
  const shown = shownKinds(filters);
  return withFound(searchIndex, { filters, student, shown: { annulled: true, outdated: true } }, ({ data, found }) => {
    const { annulled, outdated } = data.facts;
    const all = found.size;
    const ofAnnulled = shown.annulled ? 0 : found.andCardinality(annulled);
    if (!shown.annulled) found.andNotInPlace(annulled);
    const ofOutdated = shown.outdated ? 0 : found.andCardinality(outdated);
    return { total: all - ofAnnulled - ofOutdated, ocultas: { anuladas: ofAnnulled, desatualizadas: ofOutdated } };
  });
}

/**
 * The cache key of an incidence. Null where the result depends on the student, or on a text, which hardly anyone
 * searches again.
 */
function incidenceKey(filters: QuestionFilters): string | null {
  if (readsOwnState(filters) || filters.busca !== undefined) return null;
  return `incidence ${keyOf(filters)}`;
}

/** Incidence of a filter's questions over the tree of subjects, from the search index; null when it is not loaded. */
export function incidenceInIndex(searchIndex: SearchIndex, filters: QuestionFilters, student: Student | null) {
  const key = incidenceKey(filters);
  const count = () =>
    withFound(searchIndex, { filters, student, shown: shownKinds(filters) }, ({ data, found }) => {
      const present = () => presentIncidence(data.subjects, countNodes(data.facts.countPaths(found)));
      return key !== null && isMuch(data, found) ? cachedIn(data, key, present) : present();
    });
  return isUnfiltered(filters) ? cachedAnswer(searchIndex, 'incidence', count) : count();
}
