import { catalogueApi, questionsApi, type AppStore } from '@mapa/api-client';
import { readsOwnState } from '@mapa/domain';
import { criteriaOf, parseFilters } from '../filters/filter-params';

type Store = Pick<AppStore, 'dispatch'>;

const ONCE = { subscribe: false } as const;

/**
 * Fetches what the list of questions shows, for the server's render and for links that come into view. Nobody's own state
 * is in it: the server's page is the same for everyone, so a filter by own answers is left to the browser.
 * @returns the results of the queries, for the page to judge
 */
export function loadQuestionsScreen({ dispatch }: Store, url: URL) {
  const filters = parseFilters(url.searchParams);
  const { questionList, questionCount, questionIncidence } = questionsApi.endpoints;
  const matters = dispatch(catalogueApi.endpoints.matterList.initiate({}, ONCE));
  if (readsOwnState(filters)) return Promise.all([matters]);
  const criteria = criteriaOf(filters);
  return Promise.all([
    dispatch(questionList.initiate(filters, ONCE)),
    dispatch(questionCount.initiate(criteria, ONCE)),
    dispatch(questionIncidence.initiate(criteria, ONCE)),
    matters,
  ]);
}

/** Fetches the questions alone: what somebody sees first who may follow a link. Totals and weights come when they do. */
export function loadFirstQuestions({ dispatch }: Store, url: URL): Promise<unknown> {
  const filters = parseFilters(url.searchParams);
  return readsOwnState(filters)
    ? Promise.resolve()
    : dispatch(questionsApi.endpoints.questionList.initiate(filters, ONCE));
}

/** Whether an address is the list itself, or a page of it, rather than one of its countless filters. */
export function isPlainList(params: URLSearchParams): boolean {
  return Object.keys(parseFilters(params)).every((key) => key === 'page');
}
