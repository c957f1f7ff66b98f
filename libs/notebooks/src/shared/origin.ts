import {
  ANSWER_STATES,
  DIFFICULTIES,
  EDUCATION_LEVELS,
  HIDDEN_CHOICES,
  QUESTION_TYPES,
  counted,
  optionLabel,
  type Option,
} from '@mapa/domain';
import type { Notebook } from './model';

type Filters = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What a filter holds as ids is told by number: names would cost a call for each notebook. */
const COUNTED: readonly (readonly [key: string, one: string, many: string])[] = [
  ['materia_id', 'matéria', 'matérias'],
  ['assunto_id', 'assunto', 'assuntos'],
  ['banca_id', 'banca', 'bancas'],
  ['instituicao_id', 'instituição', 'instituições'],
  ['prova_id', 'prova', 'provas'],
];

const LABELLED: readonly (readonly [key: string, options: readonly Option<string | number>[]])[] = [
  ['escolaridade', EDUCATION_LEVELS],
  ['dificuldade', DIFFICULTIES],
  ['tipo', QUESTION_TYPES],
];

const labelOf = (options: readonly Option<string | number>[], value: unknown): string[] =>
  options.filter((option) => option.value === value).map((option) => option.label);

/** Fields with one value, and what each value that narrows or widens is called. */
const SWITCHES: readonly (readonly [key: string, value: unknown, words: string])[] = [
  ['comentada', true, 'com comentário'],
  ['comentada', false, 'sem comentário'],
  ...HIDDEN_CHOICES.map(({ value, label }) => ['ocultas', value, label.toLowerCase()] as const),
  ['anuladas', 'incluir', 'com anuladas'],
  ['desatualizadas', 'incluir', 'com desatualizadas'],
];

function filterWords(filters: Filters): string[] {
  const { busca, cargo, area, estado, ano, id } = filters;
  return [
    ...(typeof id === 'number' ? [`Q${id}`] : []),
    ...(typeof busca === 'string' ? [`“${busca}”`] : []),
    ...COUNTED.flatMap(([key, one, many]) => {
      const { length } = listOf(filters[key]);
      return length > 0 ? [counted(length, one, many)] : [];
    }),
    ...[cargo, area].filter((value) => typeof value === 'string'),
    ...listOf(ano).map(String),
    ...LABELLED.flatMap(([key, options]) => listOf(filters[key]).flatMap((value) => labelOf(options, value))),
    ...ANSWER_STATES.filter(({ value }) => value === estado && value !== 'todas').map(({ value }) =>
      optionLabel(ANSWER_STATES, value),
    ),
    ...SWITCHES.flatMap(([key, value, words]) => (filters[key] === value ? [words] : [])),
  ];
}

/** Where a notebook's questions come from: "De um filtro: 2 assuntos, 2024". What nobody knows any more says nothing. */
export function originWords({ origem }: Pick<Notebook, 'origem'>): string {
  switch (origem['tipo']) {
    case 'escolhidas':
      return 'Questões escolhidas uma a uma';
    case 'prova':
      return 'Questões de uma prova';
    case 'filtro': {
      const words = filterWords((origem['filtros'] ?? {}) as Filters);
      return words.length > 0 ? `De um filtro: ${words.join(', ')}` : 'De todas as questões';
    }
    default:
      return 'Caderno de questões';
  }
}
