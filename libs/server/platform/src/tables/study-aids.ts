import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at } from './columns';
import { questions, questionVersions } from './questions';
import { users } from './students';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const question = () =>
  integer()
    .notNull()
    .references(() => questions.id);

/**
 * A student's own note on a question; plain text. A removed note keeps its row without text, so that `revision` never
 * repeats and a tab with an older state cannot overwrite a newer one.
 */
export const questionNotes = pgTable(
  'question_notes',
  {
    studentId: owner(),
    questionId: question(),
    text: text(),
    /** The question's version when the note was last written. */
    version: integer().notNull().default(1),
    revision: integer().notNull().default(1),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.questionId] })],
);

/** A marked stretch of a statement's plain text: character offsets, the end not included. */
interface Highlight {
  inicio: number;
  fim: number;
  cor: string;
}

/** Highlights in the statement and struck alternatives, for each wording of a question. */
export const questionMarks = pgTable(
  'question_marks',
  {
    studentId: owner(),
    questionId: integer().notNull(),
    questionVersion: integer().notNull(),
    highlights: jsonb().$type<Highlight[]>().notNull(),
    struck: integer().array().notNull(),
    revision: integer().notNull().default(1),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.questionId, t.questionVersion] }),
    foreignKey({
      columns: [t.questionId, t.questionVersion],
      foreignColumns: [questionVersions.questionId, questionVersions.version],
    }),
  ],
);

/** Questions that a student has hidden. */
export const hiddenQuestions = pgTable(
  'hidden_questions',
  { studentId: owner(), questionId: question(), createdAt: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.studentId, t.questionId] })],
);

/** Past periods in which a question was hidden, for lists opened before it was unhidden (docs/decisions/033). */
export const hiddenSpans = pgTable(
  'hidden_spans',
  { studentId: owner(), questionId: question(), hiddenAt: at().notNull(), shownAt: at().notNull() },
  (t) => [primaryKey({ columns: [t.studentId, t.questionId, t.shownAt] })],
);

/**
 * When a question should come back, computed from the answers' history alone: losing or rewriting a row does no harm.
 * It is stale if the latest answer (`answerId`), the number of answers (`attempts`) or the question's version differ
 * from those of its computation.
 */
export const reviewCards = pgTable(
  'review_cards',
  {
    studentId: owner(),
    questionId: integer().notNull(),
    answerId: uuid().notNull(),
    /** Null: older than this column, as in the next one. */
    attempts: integer(),
    questionVersion: integer(),
    dueAt: at(),
    stability: doublePrecision().notNull().default(0),
    reviews: integer().notNull().default(0),
    lapses: integer().notNull().default(0),
    reviewedAt: at(),
    /** Version of the computation (`SCHEDULE_VERSION`); a card of another version is stale. */
    scheduleVersion: smallint().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.questionId] }),
    index('review_cards_due')
      .on(t.studentId, t.dueAt, t.questionId)
      .where(sql`${t.dueAt} is not null`),
  ],
);
