import { type CurrentIds, type Queryable, questionMaps } from '@mapa/server-platform';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { demandContent, factsOf, type KeptBy, valueOf, writeContent } from '../own-map';
import type { TreeSubject } from '../points';
import { choicesOf, followMerges, type ReadEdital, type StoredReading } from '../stored';
import { publishedMaps } from '../tables/published-maps';
import { forOffice, readStudied } from './store';

/** A map of everybody keeps what any of its students answered. */
const KEPT: KeptBy = (mapId, questionIds) => sql`
  select distinct a.question_id as id from student_maps sm
  join map_answers a on a.student_id = sm.student_id and a.map_id = sm.map_id
  where sm.map_id = ${mapId} and a.question_id = any (${questionIds})`;

/** An office of a notice's edital, with the map that was published for it. */
export interface OfferedOffice {
  /** Its index in the present reading; null for an edital without offices. */
  index: number | null;
  name: string;
  mapId: number | null;
  /** Whether the map follows the edital as it was read last. */
  isCurrent: boolean;
}

/** The offices by names that differ. */
function officesOf({ cargos }: StoredReading): Pick<OfferedOffice, 'index' | 'name'>[] {
  if (cargos.length === 0) return [{ index: null, name: '' }];
  const isTaken = (nome: string, at: number) => cargos.findIndex((one) => one.nome === nome) < at;
  return cargos.map(({ nome }, index) => ({ index, name: isTaken(nome, index) ? `${nome} (${index + 1})` : nome }));
}

/** The offices of a notice's edital. Refuses a notice whose edital was not read. */
export async function publishedOffices(tx: Queryable, examId: number): Promise<OfferedOffice[]> {
  const { edital } = await readStudied(tx, examId);
  const rows = await tx.select().from(publishedMaps).where(eq(publishedMaps.examId, examId));
  return officesOf(edital.reading as StoredReading).map((office) => {
    const row = rows.find((one) => one.office === office.name);
    return { ...office, mapId: row?.mapId ?? null, isCurrent: row?.readingId === edital.readingId };
  });
}

/**
 * Publishes the map of a notice's edital for an office: everybody may choose it, and it follows the bank. A map that was
 * published for this office before follows the present reading from now on, and is offered again.
 * @returns its id
 */
export async function publishMap(tx: Queryable, examId: number, cargo: number | null): Promise<number> {
  const notice = await readStudied(tx, examId);
  const edital = { ...forOffice(notice, cargo), name: notice.exam.name };
  const valued = await demandContent(tx, edital);
  const { cargo: chosen = null } = choicesOf(edital);
  const office = (await publishedOffices(tx, examId)).find(({ index }) => index === chosen);
  const mapId = office?.mapId ?? (await createMap(tx, edital));
  const followed = { readingId: notice.edital.readingId, reading: edital.reading, choices: edital.choices };
  await tx
    .insert(publishedMaps)
    .values({ mapId, examId, office: office?.name ?? '', ...followed })
    .onConflictDoUpdate({ target: publishedMaps.mapId, set: followed });
  // Its name may have been changed at the desk.
  const { name: _, ...facts } = factsOf(edital);
  await tx
    .update(questionMaps)
    .set({ ...facts, active: true })
    .where(eq(questionMaps.id, mapId));
  await writeContent(tx, mapId, { edital, valued, kept: KEPT });
  return mapId;
}

async function createMap(tx: Queryable, edital: ReadEdital & { name: string }): Promise<number> {
  const [map] = await tx
    .insert(questionMaps)
    .values({ ...factsOf(edital), slug: `edital-${crypto.randomUUID()}` })
    .returning({ id: questionMaps.id });
  if (!map) throw new Error('the map was just inserted');
  return map.id;
}

/** A batch of published maps that follow the bank, in the order of their ids: one that was replaced stays as it is. */
export const followingMaps = async (db: Queryable, after: number, size: number) =>
  (
    await db
      .select({ published: publishedMaps })
      .from(publishedMaps)
      .innerJoin(questionMaps, eq(questionMaps.id, publishedMaps.mapId))
      .where(and(gt(publishedMaps.mapId, after), isNull(questionMaps.replacedBy)))
      .orderBy(asc(publishedMaps.mapId))
      .limit(size)
  ).map(({ published }) => published);

/** Updates a published map from the present bank: its tree, and the ids that were merged away. */
export async function refreshPublished(
  tx: Queryable,
  { mapId, reading, choices }: typeof publishedMaps.$inferSelect,
  { tree, former }: { tree: TreeSubject[]; former: CurrentIds },
): Promise<void> {
  const edital = followMerges<ReadEdital>({ state: 'lido', reading, choices }, former);
  const valued = await valueOf(tx, edital, tree);
  if (valued.subjects.length > 0) await writeContent(tx, mapId, { edital, valued, kept: KEPT });
}
