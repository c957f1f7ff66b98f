import { catalogueApi, type AppStore } from '@mapa/api-client';
import { BOARDS_ADDRESS, boardsQuery } from './boards-address';

/**
 * Fetches what the list of boards shows, for the server's render and for links that come into view.
 * @returns the result of the query, for the page to judge
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
