import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, countedAnswer } from './columns';
import { questions } from './questions';
import { users } from './students';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A student's own collection of questions. `source` remembers the filter or the paper that it was made from. */
export const notebooks = pgTable(
  'notebooks',
  {
    studentId: owner(),
    id: uuid().notNull(),
    name: text().notNull(),
    source: jsonb().$type<Record<string, unknown>>().notNull(),
    epoch: integer().notNull().default(1),
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
