import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at } from './columns';
import { questions } from './questions';
import { users } from './students';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const question = () =>
  integer()
    .notNull()
    .references(() => questions.id);

export const favorites = pgTable(
  'favorites',
  { studentId: owner(), questionId: question(), createdAt: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.studentId, t.questionId] })],
);

/**
 * Comments of students and teachers; plain text. A teacher's comment answers the open requests. Triggers alone maintain
 * the counts of votes and views, also when an account is deleted.
 */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: question(),
    authorId: owner(),
    byTeacher: boolean().notNull(),
    text: text().notNull(),
    /** The question's version when the comment was last written. */
    version: integer().notNull().default(1),
    useful: integer().notNull().default(0),
    notUseful: integer().notNull().default(0),
    views: integer().notNull().default(0),
    hiddenAt: at(),
    editedAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index('comments_question').on(t.questionId, t.byTeacher), index('comments_author').on(t.authorId)],
);

const comment = () =>
  integer()
    .notNull()
    .references(() => comments.id, { onDelete: 'cascade' });

/** Earlier texts of edited comments. */
export const commentRevisions = pgTable(
  'comment_revisions',
  {
    authorId: owner(),
    commentId: comment(),
    /** When the next text took its place. */
    replacedAt: at().notNull().defaultNow(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.replacedAt] }), index('comment_revisions_author').on(t.authorId)],
);

/** 1: useful, -1: not. */
export const commentVotes = pgTable(
  'comment_votes',
  { studentId: owner(), commentId: comment(), value: smallint().notNull() },
  (t) => [primaryKey({ columns: [t.studentId, t.commentId] }), index('comment_votes_comment').on(t.commentId)],
);

/** Students who have seen a comment; each counts as one view. */
export const commentViews = pgTable('comment_views', { studentId: owner(), commentId: comment() }, (t) => [
  primaryKey({ columns: [t.studentId, t.commentId] }),
  index('comment_views_comment').on(t.commentId),
]);

/**
 * A student's request for a teacher's comment on a question. When the comment that answered it is deleted or hidden, a
 * trigger reopens the request, or assigns another teacher's comment that is younger than the request.
 */
export const commentRequests = pgTable(
  'comment_requests',
  {
    studentId: owner(),
    questionId: question(),
    /** What the student does not understand, in plain text; null if they did not state it. */
    doubt: text(),
    createdAt: at().notNull().defaultNow(),
    answeredAt: at(),
    /** When the answer was shown to the student; until then the bell rings. */
    seenAt: at(),
    commentId: integer().references(() => comments.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.questionId] }),
    index('comment_requests_question').on(t.questionId, t.answeredAt),
  ],
);

/**
 * Errors that students report in questions and comments; admin and master process them. A student has at most one open
 * report per object; a decided report stays, and the next report is a new case.
 */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    studentId: owner(),
    questionId: integer().references(() => questions.id),
    commentId: integer().references(() => comments.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    text: text(),
    createdAt: at().notNull().defaultNow(),
    decision: text(),
    decidedAt: at(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('reports_open_once')
      .on(t.studentId, sql`coalesce(${t.questionId}, 0)`, sql`coalesce(${t.commentId}, 0)`)
      .where(sql`${t.decidedAt} is null`),
    index('reports_open')
      .on(t.createdAt)
      .where(sql`${t.decidedAt} is null`),
    check('reports_target', sql`num_nonnulls(${t.questionId}, ${t.commentId}) = 1`),
  ],
);
