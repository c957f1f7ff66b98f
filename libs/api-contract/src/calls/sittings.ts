import type { Call, CallName } from '../call';
import { Done, ExamParams, listOf, pageQuery, strictObject } from '../schemas/common';
import {
  MarksBody,
  MarksResult,
  SittingBody,
  SittingClock,
  SittingOffer,
  SittingParams,
  SittingResult,
  SittingSummary,
  SittingView,
} from '../schemas/sitting';

const owned = { owned: { id: 'sitting' } } as const;

export const sittingCalls = {
  'GET /api/customer-area/exam/sitting-offer/{id}': {
    summary: 'O que um simulado de uma prova pode ser: áreas, idiomas e duração.',
    access: 'signed-in',
    added: true,
    params: ExamParams,
    response: SittingOffer,
  },
  'GET /api/customer-area/sitting': {
    summary: 'Os simulados do estudante, os últimos primeiro.',
    access: 'signed-in',
    added: true,
    query: strictObject(pageQuery()),
    response: listOf(SittingSummary),
  },
  'POST /api/customer-area/sitting': {
    summary: 'Começa um simulado; repetir com o mesmo id devolve o mesmo.',
    access: 'signed-in',
    policy: { gates: ['questionsPerDay'] },
    added: true,
    body: SittingBody,
    response: SittingView,
  },
  'GET /api/customer-area/sitting/{id}': {
    summary: 'Um simulado com suas questões e marcas; sem gabarito.',
    access: 'signed-in',
    policy: owned,
    added: true,
    params: SittingParams,
    response: SittingView,
  },
  'PUT /api/customer-area/sitting/{id}/marks': {
    summary: 'Marca alternativas na folha de respostas; de cada questão vale a última marca.',
    access: 'signed-in',
    policy: owned,
    added: true,
    params: SittingParams,
    body: MarksBody,
    response: MarksResult,
  },
  'POST /api/customer-area/sitting/{id}/pause': {
    summary: 'Para o relógio de um simulado.',
    access: 'signed-in',
    policy: owned,
    added: true,
    params: SittingParams,
    response: SittingClock,
  },
  'POST /api/customer-area/sitting/{id}/resume': {
    summary: 'Faz o relógio de um simulado andar de novo.',
    access: 'signed-in',
    policy: owned,
    added: true,
    params: SittingParams,
    response: SittingClock,
  },
  'POST /api/customer-area/sitting/{id}/finish': {
    summary: 'Entrega um simulado; repetir não muda nada.',
    access: 'signed-in',
    policy: owned,
    added: true,
    params: SittingParams,
    response: SittingClock,
  },
  'GET /api/customer-area/sitting/{id}/result': {
    summary: 'O resultado de um simulado terminado, por área e questão.',
    access: 'signed-in',
    policy: owned,
    added: true,
    params: SittingParams,
    response: SittingResult,
  },
  'DELETE /api/customer-area/sitting/{id}': {
    summary: 'Descarta um simulado aberto: nada dele conta.',
    access: 'signed-in',
    policy: owned,
    added: true,
    params: SittingParams,
    response: Done,
  },
} as const satisfies Partial<Record<CallName, Call>>;
