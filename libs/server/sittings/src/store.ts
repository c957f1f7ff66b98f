import type { ResultOf } from '@mapa/api-contract';
import { deadlineOf, type SittingState } from '@mapa/domain';
import { type sittings, type Database, type Queryable, refuse, sittingItems } from '@mapa/server-platform';
import { SITTING } from './errors/error-messages';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';

export type SittingRow = typeof sittings.$inferSelect;
export type ItemRow = typeof sittingItems.$inferSelect;
type Summary = ResultOf<'GET /api/customer-area/sitting'>['data'][number];
export type MarkView = ResultOf<'GET /api/customer-area/sitting/{id}'>['marcas'][number];

/** A sitting with its paper's name and the number of marked questions. */
export interface CountedSitting extends Record<string, unknown> {
  student_id: string;
  id: string;
  /** Null for an own sitting. */
  exam_id: number | null;
  /** The paper's name, or its own. */
  title: string;
  /** Only in an own sitting. */
  recipe_id: string | null;
  /** The same; null if the recipe is deleted. */
  kept_recipe_id: string | null;
  negative_marking: boolean;
  areas: string[];
  language: string | null;
  state: SittingState;
  duration_ms: number;
  started_at: Date;
  paused_ms: number;
  paused_at: Date | null;
  pauses: number;
  ended_at: Date | null;
  entered_at: Date | null;
  numbers: number;
  marked: number;
  flagged: number;
  question_ids: number[];
}

const readSittings = async (db: Queryable, where: SQL, tail: SQL = sql``): Promise<CountedSitting[]> => {
  const { rows } = await db.execute<CountedSitting>(sql`
    select s.*, coalesce(e.name, s.name) as title, r.id as kept_recipe_id, count(*)::int as numbers, count(*) filter (where i.alternative_id is not null or i.double_marked)::int as marked,
      count(*) filter (where i.flagged)::int as flagged, array_agg(i.question_id order by i.position) as question_ids
    from sittings s left join exams e on e.id = s.exam_id
    left join sitting_recipes r on r.student_id = s.student_id and r.id = s.recipe_id
    join sitting_items i on i.student_id = s.student_id and i.sitting_id = s.id
    where ${where} group by s.student_id, s.id, e.name, r.id order by s.started_at desc, s.id ${tail}`);
  return rows.map((row) => ({
    ...row,
    started_at: new Date(row.started_at),
    paused_at: row.paused_at && new Date(row.paused_at),
    ended_at: row.ended_at && new Date(row.ended_at),
    entered_at: row.entered_at && new Date(row.entered_at),
  }));
};

/** A student's own sitting; another student's is treated as missing. */
export async function findSitting(db: Queryable, studentId: string, id: string): Promise<CountedSitting> {
  const [sitting] = await readSittings(db, sql`s.student_id = ${studentId} and s.id = ${id}`);
  if (!sitting) throw refuse(SITTING.notYours);
  return sitting;
}

/** A page of a student's sittings, newest first. */
export const listSittings = (
  db: Queryable,
  studentId: string,
  { perPage, offset }: { perPage: number; offset: number },
) => readSittings(db, sql`s.student_id = ${studentId}`, sql`limit ${perPage} offset ${offset}`);

/** A student's open sittings, most recently started first. */
export const listOpenSittings = (db: Queryable, studentId: string) =>
  readSittings(db, sql`s.student_id = ${studentId} and s.state = 'aberta'`);

const timeOf = (instant: Date | null): number | null => instant && instant.getTime();

/** When a sitting's clock runs out, in milliseconds since 1970. */
export const endOf = (row: CountedSitting, now: Date): number =>
  deadlineOf(
    {
      startedAt: row.started_at.getTime(),
      durationMs: row.duration_ms,
      pausedMs: row.paused_ms,
      pausedAt: timeOf(row.paused_at),
    },
    now.getTime(),
  );

/** A sitting in the wire's format. */
export const presentSitting = (row: CountedSitting, now: Date): Summary => ({
  id: row.id,
  prova: { id: row.exam_id, nome: row.title },
  ...(row.exam_id === null && { receita_id: row.kept_recipe_id }),
  areas: row.areas,
  idioma: row.language,
  estado: row.state,
  iniciado_em: row.started_at.toISOString(),
  duracao_ms: row.duration_ms,
  pausado_ms: row.paused_ms,
  pausado_em: row.paused_at?.toISOString() ?? null,
  pausas: row.pauses,
  termina_em: new Date(endOf(row, now)).toISOString(),
  encerrado_em: row.ended_at?.toISOString() ?? null,
  numeros: row.numbers,
  marcadas: row.marked,
  para_rever: row.flagged,
});

/** A sitting in a list, with what it withholds or, finished, its score. */
export const presentSummary = (row: CountedSitting, now: Date, resultado?: Summary['resultado']): Summary => ({
  ...presentSitting(row, now),
  ...(row.state === 'aberta' ? { questoes_retidas: row.question_ids } : resultado && { resultado }),
});

/** A question's mark in the wire's format. */
export const presentMark = (item: ItemRow): MarkView => ({
  questao_id: item.questionId,
  alternativa_id: item.alternativeId,
  ...(item.doubleMarked && { dupla: true }),
  para_rever: item.flagged,
  tempo_ms: item.elapsedMs,
  marcada_em: item.markedAt?.toISOString() ?? null,
});

/** A sitting's questions with their marks, in the paper's order. */
export const readItems = (db: Queryable, studentId: string, id: string): Promise<ItemRow[]> =>
  (db as Database)
    .select()
    .from(sittingItems)
    .where(and(eq(sittingItems.studentId, studentId), eq(sittingItems.sittingId, id)))
    .orderBy(asc(sittingItems.position));
