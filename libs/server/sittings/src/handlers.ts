import type { SittingCall } from '@mapa/api-contract';
import {
  type Database,
  type Handlers,
  listAnswer,
  pageOf,
  refuse,
  sittings,
  type Student,
  STUDY,
} from '@mapa/server-platform';
import { SITTING } from './errors/error-messages';
import { hasNegativeMarking } from '@mapa/server-performance';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { beginSitting } from './begin';
import { closeSitting, discardSitting, enterAnswers } from './finish';
import { readSittingScores } from './judged';
import { writeMarks } from './marks';
import { readProposal } from './own/proposal';
import { listRecipes, removeRecipe } from './own/recipes';
import { offerOf, readPaper } from './paper';
import { isPenalised } from './penalty';
import { readResult } from './result';
import { settleSittings } from './settle';
import { readSheet } from './sheet';
import {
  findSitting,
  listSittings,
  presentMark,
  presentSitting,
  presentSummary,
  type CountedSitting,
  readItems,
} from './store';

const DONE = { success: true } as const;

/** @param now from before anything was read, as a device drops its own marks for a view with a later time */
async function viewOf(db: Database, student: Student, sitting: CountedSitting, now: Date = new Date()) {
  const [items, penaliza_erro] = await Promise.all([readItems(db, student.id, sitting.id), isPenalised(db, sitting)]);
  return {
    ...presentSitting(sitting, now),
    agora: now.toISOString(),
    penaliza_erro,
    questoes: await readSheet(db, { studentId: student.id, id: sitting.id }, items),
    marcas: items.filter(({ markedAt, elapsedMs }) => markedAt !== null || elapsedMs !== null).map(presentMark),
  };
}

const clockOf = (sitting: CountedSitting) => {
  const now = new Date();
  return { ...presentSitting(sitting, now), agora: now.toISOString() };
};

const openSitting = (student: Student, id: string) =>
  and(eq(sittings.studentId, student.id), eq(sittings.id, id), eq(sittings.state, 'aberta'));

export const sittingHandlers: Handlers<SittingCall> = {
  'GET /api/customer-area/exam/sitting-offer/{id}': async ({ params }, { db, student }) => {
    const paper = await readPaper(db, params.id);
    if (!paper) throw refuse(STUDY.noSuchExam);
    const [open] = await db
      .select({ id: sittings.id })
      .from(sittings)
      .where(and(eq(sittings.studentId, student.id), eq(sittings.examId, params.id), eq(sittings.state, 'aberta')));
    return offerOf(paper, params.id, {
      openId: open?.id ?? null,
      hasNegativeMarking: await hasNegativeMarking(db, params.id),
    });
  },

  'GET /api/customer-area/sitting-proposal': ({ query }, { db, searchIndex, student }) =>
    readProposal({ db, searchIndex }, student, query),

  'GET /api/customer-area/sitting-recipe': async (_input, { db, formerIds, student }) => ({
    data: await listRecipes({ db, formerIds }, student.id),
  }),

  'DELETE /api/customer-area/sitting-recipe/{id}': async ({ params }, { db, student }) => {
    await removeRecipe(db, student.id, params.id);
    return DONE;
  },

  'GET /api/customer-area/sitting': async ({ query }, { db, student }) => {
    const page = pageOf(query);
    const total = await db.$count(sittings, eq(sittings.studentId, student.id));
    const now = new Date();
    const rows = await listSittings(db, student.id, page);
    const scores = await readSittingScores(db, student, rows);
    return listAnswer(
      rows.map((row) => presentSummary(row, now, scores.get(row.id))),
      total,
      page,
    );
  },

  'POST /api/customer-area/sitting': async ({ body }, { db, searchIndex, formerIds, student }) => {
    return viewOf(db, student, await beginSitting({ db, searchIndex, formerIds }, student, body));
  },

  'GET /api/customer-area/sitting/{id}': async ({ params }, { db, student }) => {
    const now = new Date();
    return viewOf(db, student, await findSitting(db, student.id, params.id), now);
  },

  'PUT /api/customer-area/sitting/{id}/marks': async ({ params, body }, { db, student }) => {
    const { sitting, items, refused, changedLate } = await writeMarks(db, student.id, params.id, body);
    if (changedLate) await enterAnswers(db, student, params.id);
    return { ...clockOf(sitting), recusadas: refused, marcas: items.map(presentMark) };
  },

  'POST /api/customer-area/sitting/{id}/pause': async ({ params }, { db, student }) => {
    await findSitting(db, student.id, params.id);
    const paused = await db
      .update(sittings)
      .set({
        pausedAt: sql`now()`,
        pauses: sql`pauses + 1`,
      })
      .where(and(openSitting(student, params.id), isNull(sittings.pausedAt)))
      .returning({ id: sittings.id });
    const sitting = await findSitting(db, student.id, params.id);
    // Of two that pause it, the second changes nothing.
    if (paused.length === 0 && sitting.state !== 'aberta') throw refuse(SITTING.notOpen);
    return clockOf(sitting);
  },

  'POST /api/customer-area/sitting/{id}/resume': async ({ params }, { db, student }) => {
    await findSitting(db, student.id, params.id);
    const resumed = await db
      .update(sittings)
      .set({
        pausedMs: sql`paused_ms + round(extract(epoch from now() - paused_at) * 1000)::int`,
        pausedAt: null,
      })
      .where(and(openSitting(student, params.id), isNotNull(sittings.pausedAt)))
      .returning({ id: sittings.id });
    const sitting = await findSitting(db, student.id, params.id);
    if (resumed.length === 0 && sitting.state !== 'aberta') throw refuse(SITTING.notOpen);
    return clockOf(sitting);
  },

  'POST /api/customer-area/sitting/{id}/finish': async ({ params }, { db, student }) => {
    await findSitting(db, student.id, params.id);
    await closeSitting(db, student.id, params.id, 'entregue');
    await settleSittings(db, student);
    return clockOf(await findSitting(db, student.id, params.id));
  },

  'GET /api/customer-area/sitting/{id}/result': async ({ params }, { db, student }) => {
    const sitting = await findSitting(db, student.id, params.id);
    if (sitting.state === 'aberta') throw refuse(SITTING.notFinished);
    return readResult(db, student, sitting);
  },

  'DELETE /api/customer-area/sitting/{id}': async ({ params }, { db, student }) => {
    await findSitting(db, student.id, params.id);
    await discardSitting(db, student.id, params.id);
    await settleSittings(db, student);
    return DONE;
  },
};
