import type { ResultOf } from '@mapa/api-contract';
import type { Database } from '@mapa/server-platform';
import { HELD_ALTERNATIVE } from '@mapa/server-questions';
import { percentage } from '@mapa/server-search';
import { everybodysFirstAnswers, untoldItems } from '@mapa/server-study';
import { sql } from 'drizzle-orm';
import { countsAsRight } from './judged';
import type { CountedSitting } from './store';

/** With fewer students a comparison is not meaningful. */
const LEAST_STUDENTS = 5;

interface OthersRow extends Record<string, unknown> {
  students: number;
  mean: number | null;
  below: number | null;
}

/**
 * Everybody who has finished the same part of a paper, each with the first such sitting: by its items as in its result,
 * but with the first answer to a question that the student already knew (docs/decisions/098). At least half of the
 * items must count; annulled questions give everybody the point. The percentile is of this sitting, null if it is not
 * among those. Null below five students.
 */
export async function readOthers(
  db: Database,
  { id, student_id, exam_id, areas }: CountedSitting & { exam_id: number },
): Promise<ResultOf<'GET /api/customer-area/sitting/{id}/result'>['todos']> {
  const { rows } = await db.execute<OthersRow>(sql`
    with firsts as (
      select distinct on (s.student_id) s.student_id, s.id, s.ended_at from sittings s
      where s.exam_id = ${exam_id} and s.areas = ${sql.param(areas)}::text[] and s.state <> 'aberta'
      order by s.student_id, s.started_at),
    items as (
      select f.student_id, f.id as sitting_id, f.ended_at, i.question_id, q.annulled, held.correct
      from firsts f join sitting_items i on i.student_id = f.student_id and i.sitting_id = f.id join questions q on q.id = i.question_id
      left join alternatives given on given.id = i.alternative_id${HELD_ALTERNATIVE}),
    untold as (${untoldItems(sql`select student_id, question_id, ended_at from items`)}),
    first as (${everybodysFirstAnswers(sql`select question_id from items`)}),
    judged as (
      select items.*, untold.student_id is not null or first.student_id is not null as counts,
        case when untold.student_id is not null then items.correct else first.correct end as is_right
      from items
      left join untold on untold.student_id = items.student_id and untold.question_id = items.question_id
      left join first on first.student_id = items.student_id and first.question_id = items.question_id),
    scores as (
      select student_id, sitting_id, count(*) filter (where ${countsAsRight(sql`annulled`, sql`is_right`)})::int as correct from judged
      group by student_id, sitting_id having count(*) filter (where counts) * 2 >= count(*))
    select count(*)::int as students, avg(correct)::float as mean,
      (select count(*) filter (where other.correct < own.correct)::float / nullif(count(*), 0)
       from scores own join scores other on other.student_id <> own.student_id
       where own.student_id = ${student_id} and own.sitting_id = ${id}) as below
    from scores`);
  const [others] = rows;
  if (!others || others.students < LEAST_STUDENTS) return null;
  return {
    estudantes: others.students,
    media: others.mean ?? 0,
    percentil: others.below === null ? null : percentage(others.below, 1),
  };
}
