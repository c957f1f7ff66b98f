import type { QuestionQuery } from '../model';
import {
  countChosen,
  filterFields,
  fromAddress,
  listAddress,
  QUESTION_FILTERS,
  QUESTION_ORDERS,
  routePath,
} from '@mapa/domain';

/** Fields of the address of a question list. Absent keys are the defaults. */
export type Filters = Omit<QuestionQuery, 'id' | 'per_page'>;

// A question's code has an address of its own.
const { id: _id, ...FIELDS } = filterFields(QUESTION_FILTERS);

/** Parsers of each key of the address. */
export const QUESTIONS_ADDRESS = listAddress<Filters>(
  routePath('questions'),
  {
    ...FIELDS,
    ordem: { key: 'ordem', read: fromAddress.option(QUESTION_ORDERS, 'relevancia') },
    page: { key: 'page', read: fromAddress.page },
    ate: { key: 'ate', read: fromAddress.id },
    estado_ate: { key: 'estado_ate', read: fromAddress.instant },
  },
  ['page', 'ate', 'estado_ate'],
);

export const {
  parse: parseFilters,
  params: filterParams,
  change: changeFilters,
  to: questionsAddress,
} = QUESTIONS_ADDRESS;

/** The filters without order, page and anchors, as counts and incidence use them. */
export function criteriaOf({
  ordem: _ordem,
  page: _page,
  ate: _ate,
  estado_ate: _ownAnchor,
  ...criteria
}: Filters): Filters {
  return criteria;
}

/** Number of chosen filter values; order, page and the switch for hidden kinds do not count. */
export const countChoices = (filters: Filters): number => countChosen(QUESTION_FILTERS, filters);
