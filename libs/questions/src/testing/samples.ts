import type { FakeCalls } from '@mapa/api-client/testing';
import type { QuestionCount, QuestionPage, QuestionView } from '../model';

/** A question as the API gives it, with whatever a test is about. */
export const question = (over: Partial<QuestionView> = {}): QuestionView => ({
  id: 12,
  codigo: 'Q12',
  tipo: 'questaomultiplaescolha',
  banca: { id: 5, sigla: 'FGV', nome: 'Fundação Getulio Vargas' },
  instituicao: { id: 6, sigla: 'TCE', nome: 'Tribunal de Contas' },
  ano: 2024,
  escolaridade: 'superior',
  cargo: 'Auditor',
  prova: { id: 7, nome: 'TCE 2024' },
  numero: 3,
  variante: null,
  assunto: [
    { id: 1, nome: 'Português' },
    { id: 11, nome: 'Crase' },
  ],
  dificuldade: 2,
  anulada: false,
  desatualizada: false,
  motivo_situacao: null,
  comentada: true,
  versao: 1,
  enunciado: '<p>Assinale a opção correta.</p>',
  alternativas: ['Fui à praia.', 'Fui a praia.', 'Fui há praia.'].map((texto, at) => ({
    id: 101 + at,
    letra: 'ABC'.charAt(at),
    texto: `<p>${texto}</p>`,
  })),
  ...over,
});

/** A page of questions. */
export const pageOf = (data: QuestionView[], over: Partial<QuestionPage> = {}): QuestionPage => ({
  data,
  total: data.length,
  current_page: 1,
  last_page: 1,
  per_page: 10,
  ...over,
});

/** What a count answers. */
export const countOf = (total: number, anuladas = 0, desatualizadas = 0): QuestionCount => ({
  total,
  ocultas: { anuladas, desatualizadas },
});

/** A question's line in an index. */
export const lineOf = ({ enunciado, alternativas: _alternativas, versao: _versao, ...identity }: QuestionView) => ({
  ...identity,
  resumo: enunciado.replace(/<[^>]*>/g, ''),
});

/** What the list of questions asks for, with two matérias and no surprises. */
export const listCalls = (questions: QuestionView[] = [question()]): FakeCalls => ({
  'GET /api/question': ({ id }) => pageOf(id ? questions.filter((one) => one.id === id) : questions),
  'GET /api/question/list': { ...pageOf([]), data: questions.map(lineOf) },
  'GET /api/question/count': countOf(questions.length),
  'GET /api/question/facet': { data: [] },
  'GET /api/question/incidence': {
    total: 10,
    data: [
      { id: 1, nome: 'Português', pai_id: null, questoes: 7, percentual: 70 },
      { id: 2, nome: 'Matemática', pai_id: null, questoes: 3, percentual: 30 },
      { id: 11, nome: 'Crase', pai_id: 1, questoes: 4, percentual: 40 },
    ],
  },
  'GET /api/matter': {
    ...pageOf([]),
    data: [
      { id: 1, nome: 'Português', questoes: 7, assuntos: [{ id: 11, nome: 'Crase', pai_id: 1, questoes: 4 }] },
      { id: 2, nome: 'Matemática', questoes: 3, assuntos: [] },
    ],
  },
});
