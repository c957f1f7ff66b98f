import type { Calls } from './call';
import { Done, IdParams, listOf, ownListOf } from '../schemas/common';
import { HighlightsView, HighlightsBody, HighlightsQuery } from '../schemas/highlights';
import { QuestionLine } from '../schemas/question';
import {
  HiddenQuery,
  Note,
  NoteBody,
  OverconfidentItem,
  OverconfidentQuery,
  ReviewList,
  ReviewQuery,
  RevisionQuery,
} from '../schemas/study-aids';

export const studyAidCalls = {
  'GET /api/customer-area/question/note/{id}': {
    summary: 'A anotação própria em uma questão.',
    access: 'signed-in',
    added: true,
    params: IdParams,
    response: Note,
  },
  'PUT /api/customer-area/question/note/{id}': {
    summary: 'Escreve a anotação própria em uma questão; de duas abas, a segunda é avisada e nada se perde.',
    access: 'signed-in',
    limit: 'notes',
    added: true,
    params: IdParams,
    body: NoteBody,
    response: Note,
  },
  'DELETE /api/customer-area/question/note/{id}': {
    summary: 'Apaga a anotação própria em uma questão.',
    access: 'signed-in',
    limit: 'notes',
    added: true,
    params: IdParams,
    query: RevisionQuery,
    response: Note,
  },
  'GET /api/customer-area/question/marks/{id}': {
    summary: 'Os grifos e as alternativas riscadas em uma questão.',
    access: 'signed-in',
    added: true,
    params: IdParams,
    query: HighlightsQuery,
    response: HighlightsView,
  },
  'PUT /api/customer-area/question/marks/{id}': {
    summary: 'Troca todos os grifos e riscos de uma versão da questão.',
    access: 'signed-in',
    limit: 'marks',
    added: true,
    params: IdParams,
    body: HighlightsBody,
    response: HighlightsView,
  },
  'GET /api/customer-area/question/hidden': {
    summary: 'As questões que o estudante ocultou, as últimas primeiro.',
    access: 'signed-in',
    added: true,
    query: HiddenQuery,
    response: listOf(QuestionLine),
  },
  'PUT /api/customer-area/question/hidden/{id}': {
    summary: 'Oculta uma questão de vez; repetir não muda nada.',
    access: 'signed-in',
    limit: 'hiddenQuestions',
    added: true,
    params: IdParams,
    response: Done,
  },
  'DELETE /api/customer-area/question/hidden/{id}': {
    summary: 'Volta a mostrar uma questão oculta.',
    access: 'signed-in',
    limit: 'hiddenQuestions',
    added: true,
    params: IdParams,
    response: Done,
  },
  'GET /api/customer-area/question/review': {
    summary: 'O que rever hoje (FSRS), de um mapa, de um caderno ou de tudo.',
    access: 'signed-in',
    policy: { owned: { mapa_id: 'map', caderno_id: 'notebook' } },
    added: true,
    query: ReviewQuery,
    response: ReviewList,
  },
  'GET /api/customer-area/question/overconfident': {
    summary: 'Certeza, mas errada: o que o estudante errou tendo certeza.',
    access: 'signed-in',
    policy: { owned: { mapa_id: 'map', caderno_id: 'notebook' } },
    added: true,
    query: OverconfidentQuery,
    response: ownListOf(OverconfidentItem),
  },
} as const satisfies Calls;
