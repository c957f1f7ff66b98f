import { examsApi, type AppStore } from '@mapa/api-client';
import { EXAMS_ADDRESS } from './exam-filters';

/**
 * Loads the data of the list of papers, for the server render and for prefetched links.
 * @returns the result of the query, which decides the page's status
 */
export const loadExamsScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>, url: URL) =>
  dispatch(examsApi.endpoints.examList.initiate(EXAMS_ADDRESS.parse(url.searchParams), { subscribe: false }));

/** Whether an address is the list of papers itself, or a page of it, rather than one of its filters. */
export const isPlainExamList = (params: URLSearchParams): boolean =>
  Object.keys(EXAMS_ADDRESS.parse(params)).every((key) => key === 'page');
