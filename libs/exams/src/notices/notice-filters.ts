import {
  EXAM_ORDERS,
  LEAST_SALARIES,
  NOTICE_STATES,
  ORIGIN_FIELDS,
  SPHERES,
  STATES,
  fromAddress,
  listAddress,
  money,
  optionLabel,
  routePath,
  type ExamOrder,
} from '@mapa/domain';
import { choicesOf, originChoices, type ActiveChoice } from '@mapa/ui-kit';
import type { Exam, ExamQuery } from '../papers/shared/model';

/** What the address of the list of notices says. Absent keys are the defaults. */
export type NoticeFilters = Omit<ExamQuery, 'per_page' | 'com_edital' | 'ano'>;

/** As long as the server takes it. */
export const LONGEST_SEARCH = 100;

/** What one wants to know of notices first. */
export const DEFAULT_ORDER: ExamOrder = 'encerra_em';

/** An amount that one wants to earn at least. */
const salaryText = (reais: number): string => `A partir de ${money(reais * 100)}`;
export const SALARY_OPTIONS = LEAST_SALARIES.map((value) => ({ value, label: salaryText(value) }));

const { banca_id, instituicao_id, cargo, escolaridade } = ORIGIN_FIELDS;

/** The list of notices and its address. */
export const NOTICES_ADDRESS = listAddress<NoticeFilters>(
  routePath('notices'),
  {
    busca: { key: 'busca', read: fromAddress.words(LONGEST_SEARCH) },
    situacao: { key: 'situacao[]', read: fromAddress.options(NOTICE_STATES) },
    uf: { key: 'uf[]', read: fromAddress.options(STATES) },
    escolaridade,
    esfera: { key: 'esfera[]', read: fromAddress.options(SPHERES) },
    banca_id,
    instituicao_id,
    cargo,
    salario_min: { key: 'salario_min', read: fromAddress.option(SALARY_OPTIONS) },
    ordem: { key: 'ordem', read: fromAddress.option(EXAM_ORDERS, DEFAULT_ORDER) },
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);

/** What to ask the server for. */
export const noticeQuery = (filters: NoticeFilters): ExamQuery => ({
  com_edital: true,
  ordem: DEFAULT_ORDER,
  ...filters,
});

/** What a filter holds, one entry for each thing that can be taken away alone. */
export function noticeChoices(filters: NoticeFilters, rows: readonly Exam[]): ActiveChoice<NoticeFilters>[] {
  const { each, one } = choicesOf(filters);
  return [
    ...each('situacao', (value) => optionLabel(NOTICE_STATES, value)),
    ...originChoices<NoticeFilters>(filters, rows),
    ...each('esfera', (value) => optionLabel(SPHERES, value)),
    ...one('salario_min', filters.salario_min !== undefined && salaryText(filters.salario_min)),
  ];
}
