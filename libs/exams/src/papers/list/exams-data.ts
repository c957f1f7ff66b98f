import { examsApi, type AppStore } from '@mapa/api-client';
import { EXAMS_ADDRESS } from './exam-filters';

/**
 * Fetches what the list of papers shows, for the server's render and for links that come into view.
 * @returns the result of the query, for the page to judge
 */
export const loadExamsScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>, url: URL) =>
  dispatch(examsApi.endpoints.examList.initiate(EXAMS_ADDRESS.parse(url.searchParams), { subscribe: false }));

/** Whether an address is the list of papers itself, or a page of it, rather than one of its filters. */
export const isPlainExamList = (params: URLSearchParams): boolean =>
  Object.keys(EXAMS_ADDRESS.parse(params)).every((key) => key === 'page');
