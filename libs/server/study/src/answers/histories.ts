import type { Confidence } from '@mapa/domain';
import type { Queryable } from '@mapa/server-platform';
import { verdictOn } from '@mapa/server-verdicts';
import { sql } from 'drizzle-orm';

/** An answer in a history: to the current version of its question, in the first epoch of its map or notebook. */
export interface PastAnswer {
  studentId: string;
  id: string;
  questionId: number;
  alternativeId: number;
  mapId: number | null;
  notebookId: string | null;
  confidence: Confidence | null;
  elapsedMs: number | null;
  answeredAt: Date;
  /** Time of arrival at the server; places are taken in this order. */
  arrivedAt: Date;
}

/** Answers per statement: some megabytes of parameters. */
const BATCH = 10_000;

const write = (rows: readonly PastAnswer[]) => sql`
  with given as (
    select line.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) line(
      "studentId" uuid, id uuid, "questionId" int, "alternativeId" int, "mapId" int, "notebookId" uuid, confidence text,
      "elapsedMs" int, "answeredAt" timestamptz, "arrivedAt" timestamptz)),
  judged as (
    select given.*, c.version, ${sql.raw(verdictOn('c'))} as correct,
      ("mapId" is null and "notebookId" is null) or row_number() over (
        partition by "studentId", "mapId", "notebookId", "questionId" order by "arrivedAt", given.id) = 1 as took_place
    from given join questions q on q.id = "questionId"
    join alternatives c on c.id = "alternativeId" and c.question_id = q.id and c.version = q.current_version),
  in_maps as (
    insert into map_answers (student_id, map_id, question_id, epoch, answer_id, version, alternative_id, correct, answered_at, arrived_at)
    select "studentId", "mapId", "questionId", 1, id, version, "alternativeId", correct, "answeredAt", "arrivedAt"
    from judged where took_place and "mapId" is not null),
  in_notebooks as (
    insert into notebook_answers (student_id, notebook_id, question_id, epoch, answer_id, version, alternative_id, correct, answered_at, arrived_at)
    select "studentId", "notebookId", "questionId", 1, id, version, "alternativeId", correct, "answeredAt", "arrivedAt"
    from judged where took_place and "notebookId" is not null),
  latest as (
    insert into student_questions (student_id, question_id, answer_id, version, alternative_id, correct, attempts, answered_at, changed_at)
    select distinct on ("studentId", "questionId") "studentId", "questionId", id, version, "alternativeId", correct,
      count(*) over same, "answeredAt", max("arrivedAt") over same
    from judged where took_place window same as (partition by "studentId", "questionId")
    order by "studentId", "questionId", "answeredAt" desc, "arrivedAt" desc, id desc),
  kept as (
    insert into answers (student_id, id, question_id, version, alternative_id, map_id, notebook_id, epoch, correct, counted,
      took_place, confidence, elapsed_ms, answered_at, created_at)
    select "studentId", id, "questionId", version, "alternativeId", "mapId", "notebookId", 1, correct, took_place,
      took_place, confidence, "elapsedMs", "answeredAt", "arrivedAt"
    from judged returning id)
  select count(*)::int as written from kept`;

/**
 * Splits answers into batches without dividing a student's: a statement does not see what an earlier one of the same
 * batch wrote.
 */
function* batchesOf(answers: readonly PastAnswer[]): Generator<PastAnswer[]> {
  const students = new Map<string, PastAnswer[]>();
  for (const answer of answers) {
    const own = students.get(answer.studentId);
    if (own) own.push(answer);
    else students.set(answer.studentId, [answer]);
  }
  let batch: PastAnswer[] = [];
  for (const own of students.values()) {
    batch.push(...own);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Writes whole histories of answers at once, with the same result as recording each by `recordAnswer` on arrival. Only
 * for students who have answered none of these questions, in maps and notebooks that are in their first epoch. Nothing
 * counts towards a daily limit.
 */
export async function writeHistories(tx: Queryable, answers: readonly PastAnswer[]): Promise<void> {
  for (const batch of batchesOf(answers)) {
    const { rows } = await tx.execute<{ written: number }>(write(batch));
    if (rows[0]?.written !== batch.length) throw new Error('a history names an alternative that is not one of today');
  }
}
