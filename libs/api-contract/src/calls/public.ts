import { Type } from 'typebox';
import type { Calls } from './call';
import {
  Exam,
  ExamQuery,
  Incidence,
  Institution,
  InstitutionProfile,
  InstitutionQuery,
  Matter,
  MatterQuery,
  QuestionMap,
  QuestionMapQuery,
  SitemapEntry,
  SitemapQuery,
} from '../schemas/catalogue';
import { ExamParams, Id, IdParams, InstitutionParams, listOf, strictObject } from '../schemas/common';
import {
  FacetCounts,
  FacetQuery,
  QuestionCount,
  QuestionFilters,
  QuestionIndex,
  QuestionList,
  QuestionQuery,
  SampleAnswerBody,
  SampleQuestion,
  SampleVerdict,
} from '../schemas/question';

export const publicCalls = {
  'GET /api/health-check': {
    summary: 'Diz se a API e o banco de dados respondem.',
    access: 'anyone',
    queue: 'none',
    response: Type.Object({ status: Type.Literal('ok') }),
  },
  'GET /api/matter': {
    summary: 'Matérias e seus assuntos.',
    access: 'anyone',
    query: MatterQuery,
    response: listOf(Matter),
  },
  'GET /api/institution': {
    summary: 'Bancas e órgãos.',
    access: 'anyone',
    query: InstitutionQuery,
    response: listOf(Institution),
  },
  'GET /api/institution/{id}': {
    summary: 'O raio-x de uma banca ou órgão: o que cobra, como e em que anos.',
    access: 'anyone',
    added: true,
    params: InstitutionParams,
    response: InstitutionProfile,
  },
  'GET /api/exam': {
    summary: 'Provas e, a pedido, concursos com seu edital.',
    access: 'anyone',
    query: ExamQuery,
    response: listOf(Exam),
  },
  'GET /api/exam/{id}': { summary: 'Uma prova.', access: 'anyone', params: ExamParams, response: Exam },
  'GET /api/question': {
    summary: 'Questões completas, sem gabarito.',
    access: 'anyone-own-state',
    query: QuestionQuery,
    response: QuestionList,
  },
  'GET /api/question/list': {
    summary: 'Índice de questões, sem enunciado completo.',
    access: 'anyone-own-state',
    query: QuestionQuery,
    response: QuestionIndex,
  },
  'GET /api/question/count': {
    summary: 'Quantas questões um filtro encontra.',
    access: 'anyone-own-state',
    query: QuestionFilters,
    response: QuestionCount,
  },
  'GET /api/question/facet': {
    summary: 'Quantas questões cada escolha de um filtro encontra, com os outros filtros como estão.',
    access: 'anyone-own-state',
    added: true,
    query: FacetQuery,
    response: FacetCounts,
  },
  'GET /api/question/incidence': {
    summary: 'Quanto cada matéria e assunto é cobrado nas questões do filtro.',
    access: 'anyone-own-state',
    query: QuestionFilters,
    response: Incidence,
  },
  'GET /api/sample-question': {
    summary: 'A questão que hoje qualquer pessoa pode responder sem conta, sem gabarito.',
    access: 'anyone',
    added: true,
    response: SampleQuestion,
  },
  'POST /api/sample-question/{id}': {
    summary: 'Corrige uma resposta a uma questão de amostra, com o comentário do professor; nada é guardado.',
    access: 'anyone-or-student',
    limit: {
      none: 'writes nothing; counted by address, as who asks may have no account (questions/src/samples/limit.ts)',
    },
    refuses: [403, 429],
    added: true,
    params: IdParams,
    body: SampleAnswerBody,
    response: SampleVerdict,
  },
  'GET /api/question-map': {
    summary: 'Mapas de questões.',
    access: 'anyone',
    query: QuestionMapQuery,
    response: listOf(QuestionMap),
  },
  'GET /api/question-map/incidence': {
    summary: 'Quanto cada matéria e assunto pesa em um mapa.',
    access: 'anyone',
    query: strictObject({ id: Id }),
    response: Incidence,
  },
  'GET /api/sitemap': {
    summary: 'O que tem página própria, em partes, com a data da última mudança: para o mapa do site.',
    access: 'anyone',
    queue: 'heavy',
    added: true,
    query: SitemapQuery,
    response: listOf(SitemapEntry),
  },
} as const satisfies Calls;
