import type { InputOf, ResultOf } from '@mapa/api-contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { commentRequests, type Database, listAnswer, type Page, type Queryable, refuse } from '@mapa/server-platform';
import { COMMUNITY } from './errors/error-messages';
import { demandQuestion, loadQuestionLines } from '@mapa/server-questions';

type Query = InputOf<'GET /api/customer-area/question/comment-request'>['query'];
type Request = ResultOf<'PUT /api/customer-area/question/comment-request/request/{id}'>;

interface Row extends Record<string, unknown> {
  question_id: number;
  requests: number;
  created_at: string;
  answered_at: string | null;
  comment_id: number | null;
  /** The student's own question. */
  doubt?: string | null;
  total: number;
}

type Doubts = ReadonlyMap<number, NonNullable<Request['duvidas']>>;

/** Most doubts of one question shown to a teacher. */
const DOUBTS_SHOWN = 20;

const iso = (value: string) => new Date(value).toISOString();

async function present(db: Database, rows: Row[], doubts?: Doubts): Promise<Request[]> {
  const lines = await loadQuestionLines(
    db,
    rows.map((row) => row.question_id),
  );
  return rows.flatMap((row) => {
    const questao = lines.find((line) => line.id === row.question_id);
    if (!questao) return [];
    return [
      {
        questao,
        status: row.answered_at ? 'respondida' : 'pendente',
        pedidos: row.requests,
        pedida_em: iso(row.created_at),
        respondida_em: row.answered_at && iso(row.answered_at),
        comentario_id: row.comment_id,
        ...(row.doubt !== undefined && { duvida: row.doubt }),
        ...(doubts && { duvidas: doubts.get(row.question_id) ?? [] }),
      } as const,
    ];
  });
}

const statusCondition = (status: Query['status']) =>
  status ? sql`and (answered_at is not null) = ${status === 'respondida'}` : sql``;

/** One page of requests. Each row has the total; for a page beyond the last one, it is read from the first row. */
async function answerList(
  db: Database,
  read: (limit: number, offset: number) => Promise<{ rows: Row[] }>,
  page: Page,
  readDoubts?: (questionIds: number[]) => Promise<Doubts>,
) {
  const { rows } = await read(page.perPage, page.offset);
  const [first] = rows.length > 0 || page.offset === 0 ? rows : (await read(1, 0)).rows;
  const doubts = await readDoubts?.(rows.map((row) => row.question_id));
  return listAnswer(await present(db, rows, doubts), first?.total ?? 0, page);
}

/** A student's own requests, newest first. */
export async function listOwnRequests(db: Database, studentId: string, query: Query, page: Page) {
  const read = (limit: number, offset: number) =>
    db.execute<Row>(sql`
      select question_id, 1 as requests, created_at, answered_at, comment_id, doubt, count(*) over ()::int as total
      from comment_requests where student_id = ${studentId} ${statusCondition(query.status)}
      order by created_at desc, question_id limit ${limit} offset ${offset}`);
  return answerList(db, read, page);
}

/** Students' doubts about some questions, the first few of each, oldest first. */
async function readDoubts(db: Database, questionIds: number[], status: Query['status']): Promise<Doubts> {
  if (questionIds.length === 0) return new Map();
  const { rows } = await db.execute<{ question_id: number; doubts: NonNullable<Request['duvidas']> }>(sql`
    select question_id, json_agg(json_build_object('texto', doubt, 'pedida_em', created_at) order by created_at) as doubts
    from (
      select question_id, doubt, created_at, row_number() over (partition by question_id order by created_at) as place
      from comment_requests
      where question_id in ${questionIds} and doubt is not null ${statusCondition(status)}) asked
    where place <= ${DOUBTS_SHOWN} group by question_id`);
  return new Map(
    rows.map(({ question_id, doubts }) => [
      question_id,
      doubts.map(({ texto, pedida_em }) => ({ texto, pedida_em: iso(pedida_em) })),
    ]),
  );
}

/** The teachers’ queue: each question once, longest waiting first. */
export async function listQueue(db: Database, query: Query, page: Page) {
  const status = query.status ?? 'pendente';
  const read = (limit: number, offset: number) =>
    db.execute<Row>(sql`
      select question_id, count(*)::int as requests, min(created_at) as created_at, max(answered_at) as answered_at,
        max(comment_id) as comment_id, count(*) over ()::int as total
      from comment_requests where true ${statusCondition(status)}
      group by question_id order by created_at, question_id limit ${limit} offset ${offset}`);
  return answerList(db, read, page, (questionIds) => readDoubts(db, questionIds, status));
}

/**
 * Requests a teacher's comment, once. If a teacher has already commented, a request without a doubt counts as answered
 * at once; one with a doubt waits for a reader. A repeated request updates the doubt of the waiting one.
 * @param doubt in the student's words; blank counts as none
 */
export async function requestComment(
  db: Database,
  studentId: string,
  questionId: number,
  doubt?: string,
): Promise<Request> {
  await demandQuestion(db, questionId);
  const said = doubt?.trim() || null;
  await db.execute(sql`
    insert into comment_requests (student_id, question_id, doubt, answered_at, seen_at, comment_id)
    select ${studentId}, ${questionId}, ${said}, c.created_at, c.created_at, c.id
    from (select 1) one left join lateral (
      select id, created_at from comments
      where ${said}::text is null and question_id = ${questionId} and by_teacher and hidden_at is null
      order by id desc limit 1) c on true
    on conflict (student_id, question_id) do update set doubt = excluded.doubt
      where excluded.doubt is not null and comment_requests.answered_at is null`);
  const { rows } = await db.execute<Row>(sql`
    select question_id, 1 as requests, created_at, answered_at, comment_id, doubt, 1 as total
    from comment_requests where student_id = ${studentId} and question_id = ${questionId}`);
  const [request] = await present(db, rows);
  if (!request) throw new Error('request was not stored');
  return request;
}

/** Refuses if a question has no open request for a comment; locks the open ones until the transaction ends. */
export async function demandWaiting(tx: Queryable, questionId: number): Promise<void> {
  const waiting = await tx
    .select({ studentId: commentRequests.studentId })
    .from(commentRequests)
    .where(and(eq(commentRequests.questionId, questionId), isNull(commentRequests.answeredAt)))
    .orderBy(commentRequests.studentId)
    .for('update');
  if (waiting.length > 0) return;
  const answered = await tx.$count(commentRequests, eq(commentRequests.questionId, questionId));
  throw refuse(answered > 0 ? COMMUNITY.answeredMeanwhile : COMMUNITY.requesterLeft);
}

/** A teacher's comment answers everybody waiting for it; their bells ring until they have seen it. */
export async function answerRequests(tx: Queryable, questionId: number, commentId: number): Promise<void> {
  await tx
    .update(commentRequests)
    .set({ answeredAt: new Date(), seenAt: null, commentId })
    .where(and(eq(commentRequests.questionId, questionId), isNull(commentRequests.answeredAt)));
}
