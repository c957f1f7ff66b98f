import type { InputOf, ResultOf } from '@mapa/api-contract';
import { counted } from '@mapa/domain';
import { replaceMap } from '@mapa/server-importer';
import {
  type Database,
  type Queryable,
  questionMaps,
  recordAct,
  refuse,
  type Student,
  studentMaps,
} from '@mapa/server-platform';
import { and, eq, sql } from 'drizzle-orm';
import { DESK } from '../errors/error-messages';
import { actOnMap, demandLatest } from './acts';
import { type DeskMap, readMap } from './map';

type Body = InputOf<'PUT /api/customer-area/desk/map/{id}/edition'>['body'];
type Answer = ResultOf<'PUT /api/customer-area/desk/map/{id}/edition'>;
type Effect = Answer['muda'];

/** What the students of a map take along to another edition, as `readOldMap` of the study module counts for one. */
async function effectOf(tx: Queryable, mapId: number, newerId: number): Promise<Effect> {
  const { rows } = await tx.execute<Effect & Record<string, unknown>>(sql`
    select
      (select count(*)::int from student_maps where map_id = ${mapId} and removed_at is null) as estudantes,
      (select count(distinct n.slot)::int from map_questions o
        join map_questions n on n.question_id = o.question_id and n.map_id = ${newerId} where o.map_id = ${mapId}) as em_comum,
      a.respondidas, a.levadas
    from (
      select count(distinct (sm.student_id, o.slot))::int as respondidas,
        (count(distinct (sm.student_id, n.slot)) filter (where n.slot is not null))::int as levadas
      from student_maps sm
      join map_answers ma on ma.student_id = sm.student_id and ma.map_id = sm.map_id and ma.epoch = sm.epoch
      join map_questions o on o.map_id = sm.map_id and o.question_id = ma.question_id
      left join map_questions n on n.map_id = ${newerId} and n.question_id = ma.question_id
      where sm.map_id = ${mapId} and sm.removed_at is null and not ma.revealed) a`);
  return rows[0] ?? { estudantes: 0, em_comum: 0, respondidas: 0, levadas: 0 };
}

/** The map that is to be the next edition. Refuses the map itself, and one that students could not choose. */
async function readNewer(tx: Queryable, map: DeskMap, id: number): Promise<DeskMap> {
  const newer = await readMap(tx, id);
  if (newer.id === map.id) throw refuse(DESK.mapOfItself);
  if (newer.situacao !== 'oferecido') throw refuse(DESK.mapNotOffered);
  return newer;
}

/** Makes the map of another paper the next edition of a map, with the importer's code. */
async function replace(tx: Queryable, student: Student, map: DeskMap, newer: DeskMap): Promise<void> {
  await replaceMap(tx, String(map.id), newer.id);
  await recordAct(
    tx,
    { staffId: student.id },
    {
      act: 'mapa_substituido',
      on: ['mapa', map.id],
      after: { nome: map.nome, edicao_nova: `${newer.nome} (${newer.id})`, estudantes: map.estudantes },
    },
  );
}

/** The edition that a map was replaced by. Refuses where the replacement cannot be taken back. */
async function demandReturnable(tx: Queryable, map: DeskMap): Promise<number> {
  if (!map.substituido_por || !map.pode_voltar) throw refuse(DESK.mapNotReplaced);
  const moved = await tx.$count(
    studentMaps,
    and(eq(studentMaps.mapId, map.id), eq(studentMaps.migratedTo, map.substituido_por.id)),
  );
  if (moved > 0)
    throw refuse(DESK.mapLeft, { disponiveis: counted(moved, 'estudante já passou', 'estudantes já passaram') });
  return map.substituido_por.id;
}

async function takeBack(tx: Queryable, student: Student, map: DeskMap): Promise<void> {
  await tx.update(questionMaps).set({ replacedBy: null }).where(eq(questionMaps.id, map.id));
  await recordAct(
    tx,
    { staffId: student.id },
    {
      act: 'mapa_restaurado',
      on: ['mapa', map.id],
      before: { edicao_nova: `${map.substituido_por?.nome} (${map.substituido_por?.id})` },
      after: { nome: map.nome, edicao_nova: null, estudantes: map.estudantes },
    },
  );
}

/** Replaces a map by the map of another paper, takes that back, or only reports the changes. */
export const changeEdition = (
  db: Database,
  student: Student,
  id: number,
  { por_id, so_conferir }: Body,
): Promise<Answer> =>
  actOnMap(db, id, async (tx, map) => {
    if (por_id === null) {
      const muda = await effectOf(tx, id, await demandReturnable(tx, map));
      if (!so_conferir) await takeBack(tx, student, map);
      return { feito: !so_conferir, muda, mapa: await readMap(tx, id) };
    }
    demandLatest(map);
    const newer = await readNewer(tx, map, por_id);
    const muda = await effectOf(tx, id, newer.id);
    if (!so_conferir) await replace(tx, student, map, newer);
    return { feito: !so_conferir, muda, mapa: await readMap(tx, id) };
  });
