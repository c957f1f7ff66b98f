import {
  EXAM_ORDERS,
  filterFields,
  fromAddress,
  listAddress,
  NOTICE_FILTERS,
  routePath,
  type ExamOrder,
  type FilterValues,
} from '@mapa/domain';
import type { ExamQuery } from '../papers/model';

/** Fields of the address of the list of notices. Absent keys are the defaults. */
export type NoticeFilters = FilterValues<typeof NOTICE_FILTERS> & { ordem?: ExamOrder | undefined; page?: number };

/** Default order of the notices. */
export const DEFAULT_ORDER: ExamOrder = 'encerra_em';

/** The list of notices and its address. */
export const NOTICES_ADDRESS = listAddress<NoticeFilters>(
  routePath('notices'),
  {
    ...filterFields(NOTICE_FILTERS),
    ordem: { key: 'ordem', read: fromAddress.option(EXAM_ORDERS, DEFAULT_ORDER) },
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);

/** The query of the notices call for a filter. */
export const noticeQuery = (filters: NoticeFilters): ExamQuery => ({
  com_edital: true,
  ordem: DEFAULT_ORDER,
  ...filters,
});
