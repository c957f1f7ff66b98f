import { Type } from 'typebox';
import type { Calls } from './call';
import { Done, IdParams, listOf, ownListOf } from '../schemas/common';
import { integer } from '../schemas/leaves';
import { AnswerBody, AnswerResult, StudentQuestion } from '../schemas/question';
import { MapBody, MapDetailQuery, MapQuestionsQuery, StudentMap, StudentMapDetail } from '../schemas/student';

export const studyCalls = {
  'POST /api/customer-area/question-map/select': {
    summary: 'Adiciona um mapa aos mapas do estudante; repetir não muda nada.',
    access: 'signed-in',
    limit: 'maps',
    policy: { gates: ['maps'] },
    body: MapBody,
    response: StudentMap,
  },
  'DELETE /api/customer-area/question-map/{id}': {
    summary: 'Retira um mapa da lista do estudante; o progresso fica guardado.',
    access: 'signed-in',
    limit: 'maps',
    policy: { owned: { id: 'map' } },
    params: IdParams,
    response: Done,
  },
  'GET /api/customer-area/question-map/user-maps': {
    summary: 'Os mapas do estudante, com progresso.',
    access: 'signed-in',
    queue: 'study',
    response: listOf(StudentMap),
  },
  'GET /api/customer-area/question-map/detail': {
    summary: 'Um mapa do estudante, com o progresso por assunto.',
    access: 'signed-in',
    queue: 'study',
    policy: { owned: { id: 'map' } },
    query: MapDetailQuery,
    response: StudentMapDetail,
  },
  'GET /api/customer-area/question-map/questions': {
    summary: 'As questões de um mapa do estudante; as línguas de um número contam uma vez e ficam na mesma página.',
    access: 'signed-in',
    queue: 'study',
    policy: { owned: { id: 'map' }, gates: ['questionsPerDay'] },
    query: MapQuestionsQuery,
    response: ownListOf(StudentQuestion),
  },
  'POST /api/customer-area/question-map/reset': {
    summary: 'Recomeça um mapa: abre uma época nova; a história fica guardada.',
    access: 'signed-in',
    limit: 'maps',
    policy: { owned: { mapa_id: 'map' } },
    body: MapBody,
    response: Type.Object({ success: Type.Literal(true), epoca: integer(2) }),
  },
  'POST /api/customer-area/question/answer': {
    summary: 'Registra uma resposta e devolve o gabarito; o mesmo uuid nunca conta duas vezes.',
    access: 'signed-in',
    queue: 'answers',
    limit: { none: 'an answer is never refused (docs/architecture.md)' },
    policy: { owned: { mapa_id: 'map', caderno_id: 'notebook' } },
    body: AnswerBody,
    response: AnswerResult,
  },
  'GET /api/customer-area/question/{id}': {
    summary: 'Uma questão com a última resposta do estudante.',
    access: 'signed-in',
    policy: { gates: ['questionsPerDay'] },
    params: IdParams,
    response: StudentQuestion,
  },
} as const satisfies Calls;
