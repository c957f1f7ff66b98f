import type { InputOf } from '@mapa/api-contract';
import { type Database, refuse, SITTING, sittingItems, sittings, type Student, STUDY } from '@mapa/server-platform';
import { demandServable, serveQuestions } from '@mapa/server-plans';
import { and, eq } from 'drizzle-orm';
import { newItems } from './items';
import { choosePart, readPaper } from './paper';
import { findSitting, type CountedSitting } from './store';

type Body = InputOf<'POST /api/customer-area/sitting'>['body'];

const isOpenTwin = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'cause' in error &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'constraint' in error.cause &&
  error.cause.constraint === 'sittings_open';

/**
 * Begins a sitting, or gives the one that the same id began. A paper with a question that is new to the student needs one that
 * is left of the day, and uses up the others as far as there are any: once begun, all of it is served (docs/decisions/073).
 */
export async function beginSitting(db: Database, student: Student, body: Body): Promise<CountedSitting> {
  const id = body.id.toLowerCase();
  const twin = await findTwin(db, student.id, id);
  if (twin) {
    if (twin.examId !== body.prova_id) throw refuse(SITTING.idUsed);
    return findSitting(db, student.id, id);
  }
  const paper = await readPaper(db, body.prova_id);
  if (!paper) throw refuse(STUDY.noSuchExam);
  const choice = choosePart(paper, { areas: body.areas ?? [], language: body.idioma ?? null });
  const questionIds = choice.rows.map(({ question_id }) => question_id);
  await demandServable(db, student, questionIds);
  await serveQuestions(db, student, questionIds);
  const key = { studentId: student.id, sittingId: id };
  try {
    await db.transaction(async (tx) => {
      const [begun] = await tx
        .insert(sittings)
        .values({
          studentId: student.id,
          id,
          examId: body.prova_id,
          areas: choice.areas,
          language: choice.language,
          durationMs: choice.durationMs,
          startedAt: new Date(),
        })
        .onConflictDoNothing({ target: [sittings.studentId, sittings.id] })
        .returning();
      // Its twin, begun by a second tab at the same time, has the questions already.
      if (!begun) return;
      await tx.insert(sittingItems).values(newItems(key, choice));
    });
  } catch (error) {
    if (isOpenTwin(error)) throw refuse(SITTING.alreadyOpen);
    throw error;
  }
  return findSitting(db, student.id, id);
}

async function findTwin(db: Database, studentId: string, id: string) {
  const [twin] = await db
    .select({ examId: sittings.examId })
    .from(sittings)
    .where(and(eq(sittings.studentId, studentId), eq(sittings.id, id)));
  return twin;
}
