import { rankingOf } from '@mapa/server-text';
import type { Page, Student } from '@mapa/server-platform';
import { COLUMN_ORDERS, isUnfiltered, shownKinds, type QuestionFilters, type QuestionQuery } from '../filters/filters';
import type { SearchIndex } from '../search-index/search-index';
import { countNodes } from '../search-index/paths';
import { withFound, type Finding } from './find';
import { keptAnswer } from './kept-answer';
import { byPaper, byValue, newest } from './order';
import { RANKED, rankIds } from './rank';
import { presentIncidence } from './tree';

interface Listing {
  total: number;
  ids: number[];
  ate: number;
}

const BEYOND_IDS = 2 ** 32;

/** Leaves out what arrived after the first page was read; gives the greatest id that there was for that page. */
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

/** A page of a filter's questions from the search index; null when it is not there. */
export async function searchInIndex(
  searchIndex: SearchIndex,
  query: QuestionQuery,
  student: Student | null,
  page: Page,
): Promise<Listing | null> {
  const ranking = !query.ordem || query.ordem === 'relevancia' ? rankingOf(query.busca ?? '') : '';
  const ranks = ranking !== '';
  const listing = await withFound(searchIndex, { filters: query, student, shown: shownKinds(query) }, (finding) => ({
    ate: anchor(finding, query),
    total: finding.found.size,
    ids: ranks ? [] : inOrder(finding, query, page),
    // The newest of those found are put in order by the database; what lies beyond them follows, the newest first.
    ranked: ranks ? newest(finding.found, { page: 1, offset: 0, perPage: RANKED }) : [],
    beyond: ranks ? newest(finding.found, beyondRanked(page)) : [],
  }));
  if (!listing) return null;
  const { total, ate, ids, ranked, beyond } = listing;
  if (!ranks) return { total, ids, ate };
  const best = page.offset < ranked.length ? await rankIds(searchIndex.pool, ranked, ranking, page) : [];
  return { total, ids: [...best, ...beyond], ate };
}

/** The part of a page that lies behind the ranked questions. */
function beyondRanked({ page, offset, perPage }: Page): Page {
  const from = Math.max(offset, RANKED);
  return { page, offset: from, perPage: Math.max(0, offset + perPage - from) };
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

/** Incidence of a filter's questions over the tree of subjects, from the search index; null when it is not there. */
export function incidenceInIndex(searchIndex: SearchIndex, filters: QuestionFilters, student: Student | null) {
  const count = () =>
    withFound(searchIndex, { filters, student, shown: shownKinds(filters) }, ({ data, found }) =>
      presentIncidence(data.subjects, countNodes(data.facts.paths.count(found.toUint32Array()))),
    );
  return isUnfiltered(filters) ? keptAnswer(searchIndex, 'incidence', count) : count();
}
