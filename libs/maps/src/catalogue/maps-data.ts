import { questionMapsApi, type AppStore } from '@mapa/api-client';
import { MAPS_ADDRESS } from './map-filters';

/**
 * Fetches what the list of maps shows, for the server's render and for links that come into view.
 * @returns the result of the query, for the page to judge
 */
export const loadMapsScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>, url: URL) =>
  dispatch(
    questionMapsApi.endpoints.questionMapList.initiate(MAPS_ADDRESS.parse(url.searchParams), { subscribe: false }),
  );

/** Whether an address is the list itself, or a page of it, rather than one of its filters. */
export const isPlainMapList = (params: URLSearchParams): boolean =>
  Object.keys(MAPS_ADDRESS.parse(params)).every((key) => key === 'page');
