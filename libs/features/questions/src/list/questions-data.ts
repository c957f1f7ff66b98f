import { catalogueApi, questionsApi, type AppStore } from '@mapa/api-client';
import { readsOwnState } from '@mapa/domain';
import { criteriaOf, parseFilters } from '../filters/filter-params';

type Store = Pick<AppStore, 'dispatch'>;

const ONCE = { subscribe: false } as const;

/**
 * Loads the data of the list of questions, for the server render and for prefetched links. The server's page is the
 * same for everyone, so a filter by own answers is left to the browser.
 * @returns the results of the queries, which decide the page's status
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

/** Loads the questions alone, when a link is likely to be followed; totals and incidence load with the page. */
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
