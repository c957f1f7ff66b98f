import type { catalogueApi } from '@mapa/api-client';
import { INSTITUTION_ORDERS, fromAddress, listAddress, routePath } from '@mapa/domain';

type Query = (typeof catalogueApi)['endpoints']['institutionList']['Types']['QueryArg'];

/** Fields of the address of the list of boards. Absent keys are the defaults. */
export type BoardFilters = Pick<Query, 'busca' | 'ordem' | 'page'>;

/** Greatest length that the server accepts. */
export const LONGEST_SEARCH = 100;

/** Boards are sorted by number of questions by default. */
export const FIRST_ORDER = 'questoes';

/** A row is a single line, so a page has more rows than other lists. */
const BOARDS_PER_PAGE = 40;

/** The list of boards and its address. */
export const BOARDS_ADDRESS = listAddress<BoardFilters>(
  routePath('boards'),
  {
    busca: { key: 'busca', read: fromAddress.words(LONGEST_SEARCH) },
    ordem: { key: 'ordem', read: fromAddress.option(INSTITUTION_ORDERS, FIRST_ORDER) },
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);

/** The query of the boards call for a filter. */
export const boardsQuery = ({ ordem = FIRST_ORDER, ...filters }: BoardFilters): Query => ({
  tipo: 'banca',
  per_page: BOARDS_PER_PAGE,
  ordem,
  ...filters,
});
