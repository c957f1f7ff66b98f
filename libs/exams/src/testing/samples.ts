import type { Exam, Incidence, Performance, TriPerformance } from '../papers/shared/model';

/** A list of one page. */
export const pageOf = <T>(data: T[], change: object = {}) => ({
  data,
  total: data.length,
  current_page: 1,
  last_page: 1,
  per_page: 20,
  ...change,
});

/** A paper with everything known of it: each sample is a whole object, changed where the test says so. */
export const sampleExam = (change: Partial<Exam> = {}): Exam => ({
  id: 57,
  nome: 'TRT 10 2024: Analista',
  slug: 'trt-10-2024-analista',
  banca: { id: 3, sigla: 'CEBRASPE', nome: 'Centro Brasileiro de Pesquisa' },
  instituicao: { id: 29, sigla: 'TRT 10', nome: 'Tribunal Regional do Trabalho' },
  ano: 2024,
  escolaridade: 'superior',
  cargo: 'Analista',
  uf: 'df',
  area: 'Jurídica',
  questoes: 5,
  mapa: { id: 42, nome: 'Mapa do Analista' },
  pdf_prova: '/api/document/aa/trt-10-2024-analista-prova.pdf',
  pdf_gabarito: null,
  edital: null,
  ...change,
});

/** Português (Crase 2, Regência 1) and Informática (2). */
export const sampleIncidence = (): Incidence => ({
  total: 5,
  data: [
    { id: 1, nome: 'Português', pai_id: null, questoes: 3, percentual: 60 },
    { id: 9, nome: 'Informática', pai_id: null, questoes: 2, percentual: 40 },
    { id: 11, nome: 'Crase', pai_id: 1, questoes: 2, percentual: 40 },
    { id: 111, nome: 'Crase facultativa', pai_id: 11, questoes: 1, percentual: 20 },
    { id: 12, nome: 'Regência', pai_id: 1, questoes: 1, percentual: 20 },
  ],
});

/** Three of five answered, one of them wrong, with nobody to compare with. */
export const samplePerformance = (change: Partial<Performance> = {}): Performance => ({
  prova_id: 57,
  total: 5,
  respondidas: 3,
  certas: 2,
  erradas: 1,
  percentual: 40,
  liquida: 1,
  assuntos: [
    { assunto_id: 9, nome: 'Informática', total: 2, respondidas: 0, certas: 0, erradas: 0, percentual: 0 },
    { assunto_id: 11, nome: 'Crase', total: 1, respondidas: 1, certas: 1, erradas: 0, percentual: 100 },
    { assunto_id: 111, nome: 'Crase facultativa', total: 1, respondidas: 1, certas: 0, erradas: 1, percentual: 0 },
    { assunto_id: 12, nome: 'Regência', total: 1, respondidas: 1, certas: 1, erradas: 0, percentual: 100 },
  ],
  todos: null,
  ...change,
});

/** A score that nobody should trust yet, and the one error that it holds against the student. */
export const sampleTri = (change: Partial<TriPerformance> = {}): TriPerformance => ({
  prova_id: 57,
  respondidas: 3,
  nota: 561.4,
  erro_padrao: 81.2,
  amostra_minima: 4,
  erros_caros: [{ questao_id: 901, numero: 12, pontos: 8.31 }],
  ...change,
});

/** An open notice with everything told; its days are told by the test that looks at them. */
export const sampleNotice = (change: Partial<NonNullable<Exam['edital']>> = {}): NonNullable<Exam['edital']> => ({
  situacao: 'aberto',
  suspenso: false,
  esfera: 'federal',
  escolaridades: ['medio', 'superior'],
  cargos: ['Técnico', 'Analista'],
  vagas: 1_200,
  cadastro_reserva: true,
  salario_min_centavos: 450_000,
  salario_max_centavos: 912_050,
  taxa_centavos: 8_500,
  inscricoes_de: '2026-03-02',
  inscricoes_ate: '2026-03-20',
  data_prova: '2026-05-10',
  link: 'https://www.exemplo.com.br/edital.pdf',
  observacao: 'Provas à tarde.',
  provas_orgao: 3,
  mapas_orgao: 2,
  ...change,
});
