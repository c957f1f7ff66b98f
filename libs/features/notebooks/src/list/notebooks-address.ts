import { fromAddress, listAddress, routePath } from '@mapa/domain';

/** The list of notebooks has no filter, only pages. */
export const NOTEBOOKS_ADDRESS = listAddress<{ page?: number }>(
  routePath('notebooks'),
  { page: { key: 'page', read: fromAddress.page } },
  ['page'],
);
