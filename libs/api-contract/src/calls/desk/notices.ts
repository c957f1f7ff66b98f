import type { Calls } from '../call';
import { Done, ExamParams, listOf } from '../../schemas/common';
import {
  DeskNotice,
  DeskNoticeAnswer,
  DeskNoticeLine,
  DeskNoticeQuery,
  NewNoticeBody,
  NoticeBody,
  NoticeEditalBody,
  NoticeMapBody,
} from '../../schemas/desk/notices';
import { OVERSEERS, STAFF } from './desk';

/** Calls on notices at the desk. A notice has the id of its exam. */
export const deskNoticeCalls = {
  'GET /api/customer-area/desk/notice': {
    summary: 'Os concursos por palavras, situação e banca, o que encerra antes primeiro.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    query: DeskNoticeQuery,
    response: listOf(DeskNoticeLine),
  },
  'GET /api/customer-area/desk/notice/{id}': {
    summary: 'Um concurso, com tudo o que se diz dele.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    params: ExamParams,
    response: DeskNotice,
  },
  'POST /api/customer-area/desk/notice': {
    summary: 'Cria um concurso. Repetir o mesmo não muda nada.',
    access: 'signed-in',
    limit: { none: 'a person writes one notice at a time' },
    policy: OVERSEERS,
    added: true,
    body: NewNoticeBody,
    response: DeskNoticeAnswer,
  },
  'PUT /api/customer-area/desk/notice/{id}': {
    summary: 'Muda um concurso, se ninguém o mudou desde que foi visto.',
    access: 'signed-in',
    limit: { none: 'a person changes one notice at a time' },
    policy: OVERSEERS,
    added: true,
    params: ExamParams,
    body: NoticeBody,
    response: DeskNoticeAnswer,
  },
  'DELETE /api/customer-area/desk/notice/{id}': {
    summary: 'Remove um concurso que nada usa; a prova dele, se houver, continua no banco.',
    access: 'signed-in',
    limit: { none: 'takes away what was counted' },
    policy: OVERSEERS,
    added: true,
    params: ExamParams,
    response: Done,
  },
  'PUT /api/customer-area/desk/notice/{id}/edital': {
    summary:
      'Dá a um concurso o edital que quem chama enviou, já lido, no lugar do que ele tem; o envio some de quem o deu.',
    access: 'signed-in',
    limit: { none: 'a person gives one edital at a time' },
    policy: OVERSEERS,
    added: true,
    params: ExamParams,
    body: NoticeEditalBody,
    response: DeskNotice,
  },
  'DELETE /api/customer-area/desk/notice/{id}/edital': {
    summary: 'Retira o edital de um concurso; os mapas que estudantes fizeram dele continuam.',
    access: 'signed-in',
    limit: { none: 'takes away what was counted' },
    policy: OVERSEERS,
    added: true,
    params: ExamParams,
    response: DeskNotice,
  },
  'POST /api/customer-area/desk/notice/{id}/map': {
    summary:
      'Publica, para todos, o mapa de um cargo do edital de um concurso, ou o atualiza pelo edital de agora. Repetir não muda nada.',
    access: 'signed-in',
    limit: { none: 'a person publishes one map at a time' },
    policy: OVERSEERS,
    added: true,
    params: ExamParams,
    body: NoticeMapBody,
    response: DeskNotice,
  },
} as const satisfies Calls;
