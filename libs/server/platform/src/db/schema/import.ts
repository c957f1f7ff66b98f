import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns';
import { exams } from './catalogue';
import { questions } from './questions';

/** A file of questions, as the importer finds it again: one of a paper's, or one that belongs to none (docs/decisions/031). */
export const importSources = pgTable(
  'import_sources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    examId: integer().references(() => exams.id, { onDelete: 'cascade' }),
    /** Absolute, where it was last read with something new in it; null once another file stands there. */
    path: text(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index('import_sources_exam').on(t.examId), index('import_sources_path').on(t.path)],
);

/** Labels of a file's questions, by which each is identified again: id, name, number or text. */
export const importSourceQuestions = pgTable(
  'import_source_questions',
  {
    sourceId: integer()
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** In the file's order, from 0. */
    position: integer().notNull(),
    idNumber: text(),
    name: text().notNull(),
    number: integer(),
    variant: text(),
    /** Whether the variant is a language. */
    language: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.questionId] }),
    index('import_source_questions_question').on(t.questionId),
  ],
);
