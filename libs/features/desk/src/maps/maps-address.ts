import { DESK_MAP_FILTERS, filterFields, fromAddress, listAddress, routePath, type FilterValues } from '@mapa/domain';

/** A filter of maps at the desk, and the page. */
type MapFilters = FilterValues<typeof DESK_MAP_FILTERS> & { page?: number };

/** The list of maps at the desk and its address. */
export const MAPS_ADDRESS = listAddress<MapFilters>(
  routePath('deskMaps'),
  { ...filterFields(DESK_MAP_FILTERS), page: { key: 'page', read: fromAddress.page } },
  ['page'],
);
