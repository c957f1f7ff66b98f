import type { notebooksApi, studentMapsApi } from '@mapa/api-client';
import type { StudyQuestion, Subject } from '../model';

type MapDetail = (typeof studentMapsApi)['endpoints']['studentMap']['Types']['ResultType'];
type NotebookDetail = (typeof notebooksApi)['endpoints']['notebook']['Types']['ResultType'];

export const NOTEBOOK_ID = 'c0ffee00-0000-4000-8000-000000000001';

/** The heaviest of two subjects. */
export const sampleSubject = (change: Partial<Subject> = {}): Subject => ({
  assunto_id: 10,
  nome: 'Crase',
  materia_id: 1,
  materia: 'Português',
  percentual: 60,
  total: 3,
  respondidas: 0,
  certas: 0,
  erradas: 0,
  ...change,
});

/** A chosen map with both of its subjects, before the first answer. */
export const sampleDetail = (change: Partial<MapDetail> = {}): MapDetail => ({
  mapa: {
    id: 1,
    nome: 'Mapa do Auditor',
    slug: 'mapa-do-auditor',
    banca: { id: 1, sigla: 'TRCP', nome: 'Tribunal' },
    instituicao: null,
    ano: 2025,
    escolaridade: 'superior',
    cargo: 'Auditor',
    prova_id: 1,
    questoes: 5,
    assuntos: 2,
    incidencia: [],
  },
  epoca: 1,
  selecionado_em: '2026-01-01T12:00:00.000Z',
  ultima_resposta_em: null,
  progresso: { total: 5, respondidas: 0, certas: 0, erradas: 0 },
  continuar: { assunto_id: 10, questao_id: 101 },
  assuntos: [sampleSubject(), sampleSubject({ assunto_id: 20, nome: 'Regência', percentual: 40, total: 2 })],
  ...change,
});

/** A notebook of the same two subjects, in which the lighter one comes first. */
export const sampleNotebook = (change: Partial<NotebookDetail> = {}): NotebookDetail => ({
  id: NOTEBOOK_ID,
  nome: 'Revisão de véspera',
  origem: { tipo: 'escolhidas' },
  criado_em: '2026-01-01T12:00:00.000Z',
  epoca: 1,
  ultima_resposta_em: null,
  progresso: { total: 5, respondidas: 0, certas: 0, erradas: 0 },
  continuar: { assunto_id: 20, questao_id: 201 },
  assuntos: [sampleSubject({ assunto_id: 20, nome: 'Regência', percentual: 40, total: 2 }), sampleSubject()],
  ...change,
});

type Answer = NonNullable<StudyQuestion['resposta']>;

/** A right answer. */
export const sampleAnswer = (change: Partial<Answer> = {}): Answer => ({
  uuid: '0b0a0000-0000-4000-8000-000000000001',
  alternativa_id: 1,
  acertou: true,
  revelada: false,
  respondida_em: '2026-01-02T12:00:00.000Z',
  ...change,
});

/** A question without a number of the paper, not answered. */
export const sampleQuestion = (change: Partial<StudyQuestion> = {}): StudyQuestion => ({
  id: 101,
  codigo: `Q${change.id ?? 101}`,
  tipo: 'questaomultiplaescolha',
  banca: null,
  instituicao: null,
  ano: 2025,
  escolaridade: null,
  cargo: null,
  prova: null,
  numero: null,
  variante: null,
  assunto: [
    { id: 1, nome: 'Português' },
    { id: 10, nome: 'Crase' },
  ],
  dificuldade: null,
  anulada: false,
  desatualizada: false,
  motivo_situacao: null,
  comentada: false,
  versao: 1,
  enunciado: '<p>Enunciado</p>',
  alternativas: [
    { id: 1, letra: 'A', texto: 'Sim' },
    { id: 2, letra: 'B', texto: 'Não' },
  ],
  resposta: null,
  gabarito: null,
  ...change,
});
