import { EXAM_FILTERS, filterFields, fromAddress, listAddress, routePath, type FilterValues } from '@mapa/domain';

/**
 * Fields of the address of the list of papers. Absent keys are the defaults. Fields of notices belong to the list of
 * notices.
 */
export type ExamFilters = FilterValues<typeof EXAM_FILTERS> & { page?: number };

/** The list of papers and its address. */
export const EXAMS_ADDRESS = listAddress<ExamFilters>(
  routePath('exams'),
  { ...filterFields(EXAM_FILTERS), page: { key: 'page', read: fromAddress.page } },
  ['page'],
);
