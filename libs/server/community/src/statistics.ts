import type { ResultOf } from '@mapa/api-contract';
import {
  measuredDifficulty,
  possibleAnswers,
  questionKind,
  STATISTICS_MIN_ANSWERS,
  type PossibleAnswer,
} from '@mapa/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { everybodysFirstAnswers } from '@mapa/server-study';
import { percentage } from '@mapa/server-search';
import { shownVerdict } from '@mapa/server-verdicts';
import { alternatives, answers, bound, type Database, questions, questionVersions } from '@mapa/server-platform';
import { demandQuestion, loadQuestions, readChanges } from '@mapa/server-questions';

type Statistics = ResultOf<'GET /api/customer-area/question/statistics/{id}'>;

const OWN_HISTORY = 50;

const given = alias(questionVersions, 'given');
const today = alias(questionVersions, 'today');

interface Spread extends Record<string, unknown> {
  alternative: number;
  students: number;
  correct: number;
}

/** First counted answers, one for each student, by the current alternative that was chosen. */
async function readSpread(db: Database, questionId: number): Promise<Spread[]> {
  const { rows } = await db.execute<Spread>(sql`
    with first as (${everybodysFirstAnswers(sql`${questionId}`)})
    select first.alternative_id as alternative, count(*)::int as students, count(*) filter (where first.correct and not q.annulled)::int as correct
    from first join questions q on q.id = first.question_id group by first.alternative_id`);
  return rows;
}

/** The student's own answers, latest first, with the letter in the version that was answered. */
const readOwn = (db: Database, studentId: string, questionId: number) =>
  db
    .select({
      answer: answers,
      verdict: sql<boolean | null>`${bound(shownVerdict('answers', '$1'), [studentId])}`,
      letter: alternatives.letter,
      isEarlier: sql<boolean>`${given.wording} < ${today.wording}`,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(given, and(eq(given.questionId, answers.questionId), eq(given.version, answers.version)))
    .innerJoin(today, and(eq(today.questionId, questions.id), eq(today.version, questions.currentVersion)))
    .leftJoin(alternatives, eq(alternatives.id, answers.alternativeId))
    .where(and(eq(answers.studentId, studentId), eq(answers.questionId, questionId), eq(answers.revealed, false)))
    .orderBy(desc(answers.createdAt))
    .limit(OWN_HISTORY);

/**
 * Statistics of a question. The distribution over alternatives is included only for students who have answered or
 * revealed it.
 */
export async function readStatistics(
  db: Database,
  studentId: string,
  questionId: number,
  showsSpread: boolean,
): Promise<Statistics> {
  await demandQuestion(db, questionId);
  const [spread, [view], own, changes] = await Promise.all([
    readSpread(db, questionId),
    loadQuestions(db, [questionId]),
    readOwn(db, studentId, questionId),
    readChanges(db, [questionId]),
  ]);
  const sum = (pick: (row: Spread) => number) => spread.reduce((total, row) => total + pick(row), 0);
  const all = sum((row) => row.students);
  const right = sum((row) => row.correct);
  /** Combinations are too many to list: only those that somebody chose, most frequent first. */
  const spreadLines = (question: typeof view): readonly PossibleAnswer[] => {
    const lines = question ? possibleAnswers(question) : [];
    if (question === undefined || questionKind(question.tipo).isSingle) return lines;
    return lines.filter(({ id }) => studentsOf(id) > 0).sort((one, other) => studentsOf(other.id) - studentsOf(one.id));
  };
  const studentsOf = (alternative: number) => spread.find((row) => row.alternative === alternative)?.students ?? 0;
  return {
    questao_id: questionId,
    respostas: all,
    acertos: showsSpread ? right : null,
    percentual_acertos: view?.anulada ? null : shareOf({ answers: all, right }),
    dificuldade: view ? difficultyOf(view, { answers: all, right }) : null,
    alternativas: showsSpread
      ? spreadLines(view).map(({ id, letra }) => ({
          alternativa_id: id,
          letra,
          respostas: studentsOf(id),
          percentual: percentage(studentsOf(id), all),
        }))
      : null,
    proprias: own.map(({ answer, verdict, letter, isEarlier }) => ({
      alternativa_id: answer.alternativeId,
      acertou: verdict,
      respondida_em: answer.answeredAt.toISOString(),
      tempo_ms: answer.elapsedMs,
      letra: letter,
      ...(isEarlier && { redacao_anterior: true }),
    })),
    mudancas: changes.get(questionId) ?? [],
  };
}

/**
 * In whole per cent: an exact count would reveal before the answer whether one more answer was right. Null with few
 * answers.
 */
const shareOf = (group: { answers: number; right: number }): number | null =>
  group.answers < STATISTICS_MIN_ANSWERS ? null : Math.round((100 * group.right) / group.answers);

/**
 * Measured if there are enough answers, otherwise the estimate of the question's source; an annulled question has none.
 */
function difficultyOf(
  { anulada, dificuldade }: { anulada: boolean; dificuldade: number | null },
  group: { answers: number; right: number },
): Statistics['dificuldade'] {
  if (anulada) return null;
  const measured = measuredDifficulty(group);
  if (measured !== null) return { nivel: measured, respostas: group.answers };
  return dificuldade === null ? null : { nivel: dificuldade, respostas: null };
}
