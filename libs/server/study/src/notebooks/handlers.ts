import {
  notebooks,
  subjects,
  pageOf,
  STUDY,
  demandFilled,
  refuse,
  type Handlers,
  lockStudent,
} from '@mapa/server-platform';
import { NOTEBOOK } from '../errors/error-messages';
import type { NotebookCall } from '@mapa/api-contract';
import { EXPORT_COUNT_HEADERS, EXPORT_FORMATS } from '@mapa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { releaseKeys } from '@mapa/server-questions';
import { demandKeysReleasable } from './releasable';
import { readFilterOptions, readNodeOptions } from '@mapa/server-search';
import { NOTEBOOKS } from '../collections/collections';
import { readSubjects } from '../collections/progress';
import { listStudyQuestions } from '../collections/questions';
import { countElsewhere, withAnswersElsewhere } from './elsewhere';
import { notebookFile } from './export';
import { addQuestions, removeQuestion } from './questions';
import {
  createNotebook,
  duplicateNotebook,
  findQuestions,
  ownedNotebook,
  paperQuestions,
  pickQuestions,
  resetNotebook,
} from './store';
import { readVariants } from './variants';
import { listNotebooks, readNotebook } from './view';

export const notebookHandlers: Handlers<NotebookCall> = {
  'POST /api/customer-area/question-notebook/': async ({ body }, { db, searchIndex, student }) => {
    if (!body.questoes && !body.filtros) throw refuse(NOTEBOOK.noSource);
    const { ids: questionIds, used } = body.questoes
      ? { ids: await pickQuestions(db, body.questoes), used: null }
      : await findQuestions({ searchIndex, db }, body.filtros ?? {}, student, body.limite);
    const source = used ? { tipo: 'filtro', filtros: used } : { tipo: 'escolhidas' };
    const id = await db.transaction((tx) => createNotebook(tx, student, { name: body.nome, source, questionIds }));
    return readNotebook(db, student.id, id);
  },

  'POST /api/customer-area/exam/create-question-notebook': async ({ body }, { db, student }) => {
    const { prova_id, assunto_id, limite } = body;
    const { name, ids } = await paperQuestions(db, prova_id, { subjectId: assunto_id, limit: limite });
    const source = { tipo: 'prova', prova_id, ...(assunto_id && { assunto_id }), ...(limite && { limite }) };
    const notebook = { name: body.nome ?? name, source, questionIds: ids };
    const id = await db.transaction((tx) => createNotebook(tx, student, notebook));
    return readNotebook(db, student.id, id);
  },

  'GET /api/customer-area/question-notebook': ({ query }, { db, student }) =>
    listNotebooks(db, student.id, pageOf(query), query.questao_id),

  'GET /api/customer-area/question-notebook/id': async ({ query }, { db, student }) => {
    const [notebook, assuntos, variantes, respondidas_fora] = await Promise.all([
      readNotebook(db, student.id, query.id),
      readSubjects(db, student.id, query.id),
      readVariants(db, student.id, query.id),
      countElsewhere(db, student.id, query.id),
    ]);
    return { ...notebook, assuntos, variantes, respondidas_fora };
  },

  'GET /api/customer-area/question-notebook/{id}/questions': async ({ params, query }, { db, student }) => {
    const list = await listStudyQuestions(db, NOTEBOOKS, student, { ...query, id: params.id }, pageOf(query));
    if (!list) throw refuse(NOTEBOOK.notYours);
    return withAnswersElsewhere(db, student.id, params.id, list);
  },

  'POST /api/customer-area/question-notebook/reset': async ({ body }, { db, student }) =>
    db.transaction(async (tx) => {
      await lockStudent(tx, student.id);
      return { success: true as const, epoca: await resetNotebook(tx, student.id, body.caderno_id) };
    }),

  'DELETE /api/customer-area/question-notebook/{id}': async ({ params }, { db, student }) => {
    const removed = await db
      .update(notebooks)
      .set({ removedAt: new Date() })
      .where(ownedNotebook(student.id, params.id))
      .returning({ id: notebooks.id });
    if (removed.length === 0) throw refuse(NOTEBOOK.notYours);
    return { success: true };
  },

  'GET /api/customer-area/question-notebook/question-filters/{id}': async ({ params }, { db, student }) => {
    if ((await db.$count(notebooks, ownedNotebook(student.id, params.id))) === 0) throw refuse(NOTEBOOK.notYours);
    return readFilterOptions(
      db,
      sql`select question_id from notebook_questions where student_id = ${student.id} and notebook_id = ${params.id}`,
    );
  },

  'PUT /api/customer-area/question-notebook/{id}': async ({ params, body }, { db, student }) => {
    const name = body.nome.trim();
    demandFilled({ nome: name });
    await db.update(notebooks).set({ name }).where(ownedNotebook(student.id, params.id));
    return readNotebook(db, student.id, params.id);
  },

  'POST /api/customer-area/question-notebook/duplicate': async ({ body }, { db, student }) => {
    const id = await db.transaction((tx) => duplicateNotebook(tx, student, body.caderno_id));
    return readNotebook(db, student.id, id);
  },

  'POST /api/customer-area/question-notebook/{id}/questions': async ({ params, body }, { db, student }) => {
    const questionIds = await pickQuestions(db, body.questoes);
    await db.transaction((tx) => addQuestions(tx, student, params.id, questionIds));
    return readNotebook(db, student.id, params.id);
  },

  'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}': async ({ params }, { db, student }) => {
    await db.transaction((tx) => removeQuestion(tx, student, params.id, params.questao_id));
    return readNotebook(db, student.id, params.id);
  },

  'POST /api/customer-area/question-notebook/release-key': async ({ body }, { db, student }) => {
    await demandKeysReleasable(db, student, body.caderno_id);
    const release = (shown: { id: number; version: number }[]) => releaseKeys(db, student, body.caderno_id, shown);
    const list = await listStudyQuestions(db, NOTEBOOKS, student, { id: body.caderno_id }, pageOf(body), release);
    if (!list) throw refuse(NOTEBOOK.notYours);
    return list;
  },

  'POST /api/customer-area/question-notebook/{id}/export': async (
    { params, body },
    { db, student, request, reply },
  ) => {
    const format = EXPORT_FORMATS.find(({ value }) => value === body.formato) ?? EXPORT_FORMATS[0];
    const { name, contentType, content, count, withheld, annulled } = await notebookFile(
      db,
      student,
      params.id,
      format,
    );
    request.log.info({ event: 'notebook exported', student: student.id, format: format.value }, 'notebook exported');
    return reply
      .headers({
        'content-type': contentType,
        'content-disposition': `attachment; filename="${name}"`,
        [EXPORT_COUNT_HEADERS.questions]: count,
        [EXPORT_COUNT_HEADERS.withheld]: withheld,
        [EXPORT_COUNT_HEADERS.annulled]: annulled,
      })
      .send(content);
  },

  'GET /api/question/filters/{id}': async ({ params }, { db, searchIndex, formerIds }) => {
    const id = (await formerIds.current()).subjects.get(params.id) ?? params.id;
    const exists = await db.$count(subjects, and(eq(subjects.id, id), eq(subjects.active, true)));
    if (exists === 0) throw refuse(STUDY.noSuchMatter);
    return readNodeOptions({ searchIndex, db }, id);
  },
};
