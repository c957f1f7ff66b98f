import { LEAST_SALARIES, NOTICE_STATES, SPHERES } from '../notices/notice-options';
import { EDUCATION_LEVELS } from '../options';
import { STATES } from '../brazilian-states';
import { money } from '../format/money';
import { formSections, type FilterDefinitions } from './definition';

/** Filters by origin that the lists of exams, maps and questions share. */
export const ORIGIN_FILTERS = {
  banca_id: { kind: 'ids', of: 'board', label: 'Banca', counted: ['banca', 'bancas'] },
  instituicao_id: { kind: 'ids', of: 'institution', label: 'Instituição', counted: ['instituição', 'instituições'] },
  cargo: { kind: 'words', label: 'Cargo', maxLength: 100, example: 'analista' },
  ano: { kind: 'years', label: 'Ano', example: 2024 },
  escolaridade: { kind: 'options', options: EDUCATION_LEVELS, label: 'Escolaridade', example: 'superior' },
} as const satisfies FilterDefinitions;

/** The federal state of the hiring body. */
export const STATE_FILTER = { kind: 'options', options: STATES, label: 'UF', example: 'df' } as const;

/** Every filter of the list of maps, in the order of its address. */
export const MAP_FILTERS = {
  busca: { kind: 'search', label: 'Busca', maxLength: 100, example: 'analista judiciário' },
  ...ORIGIN_FILTERS,
} as const satisfies FilterDefinitions;

/** The form of the list of maps. */
export const MAP_FILTER_SECTIONS = formSections(MAP_FILTERS)([
  { filters: ['escolaridade'], startsOpen: true },
  { filters: ['banca_id'] },
  { filters: ['instituicao_id'] },
  { filters: ['cargo'] },
  { filters: ['ano'] },
]);

const examSearch = { kind: 'search', label: 'Busca', maxLength: 100, example: 'trt 10' } as const;

/** Every filter of the list of papers, in the order of its address. */
export const EXAM_FILTERS = {
  busca: examSearch,
  ...ORIGIN_FILTERS,
  uf: STATE_FILTER,
} as const satisfies FilterDefinitions;

/** The form of the list of papers. */
export const EXAM_FILTER_SECTIONS = formSections(EXAM_FILTERS)([
  { filters: ['escolaridade'], startsOpen: true },
  { filters: ['banca_id'] },
  { filters: ['instituicao_id'] },
  { filters: ['cargo'] },
  { filters: ['ano'] },
  { filters: ['uf'] },
]);

/** Options of a lowest salary. */
const SALARIES = LEAST_SALARIES.map((value) => ({ value, label: `A partir de ${money(value * 100)}` }));

/** Every filter of the list of notices, in the order of its address. */
export const NOTICE_FILTERS = {
  busca: examSearch,
  situacao: { kind: 'options', options: NOTICE_STATES, label: 'Situação' },
  uf: STATE_FILTER,
  escolaridade: ORIGIN_FILTERS.escolaridade,
  esfera: { kind: 'options', options: SPHERES, label: 'Esfera' },
  banca_id: ORIGIN_FILTERS.banca_id,
  instituicao_id: ORIGIN_FILTERS.instituicao_id,
  cargo: ORIGIN_FILTERS.cargo,
  salario_min: { kind: 'least', options: SALARIES, label: 'Salário', maximum: 1_000_000, example: 5000 },
} as const satisfies FilterDefinitions;

/** The form of the list of notices. */
export const NOTICE_FILTER_SECTIONS = formSections(NOTICE_FILTERS)([
  { filters: ['situacao'], startsOpen: true },
  { filters: ['uf'] },
  { filters: ['escolaridade'], startsOpen: true },
  { filters: ['salario_min'], startsOpen: true },
  { filters: ['esfera'] },
  { filters: ['banca_id'] },
  { filters: ['instituicao_id'] },
  { filters: ['cargo'] },
]);
