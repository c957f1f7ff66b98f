import type { ResultOf } from '@mapa/api-contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { everybodysFirstAnswers } from '../answers/first-answers';
import { percentage } from '../catalogue/incidence';
import type { Database } from '../db/client';
import { answers } from '../db/schema';
import { demandQuestion } from '../questions/exists';
import { loadQuestions } from '../questions/load';

type Statistics = ResultOf<'GET /api/customer-area/question/statistics/{id}'>;

const OWN_HISTORY = 50;

interface Spread extends Record<string, unknown> {
  letter: string;
  students: number;
  correct: number;
}

/** First counted answers, one for each student, by the letter chosen: versions of one question share their letters. */
async function readSpread(db: Database, questionId: number): Promise<Spread[]> {
  const { rows } = await db.execute<Spread>(sql`
    with first as (${everybodysFirstAnswers(sql`${questionId}`)})
    select a.letter, count(*)::int as students, count(*) filter (where first.correct and not q.annulled)::int as correct
    from first join alternatives a on a.id = first.alternative_id join questions q on q.id = a.question_id group by a.letter`);
  return rows;
}

/** How a question was answered. Only whoever has answered or revealed it is told how the answers spread. */
export async function readStatistics(db: Database, studentId: string, questionId: number, showsSpread: boolean): Promise<Statistics> {
  await demandQuestion(db, questionId);
  const [spread, [view], own] = await Promise.all([
    readSpread(db, questionId),
    loadQuestions(db, [{ id: questionId }]),
    db
      .select()
      .from(answers)
      .where(and(eq(answers.studentId, studentId), eq(answers.questionId, questionId), eq(answers.revealed, false)))
      .orderBy(desc(answers.createdAt))
      .limit(OWN_HISTORY),
  ]);
  const sum = (pick: (row: Spread) => number) => spread.reduce((total, row) => total + pick(row), 0);
  const all = sum((row) => row.students);
  const studentsOf = (letter: string) => spread.find((row) => row.letter === letter)?.students ?? 0;
  return {
    questao_id: questionId,
    respostas: all,
    acertos: showsSpread ? sum((row) => row.correct) : null,
    alternativas: showsSpread
      ? (view?.alternativas ?? []).map(({ id, letra }) => ({
          alternativa_id: id,
          letra,
          respostas: studentsOf(letra),
          percentual: percentage(studentsOf(letra), all),
        }))
      : null,
    proprias: own.map((row) => ({
      alternativa_id: row.alternativeId,
      acertou: view?.anulada ? null : row.correct,
      respondida_em: row.answeredAt.toISOString(),
      tempo_ms: row.elapsedMs,
    })),
  };
}
