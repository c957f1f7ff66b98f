import { fromAddress, filterFields, listAddress, MAP_FILTERS, routePath, type FilterValues } from '@mapa/domain';

/** Fields of the address of the list of maps. Absent keys are the defaults. */
export type MapFilters = FilterValues<typeof MAP_FILTERS> & { page?: number };

/** The list of maps and its address. */
export const MAPS_ADDRESS = listAddress<MapFilters>(
  routePath('maps'),
  { ...filterFields(MAP_FILTERS), page: { key: 'page', read: fromAddress.page } },
  ['page'],
);
