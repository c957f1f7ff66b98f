import {
  ANSWER_STATES,
  DIFFICULTIES,
  HIDDEN_CHOICES,
  ORIGIN_FIELDS,
  QUESTION_ORDERS,
  QUESTION_TYPES,
  fromAddress,
  listAddress,
  routePath,
} from '@mapa/domain';
import type { QuestionQuery } from '../model';

/** What the address of a question list says. Absent keys are the defaults. */
export type Filters = Omit<QuestionQuery, 'id' | 'per_page'>;

/** How each key of the address is read. */
export const QUESTIONS_ADDRESS = listAddress<Filters>(
  routePath('questions'),
  {
    busca: { key: 'busca', read: fromAddress.words(200) },
    materia_id: { key: 'materia_id[]', read: fromAddress.ids },
    assunto_id: { key: 'assunto_id[]', read: fromAddress.ids },
    banca_id: ORIGIN_FIELDS.banca_id,
    instituicao_id: ORIGIN_FIELDS.instituicao_id,
    prova_id: { key: 'prova_id[]', read: fromAddress.ids },
    cargo: ORIGIN_FIELDS.cargo,
    area: { key: 'area', read: fromAddress.words(100) },
    ano: ORIGIN_FIELDS.ano,
    escolaridade: ORIGIN_FIELDS.escolaridade,
    dificuldade: { key: 'dificuldade[]', read: fromAddress.options(DIFFICULTIES) },
    tipo: { key: 'tipo[]', read: fromAddress.options(QUESTION_TYPES) },
    comentada: { key: 'comentada', read: fromAddress.flag },
    estado: { key: 'estado', read: fromAddress.option(ANSWER_STATES, 'todas') },
    ocultas: { key: 'ocultas', read: fromAddress.option(HIDDEN_CHOICES) },
    anuladas: { key: 'anuladas', read: fromAddress.exactly('incluir') },
    desatualizadas: { key: 'desatualizadas', read: fromAddress.exactly('incluir') },
    ordem: { key: 'ordem', read: fromAddress.option(QUESTION_ORDERS, 'relevancia') },
    page: { key: 'page', read: fromAddress.page },
    ate: { key: 'ate', read: fromAddress.id },
    estado_ate: { key: 'estado_ate', read: fromAddress.moment },
  },
  ['page', 'ate', 'estado_ate'],
);

export const {
  parse: parseFilters,
  params: filterParams,
  change: changeFilters,
  to: questionsAddress,
} = QUESTIONS_ADDRESS;

/** Filters alone, without order, page and its anchors: what a count or an incidence is about. */
export function criteriaOf({
  ordem: _ordem,
  page: _page,
  ate: _ate,
  estado_ate: _ownAnchor,
  ...criteria
}: Filters): Filters {
  return criteria;
}

/** How many separate things are filtered by; order, page and the shown hidden ones are no filters to a student. */
export function countChoices(filters: Filters): number {
  const { anuladas: _anuladas, desatualizadas: _desatualizadas, ...criteria } = criteriaOf(filters);
  return Object.values(criteria).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
}
