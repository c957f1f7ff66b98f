import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { exams } from './catalogue';
import { at } from './columns';
import { questions, questionVersions } from './questions';
import { users } from './students';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A student's settings for own sittings (docs/decisions/126). */
export const sittingRecipes = pgTable(
  'sitting_recipes',
  {
    studentId: owner(),
    /** Id of the first sitting that used it. */
    id: uuid().notNull(),
    name: text().notNull(),
    /** As sent, without its name. */
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Questions drawn by it, without duplicates, least recent first. */
    drawn: integer().array().notNull().default([]),
    createdAt: at().notNull().defaultNow(),
    usedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.id] })],
);

/**
 * A timed simulated exam of one student: a paper, some of its areas (docs/decisions/073), or a sitting of the student's
 * own.
 */
export const sittings = pgTable(
  'sittings',
  {
    studentId: owner(),
    /** Chosen by the device, so that a repeated start creates one sitting. */
    id: uuid().notNull(),
    /** Null for a student's own sitting. */
    examId: integer().references(() => exams.id, { onDelete: 'cascade' }),
    /**
     * For a student's own sitting: its name, its recipe (which may be deleted since), the filters of its questions, and
     * whether a wrong answer cancels a right one.
     */
    name: text(),
    recipeId: uuid(),
    seed: integer(),
    negativeMarking: boolean().notNull().default(false),
    /** Codes of the chosen areas in the paper's order; empty: the whole paper. */
    areas: text().array().notNull(),
    /** The language chosen for numbers printed in two languages; null if there are none. */
    language: text(),
    state: text({ enum: ['aberta', 'encerrada', 'entregue'] })
      .notNull()
      .default('aberta'),
    durationMs: integer().notNull(),
    startedAt: at().notNull(),
    /** Finished pauses, in milliseconds. */
    pausedMs: integer().notNull().default(0),
    pausedAt: at(),
    pauses: integer().notNull().default(0),
    /** When it was submitted, or its time ran out. */
    endedAt: at(),
    /** Marks that arrived before this are among the answers; null: not all are. */
    enteredAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.id] }),
    uniqueIndex('sittings_open')
      .on(t.studentId, t.examId)
      .where(sql`${t.state} = 'aberta'`),
    uniqueIndex('sittings_open_recipe')
      .on(t.studentId, t.recipeId)
      .where(sql`${t.state} = 'aberta'`),
    index('sittings_exam').on(t.examId),
    // For the search once a minute: few of many rows.
    index('sittings_unfinished')
      .on(t.startedAt)
      .where(sql`${t.state} = 'aberta' or ${t.enteredAt} is null`),
    check(
      'sittings_source',
      sql`num_nonnulls(${t.examId}, ${t.recipeId}) = 1 and (${t.recipeId} is null) = (${t.name} is null)`,
    ),
    check('sittings_state', sql`${t.state} in ('aberta', 'encerrada', 'entregue')`),
  ],
);

/** The questions of a sitting as of its start, each with its latest mark (docs/decisions/099). */
export const sittingItems = pgTable(
  'sitting_items',
  {
    studentId: owner(),
    sittingId: uuid().notNull(),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    /**
     * The version on the sheet: that of the start, or that of a mark which names another. A marked alternative belongs
     * to it.
     */
    version: integer().notNull(),
    /** From 1, in the paper's order. */
    position: smallint().notNull(),
    number: integer(),
    /** The language of its number, if printed in two. */
    variant: text(),
    /** Code of its area; '' if the paper has none. */
    area: text().notNull(),
    /** Whether it was annulled at the start. */
    annulled: boolean().notNull(),
    /** Id of the answer that its mark becomes. */
    answerId: uuid().notNull(),
    /** The marked alternative; null: blank. */
    alternativeId: integer(),
    /** Two alternatives were marked on a paper sheet. */
    doubleMarked: boolean().notNull().default(false),
    flagged: boolean().notNull().default(false),
    elapsedMs: integer(),
    markedAt: at(),
    deviceId: uuid(),
    sequence: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.sittingId, t.questionId] }),
    foreignKey({ columns: [t.studentId, t.sittingId], foreignColumns: [sittings.studentId, sittings.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      name: 'sitting_items_version_fk',
      columns: [t.questionId, t.version],
      foreignColumns: [questionVersions.questionId, questionVersions.version],
    }),
    index('sitting_items_question').on(t.studentId, t.questionId),
  ],
);

/**
 * Answers to questions of an open sitting, given elsewhere meanwhile. They are recorded when it ends: before that,
 * progress and statistics would show their verdicts.
 */
export const heldAnswers = pgTable(
  'held_answers',
  {
    studentId: owner(),
    /** The answer's own id. */
    id: uuid().notNull(),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    /** As sent; its times are corrected by the arrival when it is recorded. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    arrivedAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.id] })],
);
