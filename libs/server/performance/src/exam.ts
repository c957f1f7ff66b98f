import type { ResultOf } from '@mapa/api-contract';
import { QUESTION_KINDS } from '@mapa/domain';
import { sql } from 'drizzle-orm';
import { everybodysFirstAnswers } from '@mapa/server-study';
import { percentage } from '@mapa/server-search';
import { withheldIds } from '@mapa/server-verdicts';
import type { Queryable } from '@mapa/server-platform';
import { ownLines } from './sheets';

type Performance = ResultOf<'GET /api/customer-area/exam/performance/{id}'>;

type ScoreOfExam = ResultOf<'GET /api/customer-area/exam/performance'>['data'][number];

/** With fewer students an average is not meaningful. */
const LEAST_STUDENTS = 5;

interface Counts {
  total: number;
  answered: number;
  /** Including annulled ones, whose point everybody gets. */
  correct: number;
  wrong: number;
  annulled: number;
}

interface SubjectRow extends Record<string, unknown>, Counts {
  id: number;
  name: string;
  /** Of the answered ones, those answered after a release of the key. */
  after_release: number;
  as_sat: number;
  withheld: number;
}

interface ExamRow extends Record<string, unknown>, Counts {
  exam_id: number;
}

interface OthersRow extends Record<string, unknown> {
  students: number;
  /** As a share of the paper. */
  average: number | null;
  below: number | null;
}

const score = (row: Counts) => ({
  total: row.total,
  respondidas: row.answered,
  certas: row.correct,
  erradas: row.wrong,
  percentual: percentage(row.correct, row.total),
  ...(row.annulled > 0 && { anuladas: row.annulled }),
});

/**
 * Own first answers to some papers, as `slots`; a number in two languages counts once. An annulled question gives
 * everybody its point, answered or not; if only one of two languages is annulled, those who answered in it, and
 * everybody once both are.
 */
const ownSlots = (studentId: string, examIds: readonly number[]) => sql`
    slots as (
      select line.exam_id, line.slot, min(q.subject_id) as subject_id, bool_or(line.answered) as answered,
        coalesce(bool_and(line.key_released), false) as after_release, bool_or(line.as_sat) or bool_and(line.has_left) as as_sat,
        bool_or(line.question_id in (${withheldIds(studentId)})) as withheld,
        bool_and(q.annulled) or bool_or(q.annulled and line.answered) as annulled,
        bool_or(line.correct is true and not q.annulled) as correct, bool_or(line.correct is false and not q.annulled) as wrong
      from (${ownLines(studentId, examIds)}) line join questions q on q.id = line.question_id
      group by line.exam_id, line.slot)`;

const COUNTED = sql`count(*)::int as total, count(*) filter (where answered)::int as answered,
      count(*) filter (where slots.correct or slots.annulled)::int as correct,
      count(*) filter (where wrong and not slots.correct and not slots.annulled)::int as wrong,
      count(*) filter (where slots.annulled)::int as annulled`;

const readSubjects = (db: Queryable, studentId: string, examId: number) =>
  db.execute<SubjectRow>(sql`
    with ${ownSlots(studentId, [examId])}
    select s.id, s.name, ${COUNTED}, count(*) filter (where after_release)::int as after_release,
      count(*) filter (where as_sat)::int as as_sat, count(*) filter (where withheld)::int as withheld
    from slots join subjects s on s.id = slots.subject_id group by s.id, s.name order by total desc, s.name`);

/** A student's scores in those of the given papers in which something was answered. */
export async function readScores(db: Queryable, studentId: string, examIds: number[]): Promise<ScoreOfExam[]> {
  const { rows } = await db.execute<ExamRow>(sql`
    with ${ownSlots(studentId, examIds)}
    select exam_id, ${COUNTED} from slots group by exam_id having bool_or(answered) order by exam_id`);
  return rows.map((row) => ({ prova_id: row.exam_id, ...score(row) }));
}

/**
 * Everybody who answered at least half of the present paper, by first answers; a number annulled in every language
 * counts for everybody. Empty while an open sitting of the student withholds a question of the paper: the shares would
 * reveal how others fare in it.
 */
const readOthers = (db: Queryable, studentId: string, examId: number) =>
  db.execute<OthersRow>(sql`
    with first as (${everybodysFirstAnswers(sql`select question_id from exam_questions where exam_id = ${examId}`)}),
    paper as (
      select eq.slot, eq.question_id, q.annulled, bool_and(q.annulled) over (partition by eq.slot) as void
      from exam_questions eq join questions q on q.id = eq.question_id where eq.exam_id = ${examId}),
    slots as (
      select first.student_id, paper.slot, bool_or(paper.annulled or coalesce(first.correct, false)) and not bool_or(paper.void) as correct
      from first join paper on paper.question_id = first.question_id
      group by first.student_id, paper.slot),
    whole as (select count(distinct slot) as total, count(distinct slot) filter (where void) as void from paper),
    scores as (
      select student_id, (count(*) filter (where correct) + whole.void)::int as correct
      from slots cross join whole
      where not exists (select 1 from paper where question_id in (${withheldIds(studentId)}))
      group by student_id, whole.total, whole.void having count(*) * 2 >= whole.total)
    select count(*)::int as students, (avg(correct) / nullif((select total from whole), 0))::float as average,
      (select count(*) filter (where other.correct < own.correct)::float / nullif(count(*), 0)
       from scores other, (select correct from scores where student_id = ${studentId}) own) as below
    from scores`);

const PENALISED = QUESTION_KINDS.filter(({ isPenalised }) => isPenalised).map(({ value }) => value);

/**
 * Those of the given papers in which a wrong answer cancels a right one: as stated by the paper, otherwise by its
 * notice, otherwise true if all of its questions are of kinds for which it is usual (docs/decisions/026).
 */
export async function negativelyMarked(db: Queryable, examIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (examIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.id from exams e left join notices n on n.exam_id = e.id
    where e.id in ${examIds} and coalesce(e.negative_marking, n.negative_marking,
      (select bool_and(q.kind in ${PENALISED}) from exam_questions eq join questions q on q.id = eq.question_id where eq.exam_id = e.id))`);
  return new Set(rows.map(({ id }) => id));
}

/** The same for one paper. */
export const hasNegativeMarking = async (db: Queryable, examId: number): Promise<boolean> =>
  (await negativelyMarked(db, [examId])).has(examId);

/** A student's performance in a paper, or undefined for an unknown paper. */
export async function readPerformance(
  db: Queryable,
  studentId: string,
  examId: number,
): Promise<Performance | undefined> {
  const { rows } = await readSubjects(db, studentId, examId);
  if (rows.length === 0) return undefined;
  const sum = (field: keyof Counts | 'after_release' | 'as_sat' | 'withheld') =>
    rows.reduce((total, row) => total + row[field], 0);
  const whole = {
    total: sum('total'),
    answered: sum('answered'),
    correct: sum('correct'),
    wrong: sum('wrong'),
    annulled: sum('annulled'),
  };
  const [
    {
      rows: [others],
    },
    penaliza_erro,
  ] = await Promise.all([readOthers(db, studentId, examId), hasNegativeMarking(db, examId)]);
  return {
    prova_id: examId,
    ...score(whole),
    liquida: whole.correct - whole.wrong,
    penaliza_erro,
    ...(sum('as_sat') > 0 && { como_no_simulado: sum('as_sat') }),
    ...(sum('withheld') > 0 && { retidas: sum('withheld') }),
    depois_do_gabarito: sum('after_release'),
    assuntos: rows.map((row) => ({ assunto_id: row.id, nome: row.name, ...score(row) })),
    todos:
      others && others.students >= LEAST_STUDENTS
        ? {
            estudantes: others.students,
            media_percentual: percentage(others.average ?? 0, 1),
            percentil: others.below === null ? null : percentage(others.below, 1),
          }
        : null,
  };
}
