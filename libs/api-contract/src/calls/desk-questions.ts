import type { Calls } from '../call';
import { listOf } from '../schemas/common';
import {
  BankAnswer,
  BankLine,
  BankParams,
  BankQuery,
  BankQuestion,
  DraftLine,
  DeskWork,
  DraftQuery,
  KeyBody,
  MarkBody,
  TextBody,
} from '../schemas/desk/questions';
import { OVERSEERS, STAFF } from './desk';

/** Questions of the bank at the desk. */
export const deskQuestionCalls = {
  'GET /api/customer-area/desk/work': {
    summary: 'O que espera pela equipe: quantas coisas há em cada lista.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    response: DeskWork,
  },
  'GET /api/customer-area/desk/question': {
    summary: 'As questões do banco por palavras, prova, banca, assunto e situação.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    query: BankQuery,
    response: listOf(BankLine),
  },
  'GET /api/customer-area/desk/draft': {
    summary: 'As questões em dúvida das provas da mesa, as mais antigas primeiro.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    query: DraftQuery,
    response: listOf(DraftLine),
  },
  'GET /api/customer-area/desk/question/{id}': {
    summary: 'Uma questão do banco com o gabarito, as versões e as provas que a têm.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    params: BankParams,
    response: BankQuestion,
  },
  'PUT /api/customer-area/desk/question/{id}/key': {
    summary: 'Corrige o gabarito de uma questão, com o motivo; as respostas dadas são lidas pelo novo.',
    access: 'signed-in',
    limit: { none: 'a person corrects one question at a time' },
    policy: OVERSEERS,
    added: true,
    params: BankParams,
    body: KeyBody,
    response: BankAnswer,
  },
  'PUT /api/customer-area/desk/question/{id}/text': {
    summary: 'Corrige os textos de uma questão, com o motivo: ela ganha uma versão.',
    access: 'signed-in',
    limit: { none: 'a person corrects one question at a time' },
    policy: OVERSEERS,
    added: true,
    params: BankParams,
    body: TextBody,
    response: BankAnswer,
  },
  'PUT /api/customer-area/desk/question/{id}/mark': {
    summary: 'Anula uma questão, marca-a como desatualizada, ou retira uma das duas marcas, com o motivo.',
    access: 'signed-in',
    limit: { none: 'a person marks one question at a time' },
    policy: OVERSEERS,
    added: true,
    params: BankParams,
    body: MarkBody,
    response: BankAnswer,
  },
} as const satisfies Calls;
