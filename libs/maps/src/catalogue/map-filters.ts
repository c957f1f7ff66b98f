import type { questionMapsApi } from '@mapa/api-client';
import { ORIGIN_FIELDS, fromAddress, listAddress, routePath } from '@mapa/domain';

/** What the address of the list of maps says. Absent keys are the defaults. */
export type MapFilters = Omit<
  (typeof questionMapsApi)['endpoints']['questionMapList']['Types']['QueryArg'],
  'id' | 'per_page'
>;

/** As long as the server takes it. */
export const LONGEST_SEARCH = 100;

/** The list of maps and its address. */
export const MAPS_ADDRESS = listAddress<MapFilters>(
  routePath('maps'),
  {
    busca: { key: 'busca', read: fromAddress.words(LONGEST_SEARCH) },
    ...ORIGIN_FIELDS,
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);
