import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, bytea } from './columns';
import { exams } from './catalogue';
import { questions } from './questions';

/**
 * A file of questions that the importer can recognise again: one of a paper's, or one without a paper
 * (docs/decisions/031).
 */
export const importSources = pgTable(
  'import_sources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    examId: integer().references(() => exams.id, { onDelete: 'cascade' }),
    /** Absolute path of its last changed version; null once another file has that path. */
    path: text(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index('import_sources_exam').on(t.examId), index('import_sources_path').on(t.path)],
);

/** Labels of a file's questions, by which they are recognised again: id, name, number or text. */
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
    /** For a file read from a PDF: the content hash of the last reading; otherwise null. */
    readingHash: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.questionId] }),
    index('import_source_questions_question').on(t.questionId),
  ],
);

/** Versions of the classifier that suggests subjects of questions without one (docs/decisions/067). */
export const subjectModels = pgTable('subject_models', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  trainedAt: at().notNull().defaultNow(),
  /** Number of questions it was trained on. */
  questions: integer().notNull(),
  /** Accuracy on held-out questions, and the resulting thresholds. */
  figures: jsonb().notNull(),
  /** Number of its suggestions that people have changed since. */
  corrections: integer().notNull().default(0),
  /** Format of the body; code with another format cannot read it. */
  format: smallint().notNull(),
  /** The model; null once later versions have replaced it. */
  body: bytea(),
});
