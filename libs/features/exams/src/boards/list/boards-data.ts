import { catalogueApi, type AppStore } from '@mapa/api-client';
import { BOARDS_ADDRESS, boardsQuery } from './boards-address';

/**
 * Loads the data of the list of boards, for the server render and for prefetched links.
 * @returns the result of the query, which decides the page's status
 */
export const loadBoardsScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>, url: URL) =>
  dispatch(
    catalogueApi.endpoints.institutionList.initiate(boardsQuery(BOARDS_ADDRESS.parse(url.searchParams)), {
      subscribe: false,
    }),
  );

/** Whether an address is the list itself, or a page of it, rather than one of its filters. */
export const isPlainBoardList = (params: URLSearchParams): boolean =>
  Object.keys(BOARDS_ADDRESS.parse(params)).every((key) => key === 'page');
