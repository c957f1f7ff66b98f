import {
  DESK_NOTICE_FILTERS,
  filterFields,
  fromAddress,
  listAddress,
  routePath,
  type FilterValues,
} from '@mapa/domain';

/** A filter of notices at the desk, and the page. */
export type NoticeFilters = FilterValues<typeof DESK_NOTICE_FILTERS> & { page?: number };

/** The list of notices at the desk and its address. */
export const NOTICES_ADDRESS = listAddress<NoticeFilters>(
  routePath('deskNotices'),
  { ...filterFields(DESK_NOTICE_FILTERS), page: { key: 'page', read: fromAddress.page } },
  ['page'],
);
