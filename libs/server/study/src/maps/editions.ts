import type { ResultOf } from '@mapa/api-contract';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { type Database, type Queryable, refuse, studentMaps, STUDY, lockStudent } from '@mapa/server-platform';
import { findMaps } from './catalogue';
import { chosen } from './chosen';
import { findNewerEditions } from './student-maps';

type OldMap = ResultOf<'GET /api/customer-area/question-map/old/{id}'>;

/** The last edition of a replaced map; null for other maps. */
const newerThan = async (db: Database, mapId: number): Promise<number | null> =>
  (await findNewerEditions(db, [mapId])).get(mapId)?.id ?? null;

/** Refuses a map that is not in the student's list, or that has not been replaced. */
async function demandReplaced(db: Queryable, studentId: string, mapId: number, newer: number | null): Promise<number> {
  if ((await db.$count(studentMaps, chosen(studentId, mapId))) === 0) throw refuse(STUDY.mapNotYours);
  if (newer === null) throw refuse(STUDY.noNewerMap);
  return newer;
}

/**
 * The edition to which the student has moved from a map; null without a move, or when that edition has left the
 * student's list.
 */
async function movedTo(db: Database, studentId: string, mapId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: studentMaps.migratedTo })
    .from(studentMaps)
    .where(and(eq(studentMaps.studentId, studentId), eq(studentMaps.mapId, mapId), isNotNull(studentMaps.removedAt)));
  const isOwn = row?.id != null && (await db.$count(studentMaps, chosen(studentId, row.id))) > 0;
  return isOwn ? row.id : null;
}

interface Common extends Record<string, unknown> {
  shared: number;
  answered: number;
}

/**
 * The progress that moving from an old edition to the latest one would carry over, in numbers of the new one; for an
 * edition already left, what it shares with the edition that the student moved to.
 */
export async function readOldMap(db: Database, studentId: string, mapId: number): Promise<OldMap> {
  const newer =
    (await movedTo(db, studentId, mapId)) ?? (await demandReplaced(db, studentId, mapId, await newerThan(db, mapId)));
  const maps = await findMaps(db, [mapId, newer]);
  const [mapa, nova_versao] = [maps.get(mapId), maps.get(newer)];
  if (!mapa || !nova_versao) throw refuse(STUDY.mapNotYours);
  const { rows } = await db.execute<Common>(sql`
    select count(distinct new.slot)::int as shared, count(distinct new.slot) filter (where not ma.revealed)::int as answered
    from map_questions old join map_questions new on new.question_id = old.question_id and new.map_id = ${newer}
    join student_maps sm on sm.student_id = ${studentId} and sm.map_id = old.map_id
    left join map_answers ma on ma.student_id = sm.student_id and ma.map_id = old.map_id
      and ma.question_id = old.question_id and ma.epoch = sm.epoch
    where old.map_id = ${mapId}`);
  return { mapa, nova_versao, em_comum: rows[0]?.shared ?? 0, respondidas: rows[0]?.answered ?? 0 };
}

/**
 * Moves the student to the latest edition: carries over answers of the current epoch to questions that it contains,
 * late ones included, unless they are already answered there; removes the old edition from the list. Returns the new
 * map's id.
 */
export async function migrateMap(db: Database, studentId: string, mapId: number): Promise<number> {
  const replacement = await newerThan(db, mapId);
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const newer = await demandReplaced(tx, studentId, mapId, replacement);
    // An answer to the old edition that is being written now is copied below, or finds the new edition itself.
    const left = and(
      eq(studentMaps.studentId, studentId),
      or(eq(studentMaps.mapId, mapId), eq(studentMaps.migratedTo, mapId)),
    );
    await tx
      .select({ id: studentMaps.mapId })
      .from(studentMaps)
      .where(left)
      .orderBy(studentMaps.mapId)
      .for('no key update');
    const [target] = await tx
      .insert(studentMaps)
      .values({ studentId, mapId: newer })
      .onConflictDoUpdate({
        target: [studentMaps.studentId, studentMaps.mapId],
        set: { removedAt: null, migratedTo: null, migratedEpoch: null },
      })
      .returning({ epoch: studentMaps.epoch });
    const migratedEpoch = target?.epoch ?? 1;
    await tx.execute(sql`
      insert into map_answers (student_id, map_id, question_id, epoch, answer_id, version, alternative_id, correct, revealed, answered_at, arrived_at)
      select ma.student_id, ${newer}, ma.question_id, ${migratedEpoch}, ma.answer_id, ma.version, ma.alternative_id, ma.correct, ma.revealed, ma.answered_at,
        ${new Date()}::timestamptz
      from map_answers ma
      join student_maps source on source.student_id = ma.student_id and source.map_id = ma.map_id and source.epoch = ma.epoch
      join map_questions mq on mq.map_id = ${newer} and mq.question_id = ma.question_id
      where ma.student_id = ${studentId} and ma.map_id = ${mapId}
      on conflict (student_id, map_id, question_id) do update
        set epoch = excluded.epoch, answer_id = excluded.answer_id, version = excluded.version, alternative_id = excluded.alternative_id,
          correct = excluded.correct, revealed = excluded.revealed, answered_at = excluded.answered_at,
          arrived_at = excluded.arrived_at
        where map_answers.epoch < excluded.epoch`);
    await followOn(tx, studentId, mapId);
    await tx.update(studentMaps).set({ migratedTo: newer, migratedEpoch }).where(left);
    await tx.update(studentMaps).set({ removedAt: new Date() }).where(chosen(studentId, mapId));
    return newer;
  });
}

/**
 * Detaches earlier editions that the student moved here before resetting this one: they do not follow it any further.
 */
async function followOn(tx: Queryable, studentId: string, mapId: number): Promise<void> {
  await tx.execute(sql`
    update student_maps earlier set migrated_to = null, migrated_epoch = null from student_maps here
    where here.student_id = ${studentId} and here.map_id = ${mapId} and earlier.student_id = here.student_id
      and earlier.migrated_to = here.map_id and earlier.migrated_epoch < here.epoch`);
}
