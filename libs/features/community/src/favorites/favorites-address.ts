import { fromAddress, listAddress, routePath } from '@mapa/domain';

export interface FavoriteFilters {
  materia_id?: number;
  page?: number;
}

/** The favourites and their address. */
export const FAVORITES_ADDRESS = listAddress<FavoriteFilters>(
  routePath('favorites'),
  { materia_id: { key: 'materia_id', read: fromAddress.id }, page: { key: 'page', read: fromAddress.page } },
  ['page'],
);
