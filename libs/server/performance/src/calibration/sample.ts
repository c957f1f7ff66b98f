import { QUESTION_KINDS } from '@mapa/domain';
import { sql, type SQL } from 'drizzle-orm';
import { areComparable } from '@mapa/server-questions';
import { everybodysFirstAnswers, untoldItems } from '@mapa/server-study';
import type { Queryable } from '@mapa/server-platform';
import { responsesOf, type Responses } from '../estimation/responses';
import { LEAST_STUDENTS, MOST_STUDENTS, WHOLE_PAPER } from './rules';

/** An area of a paper. */
export interface PaperArea {
  examId: number;
  area: string;
}

/** An item of an area: a question with its current wording. */
export interface SampleItem {
  questionId: number;
  wording: number;
  alternatives: number;
}

/** Kinds of questions scored by item response theory. */
const SCORED_KINDS = QUESTION_KINDS.filter(({ takesItemResponse }) => takesItemResponse).map(({ value }) => value);

/**
 * SQL: the questions of an area that count, with the `wording` of their version, `current_version` and
 * `current_wording`, `alternatives`, and `required`: whether a complete sitting must answer the slot, which is not so
 * if one of its languages is annulled. Areas are those of the paper's booklets, or the whole paper without any.
 * @param paper its lines, `question_id`, `version`, `slot`, `number` and more; by default the present paper
 */
export const itemsOf = ({ examId, area }: PaperArea, paper: SQL = todaysPaper(examId)): SQL => sql`
  select paper.*, v.wording, q.current_version, today.wording as current_wording, q.alternative_count as alternatives, q.annulled,
    not bool_or(q.annulled) over (partition by paper.slot) as required
  from (${paper}) paper
  join questions q on q.id = paper.question_id
  join question_versions v on v.question_id = q.id and v.version = paper.version
  join question_versions today on today.question_id = q.id and today.version = q.current_version
  where q.kind in ${SCORED_KINDS} and ${
    area === WHOLE_PAPER.code
      ? sql`not exists (select from exam_areas ea where ea.exam_id = ${examId})`
      : sql`exists (
        select from exam_areas ea join booklet_items item on item.booklet_id = ea.booklet_id
        where ea.exam_id = ${examId} and ea.area = ${area} and item.position + ea.shift = paper.number and not item.abandoned)`
  }`;

const todaysPaper = (examId: number): SQL => sql`
  select eq.question_id, q.current_version as version, eq.slot, eq.number, eq.variant
  from exam_questions eq join questions q on q.id = eq.question_id where eq.exam_id = ${examId}`;

/**
 * SQL: `items`, `first` (everybody's first answers to them, none after a reveal or a release of the key) and
 * `complete`, the students who answered every required slot. What a finished sitting left blank or marked twice is a
 * wrong answer, unless the student had answered it before or had seen its key.
 */
const sampleOf = (area: PaperArea): SQL => sql`
  items as (select * from (${itemsOf(area)}) item where not annulled),
  blank as (
    select i.student_id, i.question_id, s.ended_at
    from sitting_items i join sittings s on s.student_id = i.student_id and s.id = i.sitting_id
    join items on items.question_id = i.question_id
    where s.state <> 'aberta' and i.alternative_id is null
      and ${areComparable(sql`i.question_id`, sql`i.version`, sql`items.current_version`)}),
  first as (
    select distinct on (student_id, question_id) student_id, question_id, correct from (
      select student_id, question_id, correct, arrived_at from (${everybodysFirstAnswers(sql`select question_id from items`)}) given
      union all
      select student_id, question_id, false, ended_at from (${untoldItems(sql`select student_id, question_id, ended_at from blank`)}) untold
    ) told order by student_id, question_id, arrived_at),
  complete as (
    select first.student_id from first join items on items.question_id = first.question_id and items.required
    group by first.student_id
    having count(distinct items.slot) = (select count(distinct slot) from items where required))`;

/** Number of complete first sittings of an area. */
export async function countSittings(db: Queryable, area: PaperArea): Promise<number> {
  const { rows } = await db.execute<{ students: number }>(
    sql`with ${sampleOf(area)} select count(*)::int as students from complete`,
  );
  return rows[0]?.students ?? 0;
}

/** The items of an area to calibrate. */
export async function readSampleItems(db: Queryable, area: PaperArea): Promise<SampleItem[]> {
  const { rows } = await db.execute<{ question_id: number; wording: number; alternatives: number }>(
    sql`select * from (${itemsOf(area)}) item where not annulled order by slot, question_id`,
  );
  return rows.map((row) => ({
    questionId: row.question_id,
    wording: row.wording,
    alternatives: row.alternatives,
  }));
}

/** The answers of complete first sittings to some items of an area, at most `MOST_STUDENTS` of them. */
export async function readResponses(db: Queryable, area: PaperArea, items: readonly SampleItem[]): Promise<Responses> {
  const places = new Map(items.map(({ questionId }, place) => [questionId, place]));
  const { rows } = await db.execute<{ questions: number[]; corrects: boolean[] }>(sql`
    with ${sampleOf(area)}
    select array_agg(first.question_id) as questions, array_agg(first.correct) as corrects
    from first join (select student_id from complete order by student_id limit ${MOST_STUDENTS}) chosen
      on chosen.student_id = first.student_id
    group by first.student_id order by first.student_id`);
  return responsesOf(
    rows.map(({ questions, corrects }) => {
      const row = items.map((): boolean | null => null);
      for (const [index, questionId] of questions.entries()) {
        const place = places.get(questionId);
        if (place !== undefined) row[place] = corrects[index] ?? null;
      }
      return row;
    }),
  );
}

/**
 * SQL: the areas of papers without published parameters: `exam_id`, `area`. Published ones, even invented ones, always
 * take precedence.
 */
const UNPUBLISHED = sql`
  select ea.exam_id, ea.area from exam_areas ea
  where not exists (
    select from booklet_items item where item.booklet_id = ea.booklet_id and item.a is not null and not item.abandoned)
  union all
  select e.id, ${WHOLE_PAPER.code}::text from exams e
  where not exists (select from exam_areas ea where ea.exam_id = e.id)`;

const toAreas = (rows: readonly { exam_id: number; area: string }[]): PaperArea[] =>
  rows.map((row) => ({ examId: row.exam_id, area: row.area }));

/** The areas of a paper without published parameters. */
export async function readUnpublishedAreas(db: Queryable, examId: number): Promise<PaperArea[]> {
  const { rows } = await db.execute<{ exam_id: number; area: string }>(
    sql`select * from (${UNPUBLISHED}) areas where exam_id = ${examId} order by area`,
  );
  return toAreas(rows);
}

/** The same for all papers with answers from enough students for a calibration. */
export async function readCandidates(db: Queryable): Promise<PaperArea[]> {
  const { rows } = await db.execute<{ exam_id: number; area: string }>(sql`
    with asked as (
      select eq.exam_id from exam_questions eq join answers a on a.question_id = eq.question_id
      where a.counted and not a.key_released
      group by eq.exam_id having count(distinct a.student_id) >= ${LEAST_STUDENTS})
    select areas.exam_id, areas.area from (${UNPUBLISHED}) areas join asked on asked.exam_id = areas.exam_id
    order by areas.exam_id, areas.area`);
  return toAreas(rows);
}
