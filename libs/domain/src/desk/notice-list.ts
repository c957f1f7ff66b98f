import { NOTICE_FILTERS } from '../filters/list-filters';
import type { FilterDefinitions } from '../filters/definition';
import { NOTICE_STATES } from '../notices/notice-options';

const { busca, banca_id } = NOTICE_FILTERS;

/** Filters of notices at the desk, in the order of their address. */
export const DESK_NOTICE_FILTERS = {
  busca,
  situacao: { kind: 'option', options: NOTICE_STATES, label: 'Situação' },
  banca_id,
} as const satisfies FilterDefinitions;
