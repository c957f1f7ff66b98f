import type { InputOf, ResultOf } from '@mapa/api-contract';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import {
  comments,
  type Database,
  listAnswer,
  type Page,
  type Queryable,
  refuse,
  reports,
  type Student,
  users,
} from '@mapa/server-platform';
import { COMMUNITY } from './errors/error-messages';
import { changeState, lockQuestion } from '@mapa/server-importer';
import { presentAuthor } from './comments';
import { loadQuestionLines } from '@mapa/server-questions';
import { withheldIds } from '@mapa/server-verdicts';

type QuestionLine = ResultOf<'GET /api/question/list'>['data'][number];
type Decision = InputOf<'POST /api/customer-area/moderation/report/{id}'>['body'];

interface NewReport {
  studentId: string;
  questionId?: number;
  commentId?: number;
  reason: string;
  text?: string;
}

/** Stores a report; while it is open, the same student's second report about the same thing replaces its text. */
export async function fileReport(db: Database, { studentId, reason, text, ...about }: NewReport): Promise<void> {
  await db.execute(sql`
    insert into reports (student_id, question_id, comment_id, reason, text)
    values (${studentId}, ${about.questionId ?? null}, ${about.commentId ?? null}, ${reason}, ${text?.trim() || null})
    on conflict (student_id, coalesce(question_id, 0), coalesce(comment_id, 0)) where decided_at is null
    do update set reason = excluded.reason, text = excluded.text`);
}

interface Row {
  report: typeof reports.$inferSelect;
  comment: { id: number; text: string; questionId: number; byTeacher: boolean } | null;
  author: string | null;
  alike: number;
}

const presentReport = ({ report, comment, author, alike }: Row, questao: QuestionLine | null) => ({
  id: report.id,
  tipo: report.commentId === null ? ('questao' as const) : ('comentario' as const),
  questao,
  comentario: comment && {
    id: comment.id,
    texto: comment.text,
    questao_id: comment.questionId,
    autor: presentAuthor({ name: author ?? '', byTeacher: comment.byTeacher }),
    professor: comment.byTeacher,
  },
  denuncias: alike,
  motivo: report.reason,
  texto: report.text,
  criada_em: report.createdAt.toISOString(),
});

/** SQL condition: the report does not reveal a question that its reader's open sitting withholds. */
const isReadableBy = (student: Student): SQL | undefined =>
  student.isSitting
    ? sql`coalesce(${reports.questionId}, (select c.question_id from comments c where c.id = ${reports.commentId}))
        not in (${withheldIds(student.id)})`
    : undefined;

/** Open reports, oldest first. */
export async function listReports(db: Database, student: Student, page: Page) {
  const open = and(isNull(reports.decidedAt), isReadableBy(student));
  const [total, rows] = await Promise.all([
    db.$count(reports, open),
    db
      .select({
        report: reports,
        comment: {
          id: comments.id,
          text: comments.text,
          questionId: comments.questionId,
          byTeacher: comments.byTeacher,
        },
        author: users.name,
        alike: sql<number>`(count(*) over (partition by ${reports.questionId}, ${reports.commentId}))::int`,
      })
      .from(reports)
      .leftJoin(comments, eq(comments.id, reports.commentId))
      .leftJoin(users, eq(users.id, comments.authorId))
      .where(open)
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  const about = ({ report, comment }: (typeof rows)[number]) => report.questionId ?? comment?.questionId ?? 0;
  const lines = await loadQuestionLines(db, [...new Set(rows.map(about))]);
  const data = rows.map((row) => presentReport(row, lines.find((line) => line.id === about(row)) ?? null));
  return listAnswer(data, total, page);
}

const ON_COMMENTS: readonly Decision['decisao'][] = ['manter', 'ocultar'];
const ON_QUESTIONS: readonly Decision['decisao'][] = ['manter', 'anular', 'desatualizar'];

async function carryOut(
  tx: Queryable,
  moderatorId: string,
  report: typeof reports.$inferSelect,
  { decisao, motivo }: Decision,
): Promise<void> {
  if (decisao === 'ocultar' && report.commentId) {
    await tx.update(comments).set({ hiddenAt: new Date() }).where(eq(comments.id, report.commentId));
  }
  if (decisao !== 'manter' && report.questionId) {
    const question = await lockQuestion(tx, report.questionId);
    const state = decisao === 'anular' ? 'annulled' : 'outdated';
    const change = { state, isSet: true, reason: motivo?.trim() || null } as const;
    if (question) await changeState(tx, { staffId: moderatorId }, question, change);
  }
}

/** Decides a report once, together with every other open report about the same thing. */
export async function decideReport(db: Database, moderatorId: string, id: number, decision: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
    if (!report || report.decidedAt) throw refuse(COMMUNITY.noSuchReport);
    const accepted = report.commentId === null ? ON_QUESTIONS : ON_COMMENTS;
    if (!accepted.includes(decision.decisao)) throw refuse(COMMUNITY.unfitDecision);
    await carryOut(tx, moderatorId, report, decision);
    await tx
      .update(reports)
      .set({ decision: decision.decisao, decidedAt: new Date(), decidedBy: moderatorId })
      .where(
        sql`${reports.decidedAt} is null and ${reports.questionId} is not distinct from ${report.questionId}
          and ${reports.commentId} is not distinct from ${report.commentId}`,
      );
  });
}
