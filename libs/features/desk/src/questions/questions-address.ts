import {
  DESK_QUESTION_FILTERS,
  filterFields,
  fromAddress,
  listAddress,
  routePath,
  type FilterValues,
} from '@mapa/domain';

/** A filter of questions at the desk, and the page. */
export type QuestionFilters = FilterValues<typeof DESK_QUESTION_FILTERS> & { page?: number };

/** The list of questions at the desk and its address. */
export const QUESTIONS_ADDRESS = listAddress<QuestionFilters>(
  routePath('deskQuestions'),
  { ...filterFields(DESK_QUESTION_FILTERS), page: { key: 'page', read: fromAddress.page } },
  ['page'],
);
