import type { ResultOf } from '@mapa/api-contract';
import { costOfErrors, estimateAbility, roughItem, scoreOf } from '@mapa/domain';
import { sql } from 'drizzle-orm';
import { everybodysFirstAnswers, ownFirstAnswers } from '@mapa/server-study';
import type { Queryable } from '@mapa/server-platform';
import { readAreaScores } from './area-scores';

type Tri = ResultOf<'GET /api/customer-area/question/tri/performance/{id}'>;

const DEAREST_ERRORS = 10;

interface Row extends Record<string, unknown> {
  question_id: number;
  number: number | null;
  own: boolean;
  answers: number;
  correct: number;
  alternatives: number;
}

/**
 * Own first answers to a paper's numbers, each with how everybody first answered it. Of a number that was answered in two
 * languages a right answer stands, as in the score. No answer after a release of its key counts.
 */
const readAnswers = (db: Queryable, studentId: string, examId: number) => {
  const questions = sql`select question_id from exam_questions where exam_id = ${examId}`;
  return db.execute<Row>(sql`
    with own as (select * from (${ownFirstAnswers(studentId, questions)}) f where correct is not null and not key_released),
    everybody as (select * from (${everybodysFirstAnswers(questions)}) f where correct is not null)
    select distinct on (eq.slot) own.question_id, eq.number, own.correct as own, count(everybody.student_id)::int as answers,
      count(*) filter (where everybody.correct)::int as correct,
      (select count(*)::int from alternatives alt
       where alt.question_id = own.question_id and alt.version = q.current_version) as alternatives
    from own
    left join everybody on everybody.question_id = own.question_id
    join questions q on q.id = own.question_id and not q.annulled
    join exam_questions eq on eq.exam_id = ${examId} and eq.question_id = own.question_id
    group by own.question_id, eq.slot, eq.number, own.correct, q.current_version order by eq.slot, own.correct desc, own.question_id`);
};

const toTenth = (points: number): number => Math.round(points * 10) / 10;

/**
 * A student's scores by item response theory in a paper: by area from item parameters, and over all of it from items as
 * the answers so far describe them.
 */
export async function readTri(db: Queryable, studentId: string, examId: number): Promise<Tri> {
  const [{ rows }, areas] = await Promise.all([
    readAnswers(db, studentId, examId),
    readAreaScores(db, studentId, examId),
  ]);
  const answers = rows.map((row) => ({
    item: roughItem({ answers: row.answers, right: row.correct, alternatives: row.alternatives }),
    isRight: row.own,
  }));
  const result = rows.length ? scoreOf(estimateAbility(answers)) : null;
  return {
    prova_id: examId,
    respondidas: rows.length,
    areas,
    nota: result && toTenth(result.score),
    erro_padrao: result && toTenth(result.standardError),
    amostra_minima: rows.length ? Math.min(...rows.map((row) => row.answers)) : 0,
    erros_caros: costOfErrors(answers)
      .slice(0, DEAREST_ERRORS)
      .flatMap(({ index, points }) => {
        const row = rows[index];
        return row ? [{ questao_id: row.question_id, numero: row.number, pontos: toTenth(points) }] : [];
      }),
  };
}
