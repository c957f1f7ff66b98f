import type { DeskPaperState, DeskQuestionState } from '@mapa/domain';
import { at, bytea, users } from '@mapa/server-platform/tables';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * A paper that the staff imports, before and after its publication (docs/decisions/124). Until it is published, nothing
 * of it is in the bank.
 */
export const deskPapers = pgTable(
  'desk_papers',
  {
    id: uuid().primaryKey(),
    /** Who uploaded it; null once the account is deleted. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<DeskPaperState>().notNull().default('recebendo'),
    /** Facts of the paper, in the wire's names. */
    data: jsonb().notNull(),
    /** Increases with each change of `data`: a stale write is refused. */
    revision: integer().notNull().default(1),
    /** Parameters of the last reading: the key's booklet, and whether a foreign key is accepted. */
    reading: jsonb().notNull().default({}),
    /** Why it could not be read or published: a Portuguese sentence. */
    problem: text(),
    /** The changes listed by the last preview or by the publication: lines of the importer's report. */
    report: jsonb().$type<string[]>(),
    examId: integer(),
    createdAt: at().notNull().defaultNow(),
    changedAt: at().notNull().defaultNow(),
    publishedAt: at(),
  },
  (t) => [index('desk_papers_owner').on(t.ownerId), index('desk_papers_changed').on(t.changedAt)],
);

/** The files of a paper: the one with its questions, and its key if that is a separate file. */
export const deskFiles = pgTable(
  'desk_files',
  {
    paperId: uuid()
      .notNull()
      .references(() => deskPapers.id, { onDelete: 'cascade' }),
    part: text().$type<'questoes' | 'gabarito'>().notNull(),
    name: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.part] })],
);

/** A file's bytes in pieces, as uploaded: every API process can read them, and an interrupted upload resumes. */
export const deskChunks = pgTable(
  'desk_chunks',
  {
    paperId: uuid()
      .notNull()
      .references(() => deskPapers.id, { onDelete: 'cascade' }),
    part: text().$type<'questoes' | 'gabarito'>().notNull(),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.part, t.position] })],
);

/** A question of such a paper, as read and as corrected by people. */
export const deskQuestions = pgTable(
  'desk_questions',
  {
    paperId: uuid()
      .notNull()
      .references(() => deskPapers.id, { onDelete: 'cascade' }),
    /** Its permanent number in the paper, from 1. */
    position: integer().notNull(),
    /** Its place, which determines the paper's order. */
    place: integer().notNull(),
    state: text().$type<DeskQuestionState>().notNull(),
    /** An `EditableQuestion` of the importer. */
    content: jsonb().notNull(),
    /** Number of changes of each field: a stale write to a field is refused. */
    revisions: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Reasons why a person has to check it. */
    doubts: jsonb().$type<string[]>().notNull().default([]),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    /** Why the bank would refuse it. */
    problem: text(),
    /** Hashes of the pictures of its region on the pages. */
    cuts: jsonb().$type<string[]>().notNull().default([]),
    suggestions: jsonb().$type<{ path: string[]; probability: number | null }[]>().notNull().default([]),
    changedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.position] })],
);

/** Pictures of drafts, from their texts and pages; on publication they are copied to `media`. */
export const deskPictures = pgTable(
  'desk_pictures',
  {
    paperId: uuid()
      .notNull()
      .references(() => deskPapers.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    contentType: text().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.hash] })],
);

/** Splits, joins and moves of a paper's questions, and changes of several at once; the latest can be undone. */
export const deskEdits = pgTable(
  'desk_edits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paperId: uuid()
      .notNull()
      .references(() => deskPapers.id, { onDelete: 'cascade' }),
    at: at().notNull().defaultNow(),
    kind: text({ enum: ['dividir', 'juntar', 'mover', 'varias'] }).notNull(),
    /** The data to undo it (questions/rearrange.ts and questions/batch.ts of the desk). */
    memory: jsonb().notNull(),
  },
  (t) => [index('desk_edits_paper').on(t.paperId, t.id)],
);

/** Which member of the staff has which question of a paper open; pages report it every few seconds. */
export const deskPresence = pgTable(
  'desk_presence',
  {
    paperId: uuid()
      .notNull()
      .references(() => deskPapers.id, { onDelete: 'cascade' }),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    seenAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.staffId] })],
);
