import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAN_LIMITS } from '@mapa/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { recordAnswer } from '@mapa/server-study';
import { type Database, exams, questionMaps, studentMaps, users } from '@mapa/server-platform';
import { parseSubjectMap, type SubjectMap } from '@mapa/server-importer';
import type { DemoEdition } from './manifest';

/** The subjects of the edition to be replaced. */
export const formerSubjects = (folder: string, { assuntos }: DemoEdition): SubjectMap =>
  parseSubjectMap(readFileSync(join(folder, assuntos), 'utf8'));

interface Choice extends Record<string, unknown> {
  question_id: number;
  right_id: number;
  wrong_id: number;
}

/**
 * Lets a demo account study the first edition of a paper's map. Repeatable: an answer's uuid is derived from its place.
 */
export async function studyFormerEdition(
  db: Database,
  exam: string,
  { estudante, respostas }: DemoEdition,
): Promise<void> {
  const [student] = await db.select({ id: users.id }).from(users).where(eq(users.email, estudante));
  const [map] = await db
    .select({ id: questionMaps.id })
    .from(questionMaps)
    .innerJoin(exams, eq(exams.id, questionMaps.examId))
    .where(eq(exams.name, exam))
    .orderBy(asc(questionMaps.id))
    .limit(1);
  if (!student || !map) throw new Error(`demo content lacks ${estudante} or the map of ${exam}`);
  await db.insert(studentMaps).values({ studentId: student.id, mapId: map.id }).onConflictDoNothing();
  const { rows } = await db.execute<Choice>(sql`
    select mq.question_id, min(a.id) filter (where a.correct) as right_id, min(a.id) filter (where not a.correct) as wrong_id
    from map_questions mq join questions q on q.id = mq.question_id
    join alternatives a on a.question_id = q.id and a.version = q.current_version
    where mq.map_id = ${map.id} group by mq.question_id, mq.slot order by mq.slot`);
  // Dated weeks ago, so that they do not count towards today's limit of the free plan, and other maps were studied
  // later.
  const account = {
    id: student.id,
    sessionId: '',
    role: 'estudante',
    limits: PLAN_LIMITS.plano_pago_primary,
    isSitting: false,
  } as const;
  const givenOn = Date.now() - 25 * 24 * 60 * 60 * 1000;
  for (const [place, letter] of [...respostas].entries()) {
    const choice = rows[place];
    if (!choice) throw new Error(`the map of ${exam} has no question ${place + 1}`);
    const body = {
      uuid: `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
      questao_id: choice.question_id,
      alternativa_id: letter === 'C' ? choice.right_id : choice.wrong_id,
      mapa_id: map.id,
    };
    await recordAnswer(db, account, body, { arrivedAt: new Date(givenOn + place * 60_000) });
  }
}
