import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { exams, institutions, subjects } from './catalogue';
import { bytea } from './columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The part of a question that all its versions share. Columns that filters need are copied from its first paper, so
 * that a filter reads one table.
 */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its key from before `import_source_questions`: read if that table lacks it, never written. */
    sourceKey: text().unique('questions_source_key'),
    contentHash: text().notNull(),
    currentVersion: integer().notNull().default(1),
    kind: text({ enum: ['questaovf', 'questaomultiplaescolha', 'questaosomatorio'] }).notNull(),
    subjectId: integer()
      .notNull()
      .references(() => subjects.id),
    subjectPath: integer().array().notNull(),
    /** "Sugerido": the classifier suggested its subject, and no person has confirmed it (docs/decisions/067). */
    subjectSuggested: boolean().notNull().default(false),
    examId: integer().references(() => exams.id),
    boardId: integer().references(() => institutions.id),
    institutionId: integer().references(() => institutions.id),
    year: smallint(),
    educationLevel: text(),
    position: text(),
    area: text(),
    difficulty: smallint(),
    /** Number of alternatives of its current version. */
    alternativeCount: smallint().notNull().default(0),
    annulled: boolean().notNull().default(false),
    outdated: boolean().notNull().default(false),
    statusReason: text(),
    /** Facts that the staff decided: imported files do not change them (docs/decisions/144). */
    decided: text({ enum: ['wording', 'subject', 'annulled', 'outdated'] })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    commented: boolean().notNull().default(false),
    /** The terms of its current version with their positions (text/terms.ts). */
    search: tsvector().notNull(),
    /** The words of each of its texts, one line per text, for phrases. */
    searchWords: text().notNull().default(''),
    /** Version of the two columns' computation; 0: by the database, before there were versions. */
    searchVersion: smallint().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('questions_content_hash').on(t.contentHash),
    index('questions_subject_path').using('gin', t.subjectPath),
    index('questions_search').using('gin', t.search),
    index('questions_board').on(t.boardId, t.id.desc()),
    index('questions_institution').on(t.institutionId, t.id.desc()),
    index('questions_exam').on(t.examId),
    index('questions_year').on(t.year, t.id.desc()),
    // Progress checks every answer for annulled questions, and few are.
    index('questions_annulled')
      .on(t.id)
      .where(sql`${t.annulled}`),
    check('questions_kind', sql`${t.kind} in ('questaovf', 'questaomultiplaescolha', 'questaosomatorio')`),
    check('questions_difficulty', sql`${t.difficulty} between 1 and 5`),
  ],
);

/** One wording of a question. Answers refer to the version that the student saw. */
export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    version: integer().notNull(),
    /** Its own text, without the texts that it shares; `wholeStatement` is what readers see (docs/decisions/131). */
    statement: text().notNull(),
    comment: text(),
    contentHash: text().notNull(),
    /**
     * Number of the wording with its key: versions that differ only in the comment share it. A trigger maintains it
     * (`join_version`).
     */
    wording: integer().notNull().default(1),
    /**
     * The later version whose key applies to this one (docs/decisions/099); null: its own. A trigger maintains it
     * (`hold_key`).
     */
    keyVersion: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.version] })],
);

/**
 * Texts that several questions share, each stored once and immutable: a correction is another text. A text is deleted
 * with the last version that shows it (trigger `forget_texts`).
 */
export const sharedTexts = pgTable('shared_texts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256 of `html`, in hexadecimal. */
  hash: text().notNull().unique('shared_texts_hash'),
  html: text().notNull(),
});

/** The shared texts above a version's own statement, by position from 0. */
export const questionVersionTexts = pgTable(
  'question_version_texts',
  {
    questionId: integer().notNull(),
    version: integer().notNull(),
    place: smallint().notNull(),
    textId: integer()
      .notNull()
      .references(() => sharedTexts.id),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.version, t.place] }),
    index('question_version_texts_text').on(t.textId),
    foreignKey({
      name: 'question_version_texts_version_fk',
      columns: [t.questionId, t.version],
      foreignColumns: [questionVersions.questionId, questionVersions.version],
    }).onDelete('cascade'),
  ],
);

export const alternatives = pgTable(
  'alternatives',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer().notNull(),
    version: integer().notNull(),
    position: smallint().notNull(),
    letter: text().notNull(),
    text: text().notNull(),
    correct: boolean().notNull(),
    /** Why it is right or wrong; sent only with the key, and not part of the wording (docs/decisions/113). */
    comment: text(),
    /**
     * The oldest equal alternative of earlier versions (docs/decisions/032); null: it is new. A trigger maintains it.
     */
    sameAs: integer(),
  },
  (t) => [
    unique('alternatives_place').on(t.questionId, t.version, t.position),
    foreignKey({
      columns: [t.questionId, t.version],
      foreignColumns: [questionVersions.questionId, questionVersions.version],
    }),
  ],
);

/** A paper's questions. Two languages of one number share the slot and differ in `variant`. */
export const examQuestions = pgTable(
  'exam_questions',
  {
    examId: integer()
      .notNull()
      .references(() => exams.id),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    slot: integer().notNull(),
    number: integer(),
    variant: text(),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.questionId] }),
    index('exam_questions_slot').on(t.examId, t.slot),
    index('exam_questions_question').on(t.questionId),
    index('exam_questions_variant')
      .on(t.examId, t.slot)
      .where(sql`${t.variant} is not null`),
  ],
);

/** Images of statements, keyed by content hash, so that equal pictures are stored once. */
export const media = pgTable('media', {
  hash: text().primaryKey(),
  contentType: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
