import { EXAM_FILTERS, filterFields, fromAddress, listAddress, routePath, type FilterValues } from '@mapa/domain';

/** What the address of the list of papers says. Absent keys are the defaults. What a notice says of a paper is asked for elsewhere. */
export type ExamFilters = FilterValues<typeof EXAM_FILTERS> & { page?: number };

/** The list of papers and its address. */
export const EXAMS_ADDRESS = listAddress<ExamFilters>(
  routePath('exams'),
  { ...filterFields(EXAM_FILTERS), page: { key: 'page', read: fromAddress.page } },
  ['page'],
);
