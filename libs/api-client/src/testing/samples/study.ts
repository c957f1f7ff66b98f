import type { ResultOf } from '@mapa/api-contract';
import { changed, sampleUuid, type Changes } from './change';

type QuestionMap = ResultOf<'GET /api/question-map'>['data'][number];
type StudentMap = ResultOf<'GET /api/customer-area/question-map/user-maps'>['data'][number];
type MapDetail = ResultOf<'GET /api/customer-area/question-map/detail'>;
type Subject = MapDetail['assuntos'][number];
type Notebook = ResultOf<'GET /api/customer-area/question-notebook'>['data'][number];
type NotebookDetail = ResultOf<'GET /api/customer-area/question-notebook/id'>;

/** A map of five questions that can be chosen. */
export const sampleMap = ({ id = 1, ...changes }: Changes<QuestionMap> = {}): QuestionMap =>
  changed<QuestionMap>(
    {
      id,
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
    },
    changes,
  );

/** The same map chosen, before the first answer. */
export const sampleStudentMap = ({ mapa = {}, ...changes }: Changes<StudentMap> = {}): StudentMap =>
  changed<StudentMap>(
    {
      mapa: sampleMap(mapa),
      epoca: 1,
      selecionado_em: '2026-01-01T12:00:00.000Z',
      ultima_resposta_em: null,
      progresso: { total: 5, respondidas: 0, certas: 0, erradas: 0 },
      continuar: { assunto_id: 10, questao_id: 101 },
    },
    changes,
  );

/** The heaviest of two subjects. */
export const sampleSubject = (changes: Changes<Subject> = {}): Subject =>
  changed<Subject>(
    {
      assunto_id: 10,
      nome: 'Crase',
      materia_id: 1,
      materia: 'Português',
      percentual: 60,
      total: 3,
      respondidas: 0,
      certas: 0,
      erradas: 0,
    },
    changes,
  );

const lighterSubject = () => sampleSubject({ assunto_id: 20, nome: 'Regência', percentual: 40, total: 2 });

/** The chosen map with both of its subjects. */
export const sampleMapDetail = ({ mapa = {}, ...changes }: Changes<MapDetail> = {}): MapDetail =>
  changed<MapDetail>({ ...sampleStudentMap({ mapa }), assuntos: [sampleSubject(), lighterSubject()] }, changes);

/** A notebook made by a filter, half answered. */
export const sampleNotebook = ({ origem, ...changes }: Changes<Notebook> = {}): Notebook =>
  changed<Notebook>(
    {
      id: sampleUuid(301),
      nome: 'Crase e regência',
      origem: origem ?? { tipo: 'filtro', filtros: { assunto_id: [10, 20], ano: [2024] } },
      criado_em: '2026-10-01T12:00:00.000Z',
      epoca: 1,
      ultima_resposta_em: '2026-11-03T12:00:00.000Z',
      progresso: { total: 8, respondidas: 4, certas: 3, erradas: 1 },
      continuar: { assunto_id: 10, questao_id: 101 },
    },
    changes,
  );

/** A notebook of chosen questions on two subjects, the lighter one first, before the first answer. */
export const sampleNotebookDetail = ({ origem, ...changes }: Changes<NotebookDetail> = {}): NotebookDetail =>
  changed<NotebookDetail>(
    {
      id: sampleUuid(302),
      nome: 'Revisão de véspera',
      origem: origem ?? { tipo: 'escolhidas' },
      criado_em: '2026-01-01T12:00:00.000Z',
      epoca: 1,
      ultima_resposta_em: null,
      progresso: { total: 5, respondidas: 0, certas: 0, erradas: 0 },
      continuar: { assunto_id: 20, questao_id: 201 },
      assuntos: [lighterSubject(), sampleSubject()],
    },
    changes,
  );
