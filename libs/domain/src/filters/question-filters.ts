import { MAX_SUBJECT_CHOICES } from '../constants';
import { ANSWER_STATES, DIFFICULTIES, HIDDEN_CHOICES } from '../options';
import { QUESTION_TYPES } from '../question-kinds/question-kinds';
import { formSections, type FilterDefinitions, type FilterValues } from './definition';
import { ORIGIN_FILTERS, STATE_FILTER } from './list-filters';

/**
 * Every filter of a question list, in the order of its address. The contract's query, the address, form and chips, the
 * labels of a saved filter and the random filters of tests are derived from it; the server's side of each is in its own
 * registry (docs/decisions/049).
 */
export const QUESTION_FILTERS = {
  id: { kind: 'id', label: 'Código' },
  busca: { kind: 'search', label: 'Busca', maxLength: 200, example: 'crase facultativa' },
  materia_id: { kind: 'ids', of: 'matter', label: 'Matéria', facet: 'assunto', counted: ['matéria', 'matérias'] },
  assunto_id: {
    kind: 'ids',
    of: 'subject',
    label: 'Assunto',
    facet: 'assunto',
    counted: ['assunto', 'assuntos'],
    maxChoices: MAX_SUBJECT_CHOICES,
  },
  banca_id: { ...ORIGIN_FILTERS.banca_id, facet: 'banca' },
  instituicao_id: { ...ORIGIN_FILTERS.instituicao_id, facet: 'instituicao' },
  prova_id: { kind: 'ids', of: 'exam', label: 'Prova', facet: 'prova', counted: ['prova', 'provas'] },
  cargo: ORIGIN_FILTERS.cargo,
  area: { kind: 'words', label: 'Área', maxLength: 100, example: 'Jurídica' },
  ano: { ...ORIGIN_FILTERS.ano, facet: 'ano' },
  escolaridade: { ...ORIGIN_FILTERS.escolaridade, facet: 'escolaridade' },
  uf: { ...STATE_FILTER, facet: 'uf' },
  dificuldade: { kind: 'options', options: DIFFICULTIES, label: 'Dificuldade', facet: 'dificuldade', example: 3 },
  tipo: {
    kind: 'options',
    options: QUESTION_TYPES,
    label: 'Tipo de questão',
    facet: 'tipo',
    example: 'questaomultiplaescolha',
  },
  comentada: {
    kind: 'flag',
    label: 'Só com gabarito comentado',
    facet: 'comentada',
    yes: 'Com comentário',
    no: 'Sem comentário',
  },
  estado: {
    kind: 'option',
    options: ANSWER_STATES,
    fallback: 'todas',
    label: 'Minhas respostas',
    facet: 'estado',
    ownState: true,
  },
  ocultas: { kind: 'option', options: HIDDEN_CHOICES, label: 'Ocultas', ownState: true, lowerCase: true },
  anuladas: { kind: 'inclusion', label: 'Anuladas', widens: true },
  desatualizadas: { kind: 'inclusion', label: 'Desatualizadas', widens: true },
} as const satisfies FilterDefinitions;

/** The name of a filter of questions, which is its field on the wire. */
export type QuestionFilter = keyof typeof QUESTION_FILTERS;
/** A filter of a question list; absent fields are inactive. */
export type QuestionFilterValues = FilterValues<typeof QUESTION_FILTERS>;

/** The names, in the order above. */
export const QUESTION_FILTER_NAMES = Object.keys(QUESTION_FILTERS) as QuestionFilter[];

/** The form's sections, the most used first. */
export const QUESTION_FILTER_SECTIONS = formSections(QUESTION_FILTERS)([
  { title: 'Matéria e assunto', filters: ['materia_id', 'assunto_id'], startsOpen: true },
  { filters: ['estado'], startsOpen: true },
  { filters: ['banca_id'] },
  { filters: ['ano'] },
  { filters: ['instituicao_id'] },
  { filters: ['prova_id'] },
  { filters: ['uf'] },
  { title: 'Cargo e área', filters: ['cargo', 'area'] },
  { filters: ['escolaridade'] },
  { filters: ['dificuldade'] },
  { filters: ['tipo'] },
  { title: 'Comentários e situação', filters: ['comentada', 'anuladas', 'desatualizadas', 'ocultas'] },
]);

type FacetOf<D> = D extends { facet: infer Facet } ? Facet : never;
/** A facet by which questions are counted. */
export type QuestionFacet = FacetOf<(typeof QUESTION_FILTERS)[QuestionFilter]>;

/** The facet of a filter's choices; undefined if they are not counted. */
export const facetOf = (name: QuestionFilter): QuestionFacet | undefined => {
  const definition = QUESTION_FILTERS[name];
  return 'facet' in definition ? definition.facet : undefined;
};

/** The facets as options, in the order of their filters. */
export const QUESTION_FACETS = [...new Set(QUESTION_FILTER_NAMES.flatMap((name) => facetOf(name) ?? []))].map(
  (value) => ({ value }),
);

/** A filter without its values of one facet: the base for counting that facet's choices. */
export const withoutFacet = <Filters extends object>(filters: Filters, facet: QuestionFacet): Filters =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name]) => !(name in QUESTION_FILTERS) || facetOf(name as QuestionFilter) !== facet,
    ),
  ) as Filters;

/** The filters that depend on the student's own state. */
export const OWN_STATE_FILTERS: readonly string[] = QUESTION_FILTER_NAMES.filter(
  (name) => 'ownState' in QUESTION_FILTERS[name],
);

/** Values of such filters that depend on it; their defaults do not. */
const OWN_CHOICES = new Map(
  QUESTION_FILTER_NAMES.flatMap((name) => {
    const definition = QUESTION_FILTERS[name];
    if (!('ownState' in definition)) return [];
    const fallback = 'fallback' in definition ? definition.fallback : undefined;
    return [[name as string, definition.options.map(({ value }) => value as string).filter((one) => one !== fallback)]];
  }),
);

/** Whether a field of a query contains one of these values, parsed or raw, once or as a list. */
const names = (query: object, field: string, values: readonly string[]): boolean =>
  field in query &&
  [query[field as keyof typeof query] as unknown].flat().some((value) => values.includes(value as string));

const OWN_FACETS: readonly string[] = QUESTION_FILTER_NAMES.flatMap((name) =>
  OWN_STATE_FILTERS.includes(name) ? (facetOf(name) ?? []) : [],
);

/**
 * Whether a question filter depends on the student's own state: it then needs a token, and its responses must not be
 * shared.
 */
export const readsOwnState = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  ([...OWN_CHOICES].some(([field, values]) => names(query, field, values)) || names(query, 'faceta', OWN_FACETS));

/** A filter without its conditions on the student's own state, which is public. */
export const withoutOwnState = <Filters extends object>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !OWN_STATE_FILTERS.includes(name))) as Filters;
