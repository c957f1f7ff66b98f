import { and, asc, desc, eq, inArray, isNull, like, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mapQuestions, type Queryable, questionMaps, questions, studentMaps } from '@mapa/server-platform';
import { FileRefusal } from '../model/refusal';
import { groupBy } from '../rules/keys';
import { normalisedWords, shorten } from '../rules/normalised-words';
import { newFacts } from './facts';
import type { SlotPosition } from './slots';

type StoredMap = typeof questionMaps.$inferSelect;

interface Named {
  id: number;
  name: string;
}

/** The effect of an import on a map beyond its rows (docs/decisions/019). */
export type MapChange =
  /** `map` is the next edition of `before`, because its subjects changed or the command requested it. */
  | { kind: 'subjects' | 'replacement'; map: Named; before: Named; students: number }
  /** The paper's map was already replaced by another paper's, and stays unchanged. */
  | { kind: 'kept'; map: Named };

/** Finds the last edition of an exam's map, or creates its first; updates the facts from the command line. */
export async function saveMap(
  tx: Queryable,
  values: typeof questionMaps.$inferInsert & { examId: number },
): Promise<number> {
  const next = alias(questionMaps, 'next');
  const [found] = await tx
    .select({ map: questionMaps })
    .from(questionMaps)
    .leftJoin(next, eq(next.id, questionMaps.replacedBy))
    .where(
      and(
        eq(questionMaps.examId, values.examId),
        or(isNull(next.id), isNull(next.examId), ne(next.examId, values.examId)),
      ),
    )
    .orderBy(desc(questionMaps.id))
    .limit(1);
  if (!found) return createMap(tx, values);
  // The slug stays: another edition may have the exam's own.
  const changes = newFacts(found.map, { ...values, slug: found.map.slug });
  if (changes) await tx.update(questionMaps).set(changes).where(eq(questionMaps.id, found.map.id));
  return found.map.id;
}

/** Creates a map; a slug in use gets a number. */
async function createMap(tx: Queryable, values: typeof questionMaps.$inferInsert): Promise<number> {
  const taken = await tx
    .select({ slug: questionMaps.slug })
    .from(questionMaps)
    .where(like(questionMaps.slug, `${values.slug}%`));
  const slugs = new Set(taken.map(({ slug }) => slug));
  let slug = values.slug;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${values.slug}-${number}`;
  const [created] = await tx
    .insert(questionMaps)
    .values({ ...values, slug })
    .returning({ id: questionMaps.id });
  return created?.id ?? 0;
}

type MapRow = SlotPosition & { subjectId: number };

/** The new content of a map, and what it no longer contains. */
interface MapContent {
  rows: MapRow[];
  gone: number[];
}

/**
 * Updates a map from its paper. If that would change the subjects of a map that students have chosen, they keep it, and
 * a new edition replaces it.
 */
export async function saveMapQuestions(
  tx: Queryable,
  mapId: number,
  { rows, gone }: MapContent,
): Promise<MapChange | null> {
  // A student who is choosing the map right now waits, and then gets the old edition with the offer of the new one, or
  // the new one.
  const [map] = await tx.select().from(questionMaps).where(eq(questionMaps.id, mapId)).for('update');
  if (!map) throw new Error('the map was saved before');
  const before = await tx.select().from(mapQuestions).where(eq(mapQuestions.mapId, mapId));
  const leaving = new Set(gone);
  const staying = before.filter(({ questionId }) => !leaving.has(questionId));
  if (map.replacedBy !== null)
    return staying.length === before.length && isHeld(before, rows) ? null : { kind: 'kept', map };
  // A student's own map follows the bank and has no editions.
  const isPublic = map.ownerId === null;
  const students = isPublic && changesSubjects(before, [...staying, ...rows]) ? await countStudents(tx, mapId) : 0;
  if (students === 0) {
    if (staying.length < before.length)
      await tx.delete(mapQuestions).where(and(eq(mapQuestions.mapId, mapId), inArray(mapQuestions.questionId, gone)));
    await upsertRows(tx, mapId, rows);
    return null;
  }
  const id = await createMap(tx, await nextOf(tx, map));
  await inheritOrder(tx, mapId, id);
  await upsertRows(tx, id, staying);
  await upsertRows(tx, id, rows);
  await tx.update(questionMaps).set({ replacedBy: id }).where(eq(questionMaps.id, mapId));
  return { kind: 'subjects', map: { id, name: map.name }, before: map, students };
}

/** The next edition of a map: it has the same name; its slug derives from the first. */
async function nextOf(
  tx: Queryable,
  { name, slug, examId, boardId, institutionId, year, educationLevel, position, active }: StoredMap,
) {
  const [first] =
    examId === null
      ? []
      : await tx
          .select({ slug: questionMaps.slug })
          .from(questionMaps)
          .where(eq(questionMaps.examId, examId))
          .orderBy(asc(questionMaps.id))
          .limit(1);
  return { name, slug: first?.slug ?? slug, examId, boardId, institutionId, year, educationLevel, position, active };
}

/** An edition has the order by hand of the one before; subjects that come with it are last in it. */
async function inheritOrder(tx: Queryable, before: number, after: number): Promise<void> {
  await tx.execute(sql`
    insert into map_orders (map_id, is_matter, subject_id, place)
    select ${after}, is_matter, subject_id, place from map_orders where map_id = ${before}`);
}

const countStudents = (tx: Queryable, mapId: number): Promise<number> =>
  tx.$count(studentMaps, and(eq(studentMaps.mapId, mapId), isNull(studentMaps.removedAt)));

/** Whether changed rows change a map's list of subjects; a map without questions has no list. */
function changesSubjects(before: MapRow[], after: MapRow[]): boolean {
  const subjectsOf = (held: Iterable<MapRow>) => new Set([...held].map(({ subjectId }) => subjectId));
  const was = subjectsOf(before);
  const is = subjectsOf(new Map(after.map((row) => [row.questionId, row])).values());
  return was.size > 0 && !(was.size === is.size && [...was].every((id) => is.has(id)));
}

/**
 * Moves questions whose subject changed to it in every current map, except the one that is updated with its paper.
 * Replaced maps stay unchanged.
 */
export async function saveMovedSubjects(
  tx: Queryable,
  questionIds: number[],
  except: number | null,
): Promise<MapChange[]> {
  if (questionIds.length === 0) return [];
  const rows = await tx
    .select({ map: mapQuestions, subjectId: questions.subjectId })
    .from(mapQuestions)
    .innerJoin(questionMaps, eq(questionMaps.id, mapQuestions.mapId))
    .innerJoin(questions, eq(questions.id, mapQuestions.questionId))
    .where(
      and(
        inArray(mapQuestions.questionId, questionIds),
        isNull(questionMaps.replacedBy),
        ne(mapQuestions.subjectId, questions.subjectId),
      ),
    )
    .orderBy(asc(mapQuestions.mapId), asc(mapQuestions.slot));
  const changes: MapChange[] = [];
  for (const [mapId, moved] of groupBy(rows, ({ map }) => map.mapId)) {
    if (mapId === except) continue;
    const change = await saveMapQuestions(tx, mapId, {
      rows: moved.map(({ map, subjectId }) => ({ ...map, subjectId })),
      gone: [],
    });
    if (change) changes.push(change);
  }
  return changes;
}

function isHeld(before: MapRow[], rows: MapRow[]): boolean {
  const held = new Map(before.map((row) => [row.questionId, row]));
  return rows.every((row) => {
    const same = held.get(row.questionId);
    return (
      same?.subjectId === row.subjectId &&
      same.slot === row.slot &&
      same.number === row.number &&
      same.variant === row.variant
    );
  });
}

const ROWS_PER_STATEMENT = 1000;

async function upsertRows(tx: Queryable, mapId: number, rows: MapRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const some = rows.slice(at, at + ROWS_PER_STATEMENT);
    await tx
      .insert(mapQuestions)
      .values(
        some.map(({ questionId, subjectId, slot, number, variant }) => ({
          mapId,
          questionId,
          subjectId,
          slot,
          number,
          variant,
        })),
      )
      .onConflictDoUpdate({
        target: [mapQuestions.mapId, mapQuestions.questionId],
        set: {
          subjectId: sql`excluded.subject_id`,
          slot: sql`excluded.slot`,
          number: sql`excluded.number`,
          variant: sql`excluded.variant`,
        },
        setWhere: sql`(${mapQuestions.subjectId}, ${mapQuestions.slot}, ${mapQuestions.number}, ${mapQuestions.variant})
          is distinct from (excluded.subject_id, excluded.slot, excluded.number, excluded.variant)`,
      });
  }
}

/**
 * Makes a paper's map the next edition of the map `wanted`, a name or id. Null if it already is. Throws FileRefusal
 * where that is impossible.
 */
export async function replaceMap(tx: Queryable, wanted: string, mapId: number): Promise<MapChange | null> {
  const before = await findWanted(tx, wanted);
  const [own] = await tx.select().from(questionMaps).where(eq(questionMaps.id, mapId));
  if (!own) throw new Error('the map was saved before');
  const label = labelOf(before);
  if (before.id === mapId)
    throw new FileRefusal(0, `o mapa ${label} é o desta prova, e não pode substituir a si mesmo`);
  if ((await laterEditions(tx, mapId)).some(({ id }) => id === before.id)) {
    throw new FileRefusal(0, `o mapa ${label} já é uma edição posterior do mapa desta prova`);
  }
  const [next, ...others] = await laterEditions(tx, before.id);
  if ([next, ...others].some((later) => later?.id === mapId)) return null;
  if (next) throw new FileRefusal(0, `o mapa ${label} já foi substituído por ${labelOf(next)}`);
  const students = await countStudents(tx, before.id);
  await tx.update(questionMaps).set({ replacedBy: mapId }).where(eq(questionMaps.id, before.id));
  return { kind: 'replacement', map: own, before, students };
}

const labelOf = ({ id, name }: Named): string => `“${shorten(name)}” (${id})`;

/** The map that a command names; of several editions with one name, the last. */
async function findWanted(tx: Queryable, wanted: string): Promise<Named> {
  const maps = await tx
    .select({ id: questionMaps.id, name: questionMaps.name, replacedBy: questionMaps.replacedBy })
    .from(questionMaps)
    .where(isNull(questionMaps.ownerId));
  const byId = /^\d+$/.test(wanted) ? maps.find(({ id }) => id === Number(wanted)) : undefined;
  if (byId) return byId;
  const named = maps.filter(({ name }) => normalisedWords(name) === normalisedWords(wanted));
  const last = named.filter(({ replacedBy }) => replacedBy === null);
  const candidates = last.length > 0 ? last : named;
  const [found, ...others] = candidates;
  if (!found) throw new FileRefusal(0, `não há mapa “${shorten(wanted)}” para substituir`);
  if (others.length > 0) {
    const ids = candidates.map(({ id }) => id).sort((a, b) => a - b);
    throw new FileRefusal(
      0,
      `há ${candidates.length} mapas de nome “${shorten(wanted)}”: diga o número de um em --substitui-mapa (${ids.join(', ')})`,
    );
  }
  return found;
}

/** The later editions of a map, the next one first. */
async function laterEditions(tx: Queryable, mapId: number): Promise<Named[]> {
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    with recursive later as (
      select n.id, n.name, n.replaced_by, 1 as place from question_maps m join question_maps n on n.id = m.replaced_by where m.id = ${mapId}
      union all
      select n.id, n.name, n.replaced_by, place + 1 from later l join question_maps n on n.id = l.replaced_by where place < 1000)
    select id, name from later order by place`);
  return rows;
}
