import type {
  DeskCall,
  DeskInstitutionCall,
  DeskMapCall,
  DeskNoticeCall,
  DeskProposalCall,
  DeskQuestionCall,
  DeskSubjectCall,
} from '@mapa/api-contract';
import { type Handlers, pageOf } from '@mapa/server-platform';
import type { FastifyInstance } from 'fastify';
import { listAudit } from './audit';
import { deskQuestionHandlers } from './bank/handlers';
import { mergeAtDesk } from './institutions/merge';
import { deskMapHandlers } from './maps/handlers';
import { deskNoticeHandlers } from './notices/handlers';
import { readPaper } from './papers/paper';
import { beginPaper, discardPaper, orderPublication, orderReading, saveData, takeChunk } from './papers/papers';
import { listPapers, presentPaper } from './papers/present';
import { changeRole, listPeople } from './people';
import { deskProposalHandlers } from './proposals/handlers';
import { correctQuestions } from './questions/batch';
import { correctQuestion } from './questions/correct';
import { pictureAddresses, takePicture } from './questions/pictures';
import { notePresence } from './questions/presence';
import { presentQuestion, readQuestion } from './questions/question';
import { rearrange } from './questions/rearrange';
import { correctDraftText } from './questions/shared-text';
import { listTasks, orderTask, QUESTIONS_IN_REQUEST } from './tasks/tasks';
import { deskSubjectHandlers } from './subjects/handlers';
import { readWork } from './work/work';

const addressesOf = ({ tokenSecret }: FastifyInstance, paperId: string) => pictureAddresses(tokenSecret, paperId);

export const deskHandlers: Handlers<
  DeskCall | DeskQuestionCall | DeskSubjectCall | DeskInstitutionCall | DeskMapCall | DeskNoticeCall | DeskProposalCall
> = {
  ...deskQuestionHandlers,
  ...deskSubjectHandlers,
  ...deskNoticeHandlers,
  ...deskMapHandlers,
  ...deskProposalHandlers,

  'PUT /api/customer-area/desk/institution/{id}/merge': async (
    { params: { id }, body },
    { db, student, formerIds, request },
  ) => {
    const look = await mergeAtDesk(db, student, id, { ...body, so_conferir: true });
    if (body.so_conferir) return { ...look, em_andamento: false };
    const { antes, depois, questoes } = look.muda;
    if (questoes > QUESTIONS_IN_REQUEST) {
      const order = { kind: 'juntar_instituicao', targetId: id, intoId: body.em_id } as const;
      await orderTask(
        db,
        student,
        { ...order, before: antes, after: depois, total: questoes },
        request.server.desk.send,
      );
      return { ...look, em_andamento: true };
    }
    const answer = await mergeAtDesk(db, student, id, body);
    formerIds.forget();
    return { ...answer, em_andamento: false };
  },

  'GET /api/customer-area/desk/work': (_input, { db, student }) => readWork(db, student),

  'GET /api/customer-area/desk/task': (_input, { db }) => listTasks(db),

  'GET /api/customer-area/desk/person': ({ query }, { db }) => listPeople(db, query.busca, pageOf(query)),

  'POST /api/customer-area/desk/person/{id}/role': ({ params, body }, { db, student }) =>
    changeRole(db, student.id, params.id, body.papel),

  'GET /api/customer-area/desk/audit': ({ query }, { db }) => listAudit(db, query, pageOf(query)),

  'GET /api/customer-area/desk/paper': ({ query }, { db, student }) => listPapers(db, student, pageOf(query)),

  'POST /api/customer-area/desk/paper': ({ body }, { db, student }) => beginPaper(db, student, body),

  'GET /api/customer-area/desk/paper/{id}': async ({ params }, { db, student }) =>
    presentPaper(db, await readPaper(db, student, params.id)),

  'PUT /api/customer-area/desk/paper/{id}': ({ params, body }, { db, student }) =>
    saveData(db, student, params.id, body),

  'DELETE /api/customer-area/desk/paper/{id}': async ({ params }, { db, student }) => {
    await discardPaper(db, student, params.id);
    return { success: true };
  },

  'PUT /api/customer-area/desk/paper/{id}/file/{parte}/chunk/{pedaco}': ({ params, body }, { db, student }) =>
    takeChunk(db, student, { paperId: params.id, part: params.parte, position: params.pedaco }, body.base64),

  'POST /api/customer-area/desk/paper/{id}/read': ({ params, body }, { db, student, request }) =>
    orderReading(
      db,
      student,
      params.id,
      { booklet: body.caderno?.trim() || null, isKeyForced: body.gabarito_de_outra },
      request.server.desk.send,
    ),

  'POST /api/customer-area/desk/paper/{id}/publish': ({ params, body }, { db, student, request }) =>
    orderPublication(db, student, params.id, body.so_conferir, request.server.desk.send),

  'PUT /api/customer-area/desk/paper/{id}/order': ({ params, body }, { db, student }) =>
    rearrange(db, student, params.id, body),

  'PUT /api/customer-area/desk/paper/{id}/question-batch': ({ params, body }, { db, student }) =>
    correctQuestions(db, student, params.id, body.questoes),

  'PUT /api/customer-area/desk/paper/{id}/presence': ({ params, body }, { db, student }) =>
    notePresence(db, student, params.id, body.posicao),

  'POST /api/customer-area/desk/paper/{id}/picture': async ({ params, body }, { db, student, request }) => {
    const { id } = await readPaper(db, student, params.id);
    return takePicture(db, id, body.base64, addressesOf(request.server, id));
  },

  'GET /api/customer-area/desk/paper/{id}/question/{posicao}': async ({ params }, { db, student, request }) => {
    const { id } = await readPaper(db, student, params.id);
    return presentQuestion(db, await readQuestion(db, id, params.posicao), addressesOf(request.server, id));
  },

  'PUT /api/customer-area/desk/paper/{id}/question/{posicao}': ({ params, body }, { db, student, request }) =>
    correctQuestion(
      db,
      student,
      { paperId: params.id, position: params.posicao },
      body,
      addressesOf(request.server, params.id),
    ),

  'PUT /api/customer-area/desk/paper/{id}/question/{posicao}/shared-text': (
    { params, body },
    { db, student, request },
  ) =>
    correctDraftText(
      db,
      student,
      { paperId: params.id, position: params.posicao },
      body,
      addressesOf(request.server, params.id),
    ),
};
