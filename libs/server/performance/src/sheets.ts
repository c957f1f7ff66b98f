import { HELD_ALTERNATIVE } from '@mapa/server-questions';
import { ownFirstAnswers } from '@mapa/server-study';
import { withheldIds } from '@mapa/server-verdicts';
import { sql, type SQL } from 'drizzle-orm';

/** A paper with the answers to score. */
export interface ScoredSheet {
  examId: number;
  /**
   * SQL: `question_id`, the `version` that was or will be answered, `slot`, `number` and `variant` by which item
   * parameters are found, `correct`; null without an answer that counts.
   */
  lines: SQL;
}

/**
 * SQL: joins an item `i` of a student's sitting `s` with `next`, the question that now has its number in the paper: its
 * `slot`, and whether it is in the same sitting.
 */
export const todaysNext = (studentId: string): SQL => sql`left join lateral (
      select eq.slot, exists (
        select from sitting_items other
        where other.student_id = ${studentId} and other.sitting_id = i.sitting_id and other.question_id = eq.question_id) as in_sitting
      from exam_questions eq
      where eq.exam_id = s.exam_id and eq.number = i.number and eq.variant is not distinct from i.variant
      order by in_sitting desc limit 1) next on true`;

/**
 * SQL: papers from the student's point of view: the present questions, and those of the student's finished sittings
 * that have left since (docs/decisions/099). A question that has left takes the slot of the one that now has its
 * number, or a slot of its own (below 0) if that one was in the same sitting. `scored_number` is null if the number has
 * another question's parameters.
 */
const papersOf = (studentId: string, examIds: readonly number[]): SQL => sql`
  select eq.exam_id, eq.question_id, q.current_version as version, eq.slot, eq.number, eq.number as scored_number, eq.variant, false as has_left
  from exam_questions eq join questions q on q.id = eq.question_id where eq.exam_id in ${examIds}
  union all (
    select distinct on (s.exam_id, i.question_id) s.exam_id, i.question_id, i.version,
      case when next.in_sitting is false then next.slot else -i.question_id end, i.number,
      case when next.in_sitting is not true then i.number end, i.variant, true
    from sittings s join sitting_items i on i.student_id = s.student_id and i.sitting_id = s.id
    ${todaysNext(studentId)}
    where s.student_id = ${studentId} and s.exam_id in ${examIds} and s.state <> 'aberta'
      and not exists (select 1 from exam_questions eq where eq.exam_id = s.exam_id and eq.question_id = i.question_id)
    order by s.exam_id, i.question_id, s.started_at desc)`;

/**
 * SQL: a student's lines of some papers, each with the first answer to it, wherever that was given: `exam_id`,
 * `question_id`, `version`, `slot`, `number`, `variant`, `has_left` (the paper), `answered`, `correct`, `key_released`,
 * `elapsed_ms`, `as_sat` (see `ownFirstAnswers`; also for questions that have left). If a question that left a paper
 * was answered in a sitting, its slot holds no other line.
 */
export const ownLines = (studentId: string, examIds: readonly number[]): SQL => sql`
  with paper as (${papersOf(studentId, examIds)})
  select * from (
    select paper.*, first.question_id is not null as answered, first.correct, first.key_released, first.elapsed_ms,
      coalesce(first.as_sat or paper.has_left and first.question_id is not null, false) as as_sat,
      bool_or(paper.has_left and first.question_id is not null) over (partition by paper.exam_id, paper.slot) as is_taken
    from paper left join (${ownFirstAnswers(studentId, sql`select question_id from paper`)}) first on first.question_id = paper.question_id) line
  where has_left or not is_taken`;

/** A student's first answers to a paper, excluding those after a release of the key. */
export const ownSheet = (studentId: string, examId: number): ScoredSheet => ({
  examId,
  lines: sql`select question_id, version, slot, scored_number as number, variant, case when not key_released then correct end as correct
    from (${ownLines(studentId, [examId])}) own`,
});

/**
 * A finished sitting as it was marked: items left blank or marked twice are wrong (docs/decisions/073), items withheld
 * by another open sitting are left out. Numbers are those at the start, or the present ones if the paper had no areas
 * then and got its item parameters since.
 */
export const sittingSheet = (
  studentId: string,
  { id, exam_id: examId }: { id: string; exam_id: number },
): ScoredSheet => ({
  examId,
  lines: sql`
    select i.question_id, i.version, i.position::int as slot, case when i.area = '' then coalesce(eq.number, i.number) else i.number end as number,
      i.variant, coalesce(held.correct, false) as correct
    from sitting_items i
    left join exam_questions eq on eq.exam_id = ${examId} and eq.question_id = i.question_id
    left join alternatives given on given.id = i.alternative_id${HELD_ALTERNATIVE}
    where i.student_id = ${studentId} and i.sitting_id = ${id} and i.question_id not in (${withheldIds(studentId)})`,
});
