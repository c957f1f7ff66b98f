import {
  ANSWER_STATES,
  type FilterValue,
  HIDDEN_CHOICES,
  type QUESTION_FILTERS,
  QUESTION_TYPE_VALUES,
  type QuestionFilter,
} from '@mapa/domain';

const WORDS = [
  '8.112/90',
  'Lei 8112',
  'art. 5º',
  'CF/88',
  'c++',
  '2,5',
  'constituição federal',
  'servidores',
  'crase',
  'REGENCIA',
  'lei',
  'de',
  'inexistente',
  'servidor',
  '-verbo',
  'or',
  '"lei imposto"',
  '-"crase verbo"',
  '"guarda-chuva lei"',
  '"lei é"',
  '"de lei de"',
  '"lei zebra"',
  '"de"',
  "d'água",
  'lei/imposto',
  'Q12',
  'a\\b',
  '"',
  '%',
  '!(',
  "'",
];

/** Searches of one and of several words. */
const TEXT_SAMPLES = WORDS.flatMap((word, at) => {
  const others = [1, 5, 11].map((step) => WORDS[(at + step) % WORDS.length] ?? '');
  return [word, ...others.map((_, count) => [word, ...others.slice(0, count + 1)].join(' '))];
});

const SHOWING = ['ocultar', 'incluir'] as const;

/** Values of each filter from which tests draw random filters; some find nothing. A filter without samples does not compile. */
export const FILTER_SAMPLES: {
  readonly [Name in QuestionFilter]: readonly Readonly<FilterValue<(typeof QUESTION_FILTERS)[Name]>>[];
} = {
  id: [3, 12, 9_999],
  busca: TEXT_SAMPLES,
  materia_id: [[1], [4], [1, 4], [999]],
  assunto_id: [[2], [3, 2]],
  banca_id: [[1], [1, 55]],
  instituicao_id: [[2], [1]],
  prova_id: [[1], [1, 2], [77]],
  cargo: ['tecnico', 'MÉDIC', ' a', '%', '_', '  '],
  area: ['saude', 'fisc', 'ú'],
  ano: [[2018], [2018, 2020, 2023], [2020, 1990], [1990]],
  escolaridade: [['fundamental'], ['medio', 'superior'], ['fundamental', 'medio', 'superior']],
  uf: [['df'], ['df', 'sp'], ['sp', 'ac'], ['ac']],
  dificuldade: [[1], [2, 3], [1, 2, 3, 5]],
  tipo: [...QUESTION_TYPE_VALUES.map((value) => [value]), QUESTION_TYPE_VALUES],
  comentada: [true, false],
  estado: ANSWER_STATES.map(({ value }) => value),
  ocultas: HIDDEN_CHOICES.map(({ value }) => value),
  anuladas: SHOWING,
  desatualizadas: SHOWING,
};
