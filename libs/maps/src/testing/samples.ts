import type { studentMapsApi } from '@mapa/api-client';
import type { QuestionMap, StudentMap } from '../shared/model';

type MapDetail = (typeof studentMapsApi)['endpoints']['studentMap']['Types']['ResultType'];
type MapSubject = MapDetail['assuntos'][number];

/** A map that can be chosen: each sample is a whole object, changed where the test says so. */
export const sampleMap = (change: Partial<QuestionMap> = {}): QuestionMap => ({
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
  incidencia: [
    { id: 10, nome: 'Crase', questoes: 3, percentual: 60 },
    { id: 20, nome: 'Regência', questoes: 2, percentual: 40 },
  ],
  ...change,
});

/** The same map chosen, before the first answer. */
export const sampleStudentMap = (change: Partial<StudentMap> = {}): StudentMap => ({
  mapa: sampleMap(),
  epoca: 1,
  selecionado_em: '2026-01-01T12:00:00.000Z',
  ultima_resposta_em: null,
  progresso: { total: 5, respondidas: 0, certas: 0, erradas: 0 },
  continuar: { assunto_id: 10, questao_id: 101 },
  ...change,
});

/** The heaviest of two subjects. */
export const sampleSubject = (change: Partial<MapSubject> = {}): MapSubject => ({
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

/** The chosen map with both of its subjects. */
export const sampleDetail = (change: Partial<MapDetail> = {}): MapDetail => ({
  ...sampleStudentMap(),
  assuntos: [sampleSubject(), sampleSubject({ assunto_id: 20, nome: 'Regência', percentual: 40, total: 2 })],
  ...change,
});
