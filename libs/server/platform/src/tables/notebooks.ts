import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, countedAnswer } from './columns';
import { questions, questionVersions } from './questions';
import { users } from './students';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A student's own collection of questions. `source` is the filter or the paper from which it was made. */
export const notebooks = pgTable(
  'notebooks',
  {
    studentId: owner(),
    id: uuid().notNull(),
    name: text().notNull(),
    source: jsonb().$type<Record<string, unknown>>().notNull(),
    epoch: integer().notNull().default(1),
    /** When the current epoch began, as for a map. */
    resetAt: at(),
    createdAt: at().notNull().defaultNow(),
    removedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.id] }), index('notebooks_newest').on(t.studentId, t.createdAt.desc())],
);

export const notebookQuestions = pgTable(
  'notebook_questions',
  {
    studentId: owner(),
    notebookId: uuid().notNull(),
    position: integer().notNull(),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.notebookId, t.questionId] })],
);

/** The counted answer of each question in the current epoch of a notebook, as `map_answers` is for maps. */
export const notebookAnswers = pgTable(
  'notebook_answers',
  {
    studentId: owner(),
    notebookId: uuid().notNull(),
    ...countedAnswer(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.notebookId, t.questionId] })],
);

/**
 * Releases of the keys of whole notebooks, for print or export: version and epoch of each question. They are separate
 * from the answers (docs/decisions/025).
 */
export const keyReleases = pgTable(
  'key_releases',
  {
    studentId: owner(),
    notebookId: uuid().notNull(),
    epoch: integer().notNull(),
    questionId: integer().notNull(),
    version: integer().notNull(),
    releasedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'key_releases_pk', columns: [t.studentId, t.notebookId, t.epoch, t.questionId, t.version] }),
    index('key_releases_question').on(t.studentId, t.questionId, t.version),
    foreignKey({
      name: 'key_releases_version_fk',
      columns: [t.questionId, t.version],
      foreignColumns: [questionVersions.questionId, questionVersions.version],
    }),
  ],
);
