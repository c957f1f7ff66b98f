import { examsApi, type AppStore } from '@mapa/api-client';
import { NOTICES_ADDRESS, noticeQuery } from './notice-filters';

/**
 * Loads the data of the list of notices, for the server render and for prefetched links.
 * @returns the result of the query, which decides the page's status
 */
export const loadNoticesScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>, url: URL) =>
  dispatch(
    examsApi.endpoints.examList.initiate(noticeQuery(NOTICES_ADDRESS.parse(url.searchParams)), { subscribe: false }),
  );

/** Whether an address is the list of notices itself, or a page of it, rather than one of its filters. */
export const isPlainNoticeList = (params: URLSearchParams): boolean =>
  Object.keys(NOTICES_ADDRESS.parse(params)).every((key) => key === 'page');
