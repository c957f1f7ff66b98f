import type { Calls } from './call';
import { Incidence } from '../schemas/catalogue';
import { ExamParams, IdParams, listOf } from '../schemas/common';
import { ExamIncidenceQuery, ExamPerformance, ExamScore, ScoresQuery, TriPerformance } from '../schemas/performance';
import { ExamQuestionResults, PerformanceOverview } from '../schemas/performance-overview';
import { MapBody, OldMap, StudentMap } from '../schemas/student';

export const performanceCalls = {
  'GET /api/exam/incidence': {
    summary: 'Quanto cada matéria e assunto é cobrado nas provas do filtro.',
    access: 'anyone',
    refuses: [404],
    query: ExamIncidenceQuery,
    response: Incidence,
  },
  'GET /api/customer-area/exam/performance': {
    summary: 'Os acertos de quem chama em várias provas.',
    access: 'signed-in',
    added: true,
    query: ScoresQuery,
    response: listOf(ExamScore),
  },
  'GET /api/customer-area/exam/performance/{id}': {
    summary: 'O desempenho de quem chama em uma prova.',
    access: 'signed-in',
    queue: 'heavy',
    params: ExamParams,
    response: ExamPerformance,
  },
  'GET /api/customer-area/exam/performance/{id}/questions': {
    summary: 'As questões de uma prova com o resultado de quem chama e quantos as acertaram.',
    access: 'signed-in',
    queue: 'heavy',
    added: true,
    params: ExamParams,
    response: ExamQuestionResults,
  },
  'GET /api/customer-area/performance': {
    summary: 'O desempenho de quem chama em tudo o que respondeu: semanas, bancas, matérias e por onde começar.',
    access: 'signed-in',
    added: true,
    response: PerformanceOverview,
  },
  'GET /api/customer-area/question/tri/performance/{id}': {
    summary: 'A nota TRI de quem chama em uma prova, com erro padrão.',
    access: 'signed-in',
    queue: 'heavy',
    params: ExamParams,
    response: TriPerformance,
  },
  'GET /api/customer-area/question-map/old/{id}': {
    summary: 'O que muda ao levar um mapa antigo para a versão nova.',
    access: 'signed-in',
    policy: { owned: { id: 'map' } },
    params: IdParams,
    response: OldMap,
  },
  'POST /api/customer-area/question-map/migrate': {
    summary: 'Leva um mapa antigo para a versão nova, com as respostas.',
    access: 'signed-in',
    queue: 'heavy',
    limit: 'maps',
    policy: { owned: { mapa_id: 'map' } },
    body: MapBody,
    response: StudentMap,
  },
} as const satisfies Calls;
