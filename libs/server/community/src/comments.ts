import type { InputOf, ResultOf } from '@mapa/api-contract';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import {
  commentRevisions,
  comments,
  commentViews,
  commentVotes,
  type Database,
  listAnswer,
  type Page,
  type Queryable,
  refuse,
  type Student,
  users,
} from '@mapa/server-platform';
import { COMMUNITY } from './errors/error-messages';
import { demandVersion, isEarlierWording } from '@mapa/server-questions';
import { canReadComment } from '@mapa/server-plans';
import { firstSentence } from '@mapa/server-text';

type Comment = ResultOf<'POST /api/customer-area/question/comment'>;

/** An author's public name: a student's first name; a teacher's first and last. */
export function presentAuthor({ name, byTeacher }: { name: string; byTeacher: boolean }): string {
  const [first = '', ...more] = name.split(' ');
  return byTeacher ? [first, ...more.slice(-1)].join(' ') : first;
}

const selection = (studentId: string) => ({
  comment: comments,
  isEarlier: isEarlierWording('comments'),
  author: users.name,
  vote: sql<number | null>`(
    select v.value from comment_votes v where v.comment_id = "comments"."id" and v.student_id = ${studentId})`,
  // A request that came after the comment was answered automatically: it must not unlock what the plan withholds.
  answersOwnRequest: sql<boolean>`exists (
    select from comment_requests r where r.student_id = ${studentId} and r.question_id = "comments"."question_id"
      and r.comment_id = "comments"."id" and r.created_at <= "comments"."created_at")`,
});

interface Row {
  comment: typeof comments.$inferSelect;
  isEarlier: boolean;
  author: string;
  vote: number | null;
  answersOwnRequest: boolean;
}

function presentText({ comment, answersOwnRequest }: Row, student: Student) {
  if (canReadComment(student, { ...comment, answersOwnRequest })) return { texto: comment.text };
  const { text, isWhole } = firstSentence(comment.text);
  return { texto: text, ...(!isWhole && { bloqueado: true }) };
}

const present = (row: Row, student: Student): Comment => ({
  id: row.comment.id,
  questao_id: row.comment.questionId,
  ...presentText(row, student),
  autor: presentAuthor({ name: row.author, byTeacher: row.comment.byTeacher }),
  professor: row.comment.byTeacher,
  meu: row.comment.authorId === student.id,
  uteis: row.comment.useful,
  inuteis: row.comment.notUseful,
  meu_voto: row.vote === null ? null : row.vote > 0,
  visualizacoes: row.comment.views,
  criado_em: row.comment.createdAt.toISOString(),
  editado_em: row.comment.editedAt?.toISOString() ?? null,
  ...(row.isEarlier && { redacao_anterior: true }),
});

const select = (db: Queryable, studentId: string, where: SQL | undefined) =>
  db
    .select(selection(studentId))
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(and(isNull(comments.hiddenAt), where))
    .$dynamic();

/** A question's comments: teachers' first, then most useful, then newest. */
export async function listComments(
  db: Database,
  student: Student,
  query: InputOf<'GET /api/customer-area/question/comment'>['query'],
  page: Page,
) {
  const where = and(
    eq(comments.questionId, query.questao_id),
    query.tipo === 'professor' ? eq(comments.byTeacher, true) : undefined,
    query.tipo === 'aluno' ? eq(comments.byTeacher, false) : undefined,
  );
  const [total, rows] = await Promise.all([
    db.$count(comments, and(isNull(comments.hiddenAt), where)),
    select(db, student.id, where)
      .orderBy(desc(comments.byTeacher), sql`${comments.useful} - ${comments.notUseful} desc`, desc(comments.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  return listAnswer(
    rows.map((row) => present(row, student)),
    total,
    page,
  );
}

/** A visible comment; 404 when it is absent, deleted or hidden. */
export async function findComment(db: Queryable, student: Student, id: number): Promise<Comment> {
  const [row] = await select(db, student.id, eq(comments.id, id));
  if (!row) throw refuse(COMMUNITY.noSuchComment);
  return present(row, student);
}

/** A comment on a question; `version` is the one that was on screen, the current one if not given. */
interface Written {
  questionId: number;
  text: string;
  version?: number | undefined;
}

/** Stores a comment as plain text. */
export async function writeComment(
  tx: Queryable,
  author: { id: string; byTeacher: boolean },
  { questionId, text, version }: Written,
): Promise<number> {
  const trimmed = text.trim();
  if (!trimmed) throw refuse(COMMUNITY.emptyComment);
  const [row] = await tx
    .insert(comments)
    .values({
      questionId,
      authorId: author.id,
      byTeacher: author.byTeacher,
      text: trimmed,
      version: await demandVersion(tx, questionId, version),
    })
    .returning({ id: comments.id });
  if (!row) throw new Error('comment was not stored');
  return row.id;
}

/** Deletes one's own comment; another student's is treated as missing. */
export async function deleteComment(db: Database, studentId: string, id: number): Promise<void> {
  const gone = await db
    .delete(comments)
    .where(and(eq(comments.id, id), eq(comments.authorId, studentId)))
    .returning({ id: comments.id });
  if (gone.length === 0) throw refuse(COMMUNITY.noSuchComment);
}

/**
 * Replaces the text of one's own comment, linked to the current wording, and keeps the earlier text; another student's
 * is treated as missing.
 */
export async function editComment(
  tx: Queryable,
  authorId: string,
  id: number,
  text: string,
  version?: number,
): Promise<void> {
  const trimmed = text.trim();
  if (!trimmed) throw refuse(COMMUNITY.emptyComment);
  const own = and(eq(comments.id, id), eq(comments.authorId, authorId), isNull(comments.hiddenAt));
  const [before] = await tx
    .select({ text: comments.text, questionId: comments.questionId })
    .from(comments)
    .where(own)
    .for('update');
  if (!before) throw refuse(COMMUNITY.noSuchComment);
  if (before.text === trimmed) return;
  const now = new Date();
  await tx.insert(commentRevisions).values({ authorId, commentId: id, replacedAt: now, text: before.text });
  await tx
    .update(comments)
    .set({ text: trimmed, version: await demandVersion(tx, before.questionId, version), editedAt: now })
    .where(eq(comments.id, id));
}

/** Sets, changes or removes (null) a student's vote. */
export async function voteComment(
  db: Database,
  student: Student,
  id: number,
  isUseful: boolean | null,
): Promise<Comment> {
  const studentId = student.id;
  return db.transaction(async (tx) => {
    // Before the vote is written, as its trigger locks the comment too.
    await tx.execute(sql`select from comments where id = ${id} for update`);
    await findComment(tx, student, id);
    const owned = and(eq(commentVotes.studentId, studentId), eq(commentVotes.commentId, id));
    if (isUseful === null) await tx.delete(commentVotes).where(owned);
    else {
      const value = isUseful ? 1 : -1;
      await tx
        .insert(commentVotes)
        .values({ studentId, commentId: id, value })
        .onConflictDoUpdate({ target: [commentVotes.studentId, commentVotes.commentId], set: { value } });
    }
    return findComment(tx, student, id);
  });
}

/** Counts a view once for each student. */
export async function viewComment(db: Database, student: Student, id: number): Promise<void> {
  await findComment(db, student, id);
  await db.insert(commentViews).values({ studentId: student.id, commentId: id }).onConflictDoNothing();
}
