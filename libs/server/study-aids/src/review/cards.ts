import { sql } from 'drizzle-orm';
import { type Database, executeNamed, reviewCards } from '@mapa/server-platform';
import { reviewedVerdict } from '@mapa/server-verdicts';
import { cardOf, SCHEDULE_VERSION, type ReviewedAnswer } from './schedule';

/** Number of questions whose cards are computed at a time: a long history must not block the process. */
const BATCH = 500;

interface Stale extends Record<string, unknown> {
  question_id: number;
  answer_id: string;
  attempts: number;
  current_version: number;
}

interface AnswerRow extends Record<string, unknown> {
  question_id: number;
  correct: boolean;
  confidence: string | null;
  answered_at: string;
}

async function findStale(db: Database, studentId: string): Promise<Stale[]> {
  const { rows } = await executeNamed<Stale>(
    db,
    'stale-cards',
    sql`
    select sq.question_id, sq.answer_id, sq.attempts, q.current_version
    from student_questions sq join questions q on q.id = sq.question_id
    left join review_cards c on c.student_id = sq.student_id and c.question_id = sq.question_id
    where sq.student_id = ${studentId} and sq.attempts > 0
      and (c.answer_id is distinct from sq.answer_id or c.attempts is distinct from sq.attempts
        or c.question_version is distinct from q.current_version or c.schedule_version <> ${SCHEDULE_VERSION})
    order by sq.question_id limit ${BATCH}`,
  );
  return rows;
}

async function readHistories(db: Database, studentId: string, ids: number[]): Promise<Map<number, ReviewedAnswer[]>> {
  const { rows } = await db.execute<AnswerRow>(sql`
    select * from (
      select a.question_id, ${sql.raw(reviewedVerdict('a'))} as correct, a.confidence, a.answered_at, a.id
      from answers a where a.student_id = ${studentId} and a.question_id in ${ids} and a.counted) judged
    where correct is not null order by question_id, answered_at, id`);
  const histories = new Map<number, ReviewedAnswer[]>();
  for (const { question_id, correct, confidence, answered_at } of rows) {
    const answer = { correct, confidence, answeredAt: new Date(answered_at) };
    const history = histories.get(question_id);
    if (history) history.push(answer);
    else histories.set(question_id, [answer]);
  }
  return histories;
}

function toRow(
  studentId: string,
  { question_id, answer_id, attempts, current_version }: Stale,
  history: ReviewedAnswer[],
): typeof reviewCards.$inferInsert {
  const card = cardOf(history);
  return {
    studentId,
    questionId: question_id,
    answerId: answer_id,
    attempts,
    questionVersion: current_version,
    // No answer counted: the key had been seen before, or there was no answer. The row records that.
    dueAt: card?.due ?? null,
    stability: card?.stability ?? 0,
    reviews: card?.reps ?? 0,
    lapses: card?.lapses ?? 0,
    reviewedAt: card?.reviewedAt ?? null,
    scheduleVersion: SCHEDULE_VERSION,
  };
}

const taken = (column: string) => sql.raw(`excluded.${column}`);

async function storeCards(db: Database, rows: (typeof reviewCards.$inferInsert)[]): Promise<void> {
  await db
    .insert(reviewCards)
    .values(rows)
    .onConflictDoUpdate({
      target: [reviewCards.studentId, reviewCards.questionId],
      set: {
        answerId: taken('answer_id'),
        attempts: taken('attempts'),
        questionVersion: taken('question_version'),
        dueAt: taken('due_at'),
        stability: taken('stability'),
        reviews: taken('reviews'),
        lapses: taken('lapses'),
        reviewedAt: taken('reviewed_at'),
        scheduleVersion: taken('schedule_version'),
      },
    });
}

/**
 * Updates the student's cards from the history of answers. Each stale card is recomputed from all of its answers, so
 * that repeated or concurrent runs give the same result.
 */
export async function refreshCards(db: Database, studentId: string): Promise<void> {
  for (;;) {
    const stale = await findStale(db, studentId);
    if (stale.length === 0) return;
    const histories = await readHistories(
      db,
      studentId,
      stale.map((row) => row.question_id),
    );
    await storeCards(
      db,
      stale.map((row) => toRow(studentId, row, histories.get(row.question_id) ?? [])),
    );
    if (stale.length < BATCH) return;
  }
}
