import type { InputOf, ResultOf } from '@mapa/api-contract';
import type { Confidence } from '@mapa/domain';
import { sql, type SQL } from 'drizzle-orm';
import {
  bound,
  type Database,
  executeNamed,
  listAnswer,
  notebooks,
  pageOf,
  refuse,
  studentMaps,
  STUDY,
} from '@mapa/server-platform';
import { AID } from '../errors/error-messages';
import { NOTEBOOK, chosen, ownedNotebook } from '@mapa/server-study';
import { loadQuestionLines, worthAnswering } from '@mapa/server-questions';
import { reviewedVerdict, todaysVerdict } from '@mapa/server-verdicts';
import { anchorInstant, OWN_ANSWERS, readOwnAnchor } from '@mapa/server-search';
import { refreshCards } from './cards';
import { reasonOf, retentionOf } from './schedule';

type Query = InputOf<'GET /api/customer-area/question/review'>['query'];
type OverconfidentQuery = InputOf<'GET /api/customer-area/question/overconfident'>['query'];
type ReviewItem = ResultOf<'GET /api/customer-area/question/review'>['data'][number];
type OverconfidentItem = ResultOf<'GET /api/customer-area/question/overconfident'>['data'][number];

/** "Today" ends at midnight in Brasília. */
const END_OF_TODAY = sql`(date_trunc('day', now() at time zone 'America/Sao_Paulo') + interval '1 day') at time zone 'America/Sao_Paulo'`;

async function scopeOf(
  db: Database,
  studentId: string,
  { mapa_id, caderno_id, assunto_id }: Query & { assunto_id?: number | undefined },
): Promise<SQL> {
  const subject = assunto_id ? sql`and q.subject_path @> array[${assunto_id}::int]` : sql``;
  if (mapa_id && caderno_id) throw refuse(AID.oneScope);
  if (mapa_id) {
    if ((await db.$count(studentMaps, chosen(studentId, mapa_id))) === 0) throw refuse(STUDY.mapNotYours);
    return sql`and q.id in (select question_id from map_questions where map_id = ${mapa_id})`;
  }
  if (!caderno_id) return subject;
  if ((await db.$count(notebooks, ownedNotebook(studentId, caderno_id))) === 0) throw refuse(NOTEBOOK.notYours);
  return sql`and q.id in (
    select question_id from notebook_questions where student_id = ${studentId} and notebook_id = ${caderno_id})`;
}

/** One page of a list with its total and its questions' lines, in three queries for any length. */
async function readPage<Row extends { question_id: number }>(
  db: Database,
  query: Query,
  columns: SQL,
  from: SQL,
  order: SQL,
) {
  const page = pageOf(query);
  const [counted, { rows }] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
    db.execute<Row & Record<string, unknown>>(
      sql`select ${columns} ${from} order by ${order} limit ${page.perPage} offset ${page.offset}`,
    ),
  ]);
  const lines = await loadQuestionLines(
    db,
    rows.map((row) => row.question_id),
  );
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const entries = rows.flatMap((row) => {
    const questao = lineOf.get(row.question_id);
    return questao ? [{ row, questao }] : [];
  });
  return { entries, total: counted.rows[0]?.total ?? 0, page };
}

interface DueRow {
  question_id: number;
  due_at: string;
  reviewed_at: string;
  stability: number;
  reviews: number;
  lapses: number;
  correct: boolean | null;
  confidence: string | null;
}

function presentDue({ row, questao }: { row: DueRow; questao: ReviewItem['questao'] }, now: Date): ReviewItem {
  const reviewedAt = new Date(row.reviewed_at);
  return {
    questao,
    motivo: reasonOf({ correct: row.correct ?? false, confidence: row.confidence }),
    vence_em: new Date(row.due_at).toISOString(),
    ultima_resposta_em: reviewedAt.toISOString(),
    retencao: retentionOf({ stability: row.stability, reviewedAt }, now),
    revisoes: row.reviews,
    esquecimentos: row.lapses,
  };
}

/** When the first card after today is due; null where there is none. */
async function nextDue(db: Database, cards: SQL): Promise<string | null> {
  const { rows } = await db.execute<{ next: string | null }>(
    sql`select min(c.due_at) as next ${cards} and c.due_at >= ${END_OF_TODAY}`,
  );
  const next = rows[0]?.next;
  return next ? new Date(next).toISOString() : null;
}

/** Cards of questions that are worth answering again. */
const cardsWorthAnswering = (studentId: string, scope: SQL = sql``): SQL => sql`from review_cards c
      join questions q on q.id = c.question_id
      join answers a on a.student_id = c.student_id and a.id = c.answer_id
      where c.student_id = ${studentId} and ${worthAnswering(studentId)} ${scope}`;

/**
 * How many questions come due on each day from today on, AAAA-MM-DD in Brasília; overdue ones count as today's. @param
 * until the last day
 */
export async function countDueByDay(db: Database, studentId: string, until: string): Promise<Map<string, number>> {
  await refreshCards(db, studentId);
  const { rows } = await executeNamed<{ day: string; due: number }>(
    db,
    'due-by-day',
    sql`
    select to_char(greatest(c.due_at at time zone 'America/Sao_Paulo', now() at time zone 'America/Sao_Paulo'), 'YYYY-MM-DD') as day,
      count(*)::int as due
    ${cardsWorthAnswering(studentId)}
    and (c.due_at at time zone 'America/Sao_Paulo')::date <= ${until}::date group by day`,
  );
  return new Map(rows.map(({ day, due }) => [day, due]));
}

/** How many questions are due today in each node of the tree of subjects, as the review by subject lists them. */
export async function countDueBySubject(db: Database, studentId: string): Promise<Map<number, number>> {
  await refreshCards(db, studentId);
  const { rows } = await executeNamed<{ node: number; due: number }>(
    db,
    'due-by-subject',
    sql`
    select node, count(*)::int as due from (
      select unnest(q.subject_path) as node ${cardsWorthAnswering(studentId)} and c.due_at < ${END_OF_TODAY}) due
    group by node`,
  );
  return new Map(rows.map(({ node, due }) => [node, due]));
}

/** Questions due today, longest overdue first, and the time when the next one is due. */
export async function listReview(db: Database, studentId: string, query: Query) {
  const scope = await scopeOf(db, studentId, query);
  await refreshCards(db, studentId);
  const cards = cardsWorthAnswering(studentId, scope);
  const [{ entries, total, page }, next] = await Promise.all([
    readPage<DueRow>(
      db,
      query,
      sql`c.question_id, c.due_at, c.reviewed_at, c.stability, c.reviews, c.lapses, ${sql.raw(reviewedVerdict('a'))} as correct, a.confidence`,
      sql`${cards} and c.due_at < ${END_OF_TODAY}`,
      sql`c.due_at, c.question_id`,
    ),
    nextDue(db, cards),
  ]);
  const now = new Date();
  return {
    ...listAnswer(
      entries.map((entry) => presentDue(entry, now)),
      total,
      page,
    ),
    proxima_em: next,
    agora: now.toISOString(),
  };
}

interface WrongRow {
  question_id: number;
  confidence: Confidence;
  answered_at: string;
}

/**
 * The student's latest answers, newest first, that were given with certainty and are wrong by the current key, whatever
 * the key was at the time.
 */
export async function listOverconfident(db: Database, studentId: string, query: OverconfidentQuery) {
  const [scope, estado_ate] = await Promise.all([
    scopeOf(db, studentId, query),
    query.estado_ate ?? readOwnAnchor(db, studentId),
  ]);
  const { entries, total, page } = await readPage<WrongRow>(
    db,
    query,
    sql`sq.question_id, a.confidence, sq.answered_at`,
    sql`from (${bound(OWN_ANSWERS, [studentId, anchorInstant(estado_ate)])}) sq
      join answers a on a.student_id = ${studentId} and a.id = sq.answer_id and a.confidence = 'certeza'
      join questions q on q.id = sq.question_id
      where ${sql.raw(todaysVerdict('a'))} is false and ${worthAnswering(studentId, estado_ate)} ${scope}`,
    sql`sq.answered_at desc, sq.question_id`,
  );
  const data: OverconfidentItem[] = entries.map(({ row, questao }) => ({
    questao,
    confianca: row.confidence,
    respondida_em: new Date(row.answered_at).toISOString(),
  }));
  return { ...listAnswer(data, total, page), estado_ate };
}
