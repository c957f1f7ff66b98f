import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { examQuestions, importSourceQuestions, importSources, type Queryable, questions } from '@mapa/server-platform';
import { readName } from '../rules/question-name';
import { saveMapQuestions, type MapChange } from './map';
import { completeLanguages, planSlots, type PaperItem, type SlotPosition } from './slots';

const ROWS_PER_STATEMENT = 1000;

/** A question with a changed position. */
export interface Moved {
  name: string;
  from: Pick<SlotPosition, 'number' | 'slot'>;
  to: Pick<SlotPosition, 'number' | 'slot'>;
}

interface Change {
  examId: number;
  mapId: number;
  /** Questions that leave the paper. */
  left: number[];
  /** Questions that replace a shared question, which other papers keep. */
  parted: Map<number, number>;
}

/**
 * Updates a paper and its map from its files; unchanged rows are not written. Returns the moved questions, whether
 * another map replaced this one, and the numbers for which a language was assumed.
 */
export async function savePaper(
  tx: Queryable,
  { examId, mapId, left, parted }: Change,
): Promise<{ moved: Moved[]; map: MapChange | null; assumed: number[] }> {
  const existing = await tx.select().from(examQuestions).where(eq(examQuestions.examId, examId));
  const before = new Map(existing.map((place) => [place.questionId, place]));
  const gone = [...left, ...parted.values()];
  const { items, assumed } = completeLanguages(await readItems(tx, examId, new Set(gone)));
  const places = planSlots(items);
  if (gone.length > 0)
    await tx
      .delete(examQuestions)
      .where(and(eq(examQuestions.examId, examId), inArray(examQuestions.questionId, gone)));
  for (let at = 0; at < places.length; at += ROWS_PER_STATEMENT) {
    await saveExamRows(
      tx,
      places.slice(at, at + ROWS_PER_STATEMENT).map((place) => ({ ...place, examId })),
    );
  }
  const byId = new Map(items.map((item) => [item.questionId, item]));
  const moved = places.flatMap((to) => {
    const from = before.get(parted.get(to.questionId) ?? to.questionId);
    const same = from === undefined || (from.slot === to.slot && from.number === to.number);
    return same ? [] : [{ name: byId.get(to.questionId)?.name ?? '', from, to }];
  });
  const rows = places.map((place) => ({ ...place, subjectId: byId.get(place.questionId)?.subjectId ?? 0 }));
  return { moved, assumed, map: await saveMapQuestions(tx, mapId, { rows, gone }) };
}

/** The paper's questions in the order of its files, then those without a known file. */
async function readItems(
  tx: Queryable,
  examId: number,
  gone: Set<number>,
): Promise<(PaperItem & { name: string; subjectId: number })[]> {
  const known = await tx
    .select({
      questionId: importSourceQuestions.questionId,
      name: importSourceQuestions.name,
      number: importSourceQuestions.number,
      variant: importSourceQuestions.variant,
      language: importSourceQuestions.language,
      subjectId: questions.subjectId,
    })
    .from(importSourceQuestions)
    .innerJoin(importSources, eq(importSources.id, importSourceQuestions.sourceId))
    .innerJoin(questions, eq(questions.id, importSourceQuestions.questionId))
    .where(eq(importSources.examId, examId))
    .orderBy(asc(importSources.id), asc(importSourceQuestions.position));
  const ids = new Set(known.map(({ questionId }) => questionId));
  const others = await tx
    .select({
      questionId: examQuestions.questionId,
      number: examQuestions.number,
      variant: examQuestions.variant,
      subjectId: questions.subjectId,
    })
    .from(examQuestions)
    .innerJoin(questions, eq(questions.id, examQuestions.questionId))
    .where(eq(examQuestions.examId, examId))
    .orderBy(asc(examQuestions.slot), asc(examQuestions.questionId));
  const unknown = others
    .filter(({ questionId }) => !ids.has(questionId) && !gone.has(questionId))
    .map((row) => ({
      ...row,
      name: row.number === null ? `Q${row.questionId}` : String(row.number),
      language: readName(`(${row.variant ?? ''})`).language,
    }));
  return [...known, ...unknown];
}

const saveExamRows = (tx: Queryable, rows: (SlotPosition & { examId: number })[]) =>
  tx
    .insert(examQuestions)
    .values(rows)
    .onConflictDoUpdate({
      target: [examQuestions.examId, examQuestions.questionId],
      set: { slot: sql`excluded.slot`, number: sql`excluded.number`, variant: sql`excluded.variant` },
      setWhere: sql`(${examQuestions.slot}, ${examQuestions.number}, ${examQuestions.variant})
        is distinct from (excluded.slot, excluded.number, excluded.variant)`,
    });

/**
 * Keeps questions that left a paper in the bank: with the metadata of another paper that contains them, otherwise
 * without a paper.
 */
export async function rehome(tx: Queryable, examId: number, left: number[]): Promise<void> {
  if (left.length === 0) return;
  await tx.execute(sql`
    update questions q
    set exam_id = e.id, board_id = e.board_id, institution_id = e.institution_id, year = coalesce(e.year, q.year),
      education_level = e.education_level, position = e.position, area = e.area
    from (select eq.question_id, min(eq.exam_id) as exam_id from exam_questions eq where eq.question_id = any (${sql.param(left)}::int[]) group by 1) home
    join exams e on e.id = home.exam_id
    where q.id = home.question_id and q.exam_id = ${examId} and home.exam_id <> ${examId}`);
  await tx
    .update(questions)
    .set({ examId: null })
    .where(
      and(
        inArray(questions.id, left),
        eq(questions.examId, examId),
        sql`not exists (select from exam_questions e where e.question_id = ${questions.id})`,
      ),
    );
}
