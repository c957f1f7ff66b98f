import { countOf, lineOf, pageOf, publicQuestion, type FakeCalls } from '@mapa/api-client/testing';
import type { QuestionView } from '../model';

/** Question Q12 of an auditor's paper: choose among three sentences (101 to 103) with and without crase. */
export const craseQuestion = (over: Partial<QuestionView> = {}): QuestionView => ({
  ...publicQuestion({
    id: 12,
    banca: { id: 5, sigla: 'FGV', nome: 'Fundação Getulio Vargas' },
    instituicao: { id: 6, sigla: 'TCE', nome: 'Tribunal de Contas' },
    cargo: 'Auditor',
    prova: { id: 7, nome: 'TCE 2024' },
    numero: 3,
    assunto: [
      { id: 1, nome: 'Português' },
      { id: 11, nome: 'Crase' },
    ],
    dificuldade: 2,
    comentada: true,
    enunciado: '<p>Assinale a opção correta.</p>',
    alternativas: ['Fui à praia.', 'Fui a praia.', 'Fui há praia.'].map((texto, at) => ({
      id: 101 + at,
      letra: 'ABC'.charAt(at),
      texto: `<p>${texto}</p>`,
    })),
  }),
  ...over,
});

/** A page of questions, ten per page. */
const questionsOf = (data: QuestionView[]) => pageOf(data, { per_page: 10 });

/** Fake responses to the calls of the list of questions, with two matérias. */
export const listCalls = (questions: QuestionView[] = [craseQuestion()]): FakeCalls => ({
  'GET /api/question': ({ id }) => questionsOf(id ? questions.filter((one) => one.id === id) : questions),
  'GET /api/question/list': pageOf(questions.map(lineOf), { per_page: 10 }),
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
  'GET /api/matter': pageOf([
    { id: 1, nome: 'Português', questoes: 7, assuntos: [{ id: 11, nome: 'Crase', pai_id: 1, questoes: 4 }] },
    { id: 2, nome: 'Matemática', questoes: 3, assuntos: [] },
  ]),
});
