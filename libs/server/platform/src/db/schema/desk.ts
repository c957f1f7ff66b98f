import type { DeskPaperState, DeskQuestionState } from '@mapa/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, bytea } from './columns';
import { users } from './students';

/** A paper that the staff brings in, until it is published and after (docs/decisions/124). Nothing of it is in the bank before. */
export const deskPapers = pgTable(
  'desk_papers',
  {
    id: uuid().primaryKey(),
    /** Who brought it; null once the account has ended. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<DeskPaperState>().notNull().default('recebendo'),
    /** What is said of the paper, by the wire's names. */
    data: jsonb().notNull(),
    /** Counts changes of `data`: a stale one is not written over. */
    revision: integer().notNull().default(1),
    /** Which booklet of the key, and whether a foreign key is taken: how it was read last. */
    reading: jsonb().notNull().default({}),
    /** Why it could not be read or published: a Portuguese sentence. */
    problem: text(),
    /** What the last look ahead, or the publication, says it changes: lines of the importer's report. */
    report: jsonb().$type<string[]>(),
    examId: integer(),
    createdAt: at().notNull().defaultNow(),
    changedAt: at().notNull().defaultNow(),
    publishedAt: at(),
  },
  (t) => [index('desk_papers_owner').on(t.ownerId), index('desk_papers_changed').on(t.changedAt)],
);

/** The files of a paper: the one with its questions, and its key where that is another. */
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

/** A file's bytes in pieces, as they arrive: every API process sees them, and an upload goes on where it broke off. */
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

/** A question of such a paper, as it was read and as people corrected it. */
export const deskQuestions = pgTable(
  'desk_questions',
  {
    paperId: uuid()
      .notNull()
      .references(() => deskPapers.id, { onDelete: 'cascade' }),
    /** What names it in its paper, from 1: it never changes. */
    position: integer().notNull(),
    /** Where it stands in its paper; the order of a paper is that of its places. */
    place: integer().notNull(),
    state: text().$type<DeskQuestionState>().notNull(),
    /** An `EditableQuestion` of the importer. */
    content: jsonb().notNull(),
    /** How often each field was changed: what was changed elsewhere meanwhile is not written over. */
    revisions: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Why a person has to look at it. */
    doubts: jsonb().$type<string[]>().notNull().default([]),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    /** Why the bank would not take it as it is. */
    problem: text(),
    /** Hashes of the pictures of its region on the pages. */
    cuts: jsonb().$type<string[]>().notNull().default([]),
    suggestions: jsonb().$type<{ path: string[]; probability: number | null }[]>().notNull().default([]),
    changedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.position] })],
);

/** Pictures of drafts, of their texts and of their pages; published ones are copied into `media`. */
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

/** Splits, joins and moves of a paper's questions, the latest of which can be undone. */
export const deskEdits = pgTable(
  'desk_edits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paperId: uuid()
      .notNull()
      .references(() => deskPapers.id, { onDelete: 'cascade' }),
    at: at().notNull().defaultNow(),
    kind: text({ enum: ['dividir', 'juntar', 'mover'] }).notNull(),
    /** What undoing it needs (questions/rearrange.ts of the desk). */
    memory: jsonb().notNull(),
  },
  (t) => [index('desk_edits_paper').on(t.paperId, t.id)],
);

/** Who of the staff has which question of a paper open, as their pages say every few seconds. */
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
