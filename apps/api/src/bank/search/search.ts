import type { Page, Student } from '@mapa/server-platform';
import { COLUMN_ORDERS, shownBy, type QuestionFilters, type QuestionQuery } from '../../questions/filters';
import { rankingOf } from '@mapa/server-text';
import type { Bank } from '../bank';
import { countNodes } from '../sets/paths';
import { withFound, type Finding } from './find';
import { byPaper, byValue, newest } from './order';
import { RANKED, rankIds } from './rank';
import { presentIncidence } from './tree';

interface Listing {
  total: number;
  ids: number[];
  ate: number;
}

const BEYOND_IDS = 2 ** 32;

/** Leaves out what arrived after the first page was read; gives the greatest id of that page's bank. */
function anchor({ built, found }: Finding, { ate }: QuestionQuery): number {
  if (ate !== undefined) found.removeRange(ate + 1, BEYOND_IDS);
  return ate ?? (built.facts.all.isEmpty ? 0 : built.facts.all.maximum());
}

function inOrder({ built, found, inputs }: Finding, query: QuestionQuery, page: Page): number[] {
  const order = query.ordem && COLUMN_ORDERS[query.ordem];
  if (order) return byValue(found, built.facts.facets[order.column], order.direction, page);
  if (query.prova_id?.length === 1 && inputs.paper && !query.ordem && !query.busca?.trim())
    return byPaper(found, inputs.paper, page);
  return newest(found, page);
}

/** A page of a filter's questions from the bank in memory; null when it is not there. */
export async function searchBank(
  bank: Bank,
  query: QuestionQuery,
  student: Student | null,
  page: Page,
): Promise<Listing | null> {
  const ranking = !query.ordem || query.ordem === 'relevancia' ? rankingOf(query.busca ?? '') : '';
  const ranks = ranking !== '';
  const listing = await withFound(bank, { filters: query, student, shown: shownBy(query) }, (finding) => ({
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
  const best = page.offset < ranked.length ? await rankIds(bank.pool, ranked, ranking, page) : [];
  return { total, ids: [...best, ...beyond], ate };
}

/** The part of a page that lies behind the ranked questions. */
function beyondRanked({ page, offset, perPage }: Page): Page {
  const from = Math.max(offset, RANKED);
  return { page, offset: from, perPage: Math.max(0, offset + perPage - from) };
}

/** How many a filter finds and how many more without hiding, from the bank in memory; null when it is not there. */
export function countInBank(bank: Bank, filters: QuestionFilters, student: Student | null) {
  const shown = shownBy(filters);
  return withFound(bank, { filters, student, shown: { annulled: true, outdated: true } }, ({ built, found }) => {
    const { annulled, outdated } = built.facts;
    const all = found.size;
    const ofAnnulled = shown.annulled ? 0 : found.andCardinality(annulled);
    if (!shown.annulled) found.andNotInPlace(annulled);
    const ofOutdated = shown.outdated ? 0 : found.andCardinality(outdated);
    return { total: all - ofAnnulled - ofOutdated, ocultas: { anuladas: ofAnnulled, desatualizadas: ofOutdated } };
  });
}

/** Incidence of a filter's questions over the tree of subjects, from the bank in memory; null when it is not there. */
export function incidenceInBank(bank: Bank, filters: QuestionFilters, student: Student | null) {
  return withFound(bank, { filters, student, shown: shownBy(filters) }, ({ built, found }) =>
    presentIncidence(built.subjects, countNodes(built.facts.paths.count(found.toUint32Array()))),
  );
}
