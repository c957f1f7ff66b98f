import { ORIGIN_FIELDS, STATES, fromAddress, listAddress, routePath } from '@mapa/domain';
import type { ExamQuery } from '../shared/model';

/** What the address of the list of papers says. Absent keys are the defaults. What a notice says of a paper is asked for elsewhere. */
export type ExamFilters = Pick<
  ExamQuery,
  'busca' | 'banca_id' | 'instituicao_id' | 'cargo' | 'ano' | 'escolaridade' | 'uf' | 'page'
>;

/** As long as the server takes it. */
export const LONGEST_SEARCH = 100;

/** The list of papers and its address. */
export const EXAMS_ADDRESS = listAddress<ExamFilters>(
  routePath('exams'),
  {
    busca: { key: 'busca', read: fromAddress.words(LONGEST_SEARCH) },
    ...ORIGIN_FIELDS,
    uf: { key: 'uf[]', read: fromAddress.options(STATES) },
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);
