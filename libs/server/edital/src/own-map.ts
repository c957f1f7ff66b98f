import {
  type CurrentIds,
  type Database,
  mapPoints,
  mapQuestions,
  questionMaps,
  type Queryable,
  refuse,
  type Student,
  studentMaps,
} from '@mapa/server-platform';
import { EDITAL } from './errors/error-messages';
import { requireRoomForMap } from '@mapa/server-plans';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { chooseQuestions, countQuestions, readTree } from './bank';
import { expectedPoints, shareOut, type SubjectPoints, type TreeSubject } from './points';
import { officeOf, programmeOf } from './programme';
import { choicesOf, type Edital, followMerges, type ReadEdital, readingOf } from './stored';
import { editais } from './tables/editais';

/** The expected points of an edital by assunto, and the tree used for them. */
export interface Valued {
  subjects: SubjectPoints[];
  tree: TreeSubject[];
  /** Questions in the bank by assunto, for everything that the topics refer to, with descendants. */
  questionsOf: ReadonlyMap<number, number>;
}

/** The exam's board, as corrected or read; null if the bank has none of that name. */
export const boardOfEdital = (edital: ReadEdital): number | null => {
  const { banca_id: chosen } = choicesOf(edital);
  return chosen === undefined ? (readingOf(edital).banca?.valor.id ?? null) : chosen;
};

/** Computes the expected points of the programme for an edital's office. @param known the tree, if it was read already */
export async function valueOf(db: Queryable, edital: ReadEdital, known?: TreeSubject[]): Promise<Valued> {
  const programme = programmeOf(readingOf(edital), choicesOf(edital));
  const tree = known ?? (await readTree(db));
  const named = new Set(programme.flatMap(({ topicos }) => topicos.flatMap(({ assuntos }) => assuntos)));
  const below = tree.filter(({ path }) => path.some((up) => named.has(up))).map(({ id }) => id);
  const counts = await countQuestions(db, below, boardOfEdital(edital));
  const questionsOf = new Map<number, number>();
  for (const { id, path } of tree)
    for (const up of path) questionsOf.set(up, (questionsOf.get(up) ?? 0) + (counts.get(id)?.all ?? 0));
  return { subjects: expectedPoints(programme, tree, counts), tree, questionsOf };
}

const LONGEST_NAME = 160;

/** An edital of which a map is made, with the name that the map has where the text has none. */
type NamedEdital = ReadEdital & { name: string };

/** The map's name: body and office, or the edital's own name. */
function nameOf(edital: NamedEdital): string {
  const reading = readingOf(edital);
  const office = officeOf(reading, choicesOf(edital));
  const names = [reading.orgao?.valor.nome, office === null ? null : reading.cargos[office]?.nome];
  const name = names.filter((one) => one !== null && one !== undefined && one !== '').join(' – ');
  return (name || edital.name).slice(0, LONGEST_NAME);
}

const ROWS_PER_STATEMENT = 1_000;

/**
 * Whose answers keep a question in a map: a query of the ids among `questionIds` that are kept. It names the tables of
 * students alone, as a distributed engine does not compare them with the map's questions row by row.
 */
export type KeptBy = (mapId: number, questionIds: SQL) => SQL;

/** A student's own map keeps what that student answered. */
const keptBy =
  (studentId: string): KeptBy =>
  (mapId, questionIds) =>
    sql`select question_id as id from map_answers where student_id = ${studentId} and map_id = ${mapId} and question_id = any (${questionIds})`;

/** Deletes the questions of a map that are neither chosen nor kept. */
async function dropQuestions(tx: Queryable, mapId: number, chosen: readonly number[], kept: KeptBy): Promise<void> {
  const idsOf = async (query: SQL) => (await tx.execute<{ id: number }>(query)).rows.map(({ id }) => id);
  const unchosen = await idsOf(sql`
    select question_id as id from map_questions where map_id = ${mapId} and question_id <> all (${sql.param(chosen)}::int[])`);
  if (unchosen.length === 0) return;
  const stays = new Set(await idsOf(kept(mapId, sql`${sql.param(unchosen)}::int[]`)));
  const dropped = unchosen.filter((id) => !stays.has(id));
  await tx.execute(
    sql`delete from map_questions where map_id = ${mapId} and question_id = any (${sql.param(dropped)}::int[])`,
  );
}

/**
 * Writes the expected points of a map and arranges it by them. Triggers of `map_questions` arrange maps, on every copy
 * that a distributed engine has: a row of the map is updated to what it is, as its questions may be the same as before.
 */
async function writePoints(tx: Queryable, mapId: number, subjects: readonly SubjectPoints[]): Promise<void> {
  await tx.delete(mapPoints).where(eq(mapPoints.mapId, mapId));
  await tx.insert(mapPoints).values(subjects.map(({ id, pontos }) => ({ mapId, subjectId: id, points: pontos })));
  await tx.execute(sql`
    update map_questions set number = number
    where map_id = ${mapId} and question_id = (select min(question_id) from map_questions where map_id = ${mapId})`);
}

/**
 * Updates a map from its edital and the bank. Its questions are numbered in its order, as their numbers in papers would
 * repeat. A question that was answered or revealed in it stays, even if it is no longer in the programme.
 */
export async function writeContent(
  tx: Queryable,
  mapId: number,
  { edital, valued: { subjects }, kept }: { edital: ReadEdital; valued: Valued; kept: KeptBy },
): Promise<void> {
  const reading = readingOf(edital);
  const office = officeOf(reading, choicesOf(edital));
  const level = office === null ? null : (reading.cargos[office]?.escolaridade ?? null);
  const chosen = await chooseQuestions(tx, shareOut(subjects), { boardId: boardOfEdital(edital), level });
  const chosenIds = chosen.map(({ questionId }) => questionId);
  await dropQuestions(tx, mapId, chosenIds, kept);
  for (let at = 0; at < chosen.length; at += ROWS_PER_STATEMENT)
    await tx
      .insert(mapQuestions)
      .values(
        chosen
          .slice(at, at + ROWS_PER_STATEMENT)
          .map((one, index) => ({ mapId, ...one, slot: at + index + 1, number: at + index + 1, variant: null })),
      )
      .onConflictDoUpdate({
        target: [mapQuestions.mapId, mapQuestions.questionId],
        set: { subjectId: sql`excluded.subject_id`, slot: sql`excluded.slot`, number: sql`excluded.number` },
        setWhere: sql`(${mapQuestions.subjectId}, ${mapQuestions.slot}) is distinct from (excluded.subject_id, excluded.slot)`,
      });
  // Kept questions come after the chosen ones.
  await tx.execute(sql`
    update map_questions mq set slot = ${chosen.length} + kept.place, number = ${chosen.length} + kept.place
    from (select question_id, row_number() over (order by slot, question_id) as place from map_questions
      where map_id = ${mapId} and question_id <> all (${sql.param(chosenIds)}::int[])) kept
    where mq.map_id = ${mapId} and mq.question_id = kept.question_id`);
  await writePoints(tx, mapId, subjects);
}

/** What a map of an edital says of its exam. */
export const factsOf = (edital: NamedEdital) => {
  const reading = readingOf(edital);
  const { data_prova: day } = choicesOf(edital);
  const office = officeOf(reading, choicesOf(edital));
  const year = Number((day ?? reading.data_prova?.valor ?? '').slice(0, 4));
  return {
    name: nameOf(edital),
    boardId: boardOfEdital(edital),
    institutionId: reading.orgao?.valor.id ?? null,
    year: year > 0 ? year : null,
    educationLevel: office === null ? null : (reading.cargos[office]?.escolaridade ?? null),
    position: office === null ? null : (reading.cargos[office]?.nome ?? null),
  };
};

/** The expected points of an edital. Refuses one whose office is open, or of which the bank has no question. */
export async function demandContent(tx: Queryable, edital: ReadEdital): Promise<Valued> {
  const reading = readingOf(edital);
  if (reading.cargos.length > 1 && officeOf(reading, choicesOf(edital)) === null) throw refuse(EDITAL.chooseOffice);
  const valued = await valueOf(tx, edital);
  if (valued.subjects.length === 0) throw refuse(EDITAL.nothingToStudy);
  return valued;
}

/**
 * Creates an edital's map and adds it to the student's list, or updates the existing one after corrections. Counts
 * towards the plan's limits like any map.
 * @returns its id
 */
export async function makeMap(
  db: Database,
  student: Student,
  find: (tx: Queryable) => Promise<Edital>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const edital = await find(tx);
    const valued = await demandContent(tx, edital);
    const mapId = edital.mapId ?? (await createMap(tx, edital));
    await requireRoomForMap(tx, student, mapId);
    await tx.update(questionMaps).set(factsOf(edital)).where(eq(questionMaps.id, mapId));
    await writeContent(tx, mapId, { edital, valued, kept: keptBy(edital.studentId) });
    await tx
      .insert(studentMaps)
      .values({ studentId: student.id, mapId })
      .onConflictDoUpdate({
        target: [studentMaps.studentId, studentMaps.mapId],
        set: { removedAt: null, selectedAt: new Date() },
        setWhere: sql`${studentMaps.removedAt} is not null`,
      });
    return mapId;
  });
}

async function createMap(tx: Queryable, edital: Edital): Promise<number> {
  const [map] = await tx
    .insert(questionMaps)
    .values({ ...factsOf(edital), slug: `edital-${crypto.randomUUID()}`, ownerId: edital.studentId })
    .returning({ id: questionMaps.id });
  if (!map) throw new Error('the map was just inserted');
  await tx
    .update(editais)
    .set({ mapId: map.id })
    .where(and(eq(editais.studentId, edital.studentId), eq(editais.id, edital.id)));
  return map.id;
}

/** Updates the map of an edital from the present bank: its tree, and the ids that were merged away. */
export async function refreshMap(
  db: Database,
  stored: Edital,
  { tree, former }: { tree: TreeSubject[]; former: CurrentIds },
): Promise<void> {
  const { mapId } = stored;
  if (mapId === null) return;
  const edital = followMerges(stored, former);
  const valued = await valueOf(db, edital, tree);
  if (valued.subjects.length === 0) return;
  await db.transaction((tx) => writeContent(tx, mapId, { edital, valued, kept: keptBy(edital.studentId) }));
}
