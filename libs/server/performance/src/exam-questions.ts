import type { ResultOf } from '@mapa/api-contract';
import type { Database, Student } from '@mapa/server-platform';
import { percentage } from '@mapa/server-search';
import { everybodysFirstAnswers } from '@mapa/server-study';
import { withheldQuestions } from '@mapa/server-verdicts';
import { sql } from 'drizzle-orm';
import { ownLines } from './sheets';

type ExamQuestions = ResultOf<'GET /api/customer-area/exam/performance/{id}/questions'>;

/** With fewer students a share of right answers is not meaningful. */
const LEAST_ANSWERS = 20;

interface Row extends Record<string, unknown> {
  question_id: number;
  number: number | null;
  variant: string | null;
  subject_id: number;
  subject: string;
  annulled: boolean;
  own: boolean | null;
  elapsed_ms: number | null;
  as_sat: boolean;
  has_left: boolean;
  students: number;
  correct: number;
}

/**
 * A paper's questions in order, each with the student's first answer and the share of students who had it right;
 * without both while an open sitting withholds the question.
 */
export async function readExamQuestions(db: Database, student: Student, examId: number): Promise<ExamQuestions> {
  const { rows } = await db.execute<Row>(sql`
    with own as (${ownLines(student.id, [examId])}),
    everybody as (
      select question_id, count(*)::int as students, count(*) filter (where correct)::int as correct
      from (${everybodysFirstAnswers(sql`select question_id from own`)}) f where correct is not null group by question_id)
    select q.id as question_id, own.number, own.variant, s.id as subject_id, s.name as subject, q.annulled,
      case when not q.annulled then own.correct end as own, own.elapsed_ms, own.as_sat, own.has_left,
      coalesce(everybody.students, 0) as students, coalesce(everybody.correct, 0) as correct
    from own join questions q on q.id = own.question_id join subjects s on s.id = q.subject_id
    left join everybody on everybody.question_id = q.id
    order by case when own.slot > 0 then own.slot else own.number end, own.has_left, own.variant nulls first, q.id`);
  const withheld = await withheldQuestions(
    db,
    student,
    rows.map((row) => row.question_id),
  );
  const tellsShare = (row: Row) => row.students >= LEAST_ANSWERS && !withheld.has(row.question_id);
  return {
    prova_id: examId,
    questoes: rows.map((row) => ({
      questao_id: row.question_id,
      numero: row.number,
      variante: row.variant,
      assunto: { id: row.subject_id, nome: row.subject },
      anulada: row.annulled,
      certa: row.own,
      tempo_ms: row.elapsed_ms,
      acerto_de_todos: tellsShare(row) ? percentage(row.correct, row.students) : null,
      estudantes: row.students,
      ...(row.as_sat && { como_no_simulado: true }),
      ...(row.has_left && { fora_da_prova: true }),
    })),
  };
}
