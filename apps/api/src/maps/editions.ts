import type { ResultOf } from '@mapa/api-contract';
import { and, eq, sql } from 'drizzle-orm';
import { lockStudent } from '../answers/lock';
import type { Database, Queryable } from '../db/client';
import { questionMaps, studentMaps } from '../db/schema';
import { STUDY } from '../http/catalogue/study';
import { refuse } from '../http/refusal';
import { findMaps } from './catalogue';
import { chosen } from './chosen';

type OldMap = ResultOf<'GET /api/customer-area/question-map/old/{id}'>;

/** The edition that replaces one of the student's maps. */
async function findReplacement(db: Queryable, studentId: string, mapId: number): Promise<number> {
  const [row] = await db
    .select({ replacedBy: questionMaps.replacedBy })
    .from(studentMaps)
    .innerJoin(questionMaps, eq(questionMaps.id, studentMaps.mapId))
    .where(chosen(studentId, mapId));
  if (!row) throw refuse(STUDY.mapNotYours);
  if (row.replacedBy === null) throw refuse(STUDY.noNewerMap);
  return row.replacedBy;
}

interface Common extends Record<string, unknown> {
  shared: number;
  answered: number;
}

/** What would come along if the student moved from an old edition to the new one. */
export async function readOldMap(db: Database, studentId: string, mapId: number): Promise<OldMap> {
  const newer = await findReplacement(db, studentId, mapId);
  const maps = await findMaps(db, [mapId, newer]);
  const [mapa, nova_versao] = [maps.get(mapId), maps.get(newer)];
  if (!mapa || !nova_versao) throw refuse(STUDY.mapNotYours);
  const { rows } = await db.execute<Common>(sql`
    select count(*)::int as shared, count(ma.question_id)::int as answered
    from map_questions old join map_questions new on new.question_id = old.question_id and new.map_id = ${newer}
    join student_maps sm on sm.student_id = ${studentId} and sm.map_id = old.map_id
    left join map_answers ma on ma.student_id = sm.student_id and ma.map_id = old.map_id
      and ma.question_id = old.question_id and ma.epoch = sm.epoch
    where old.map_id = ${mapId}`);
  return { mapa, nova_versao, em_comum: rows[0]?.shared ?? 0, respondidas: rows[0]?.answered ?? 0 };
}

/**
 * Moves the student to the new edition: the answers of the current epoch to questions that it holds come along, unless
 * they were answered there already; the old edition leaves the list. Gives the new map's id.
 */
export async function migrateMap(db: Database, studentId: string, mapId: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const newer = await findReplacement(tx, studentId, mapId);
    await tx
      .insert(studentMaps)
      .values({ studentId, mapId: newer })
      .onConflictDoUpdate({ target: [studentMaps.studentId, studentMaps.mapId], set: { removedAt: null } });
    await tx.execute(sql`
      insert into map_answers (student_id, map_id, question_id, epoch, answer_id, alternative_id, correct, revealed, answered_at)
      select ma.student_id, ${newer}, ma.question_id, target.epoch, ma.answer_id, ma.alternative_id, ma.correct, ma.revealed, ma.answered_at
      from map_answers ma
      join student_maps source on source.student_id = ma.student_id and source.map_id = ma.map_id and source.epoch = ma.epoch
      join student_maps target on target.student_id = ma.student_id and target.map_id = ${newer}
      join map_questions mq on mq.map_id = ${newer} and mq.question_id = ma.question_id
      where ma.student_id = ${studentId} and ma.map_id = ${mapId}
      on conflict (student_id, map_id, question_id) do update
        set epoch = excluded.epoch, answer_id = excluded.answer_id, alternative_id = excluded.alternative_id,
          correct = excluded.correct, revealed = excluded.revealed, answered_at = excluded.answered_at
        where map_answers.epoch < excluded.epoch`);
    await tx
      .update(studentMaps)
      .set({ removedAt: new Date() })
      .where(and(eq(studentMaps.studentId, studentId), eq(studentMaps.mapId, mapId)));
    return newer;
  });
}
