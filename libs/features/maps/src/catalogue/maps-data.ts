import { questionMapsApi, type AppStore } from '@mapa/api-client';
import { MAPS_ADDRESS } from './map-filters';

/**
 * Loads the data of the list of maps, for the server render and for prefetched links.
 * @returns the result of the query, which decides the page's status
 */
export const loadMapsScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>, url: URL) =>
  dispatch(
    questionMapsApi.endpoints.questionMapList.initiate(MAPS_ADDRESS.parse(url.searchParams), { subscribe: false }),
  );

/** Whether an address is the list itself, or a page of it, rather than one of its filters. */
export const isPlainMapList = (params: URLSearchParams): boolean =>
  Object.keys(MAPS_ADDRESS.parse(params)).every((key) => key === 'page');
