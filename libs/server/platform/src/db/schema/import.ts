import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, bytea } from './columns';
import { exams } from './catalogue';
import { questions } from './questions';

/** A file of questions, as the importer finds it again: one of a paper's, or one that belongs to none (docs/decisions/031). */
export const importSources = pgTable(
  'import_sources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    examId: integer().references(() => exams.id, { onDelete: 'cascade' }),
    /** Absolute path where it was last read with changes; null once another file has that path. */
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
    /** Of a file that is read with uncertainty (a PDF): the content hash of what was read last; null of any other. */
    readingHash: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.questionId] }),
    index('import_source_questions_question').on(t.questionId),
  ],
);

/** Versions of the classifier that tells subjects of questions without one (docs/decisions/067). */
export const subjectModels = pgTable('subject_models', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  trainedAt: at().notNull().defaultNow(),
  /** How many questions it learnt from. */
  questions: integer().notNull(),
  /** How well held-back questions were told, and the thresholds that this gave. */
  figures: jsonb().notNull(),
  /** How many of its suggestions a person has changed since. */
  corrections: integer().notNull().default(0),
  /** How the body is written: code that writes otherwise reads none of it. */
  format: smallint().notNull(),
  /** The model; null once later versions have taken its place. */
  body: bytea(),
});
