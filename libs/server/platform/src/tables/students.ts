import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, countedAnswer } from './columns';
import { questionMaps } from './maps';
import { questions } from './questions';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text(),
    role: text().notNull().default('estudante'),
    plan: text().notNull().default('plano_gratis'),
    emailVerifiedAt: at(),
    darkTheme: boolean().notNull().default(false),
    isNew: boolean().notNull().default(true),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    // For the staff's search for people.
    index('users_words').using('gin', sql`person_words(${t.name}, ${t.email})`),
    check('users_role', sql`${t.role} in ('estudante', 'admin', 'professor', 'master')`),
  ],
);

/** Every key below starts with the student, so that a distributed engine can shard by it. */
export const sessions = pgTable(
  'sessions',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    revokedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.id] })],
);

/**
 * Accounts deleted by their owners, kept while one of their tokens may still be valid (docs/decisions/097). Nothing of
 * the account is stored: the key is a hash of its random id.
 */
export const endedAccounts = pgTable('ended_accounts', {
  account: text().primaryKey(),
  endedAt: at().notNull().defaultNow(),
});

/** Accounts at Google and Facebook that a student signs in with; at most one of each. */
export const identities = pgTable(
  'identities',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The provider's permanent id of the person; an e-mail can change owners. */
    subject: text().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.provider] }),
    uniqueIndex('identities_subject').on(t.provider, t.subject),
    check('identities_provider', sql`${t.provider} in ('google', 'facebook')`),
  ],
);

/**
 * Links sent by mail that prove ownership of an address; only the hash of a link's token is stored. A request for an
 * unknown address leaves a row without a student, so that it takes the same time.
 */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: uuid().primaryKey(),
    studentId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    hash: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (t) => [
    uniqueIndex('mail_tokens_hash').on(t.hash),
    index('mail_tokens_student').on(t.studentId, t.purpose),
    index('mail_tokens_expires').on(t.expiresAt),
    check('mail_tokens_purpose', sql`${t.purpose} in ('confirmation', 'recovery')`),
  ],
);

/** A map that the student chose. Removing keeps the row, so that progress and late answers survive a change of mind. */
export const studentMaps = pgTable(
  'student_maps',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mapId: integer()
      .notNull()
      .references(() => questionMaps.id),
    epoch: integer().notNull().default(1),
    /** When the current epoch began; null for the first one, and for those older than this column. */
    resetAt: at(),
    selectedAt: at().notNull().defaultNow(),
    removedAt: at(),
    /** The edition that the student moved to, and its epoch then: answers that waited on a device follow the move. */
    migratedTo: integer().references(() => questionMaps.id),
    migratedEpoch: integer(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.mapId] })],
);

/**
 * The state of each device of a student: the time of its last answer, and its sequence number (0 for devices that do
 * not count). Later answers never get an earlier time, whatever the device's clock shows (docs/decisions/034).
 */
export const answerDevices = pgTable(
  'answer_devices',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: uuid().notNull(),
    sequence: bigint({ mode: 'number' }).notNull().default(0),
    answeredAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.deviceId] })],
);

/** The append-only history of all answers. */
export const answers = pgTable(
  'answers',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    version: integer().notNull(),
    alternativeId: integer(),
    mapId: integer(),
    notebookId: uuid(),
    epoch: integer().notNull().default(1),
    /**
     * By the key of its version, even if the question is annulled; null for a reveal, or if that version has no key
     * (docs/decisions/098).
     */
    correct: boolean(),
    counted: boolean().notNull(),
    revealed: boolean().notNull().default(false),
    /**
     * Whether the key of this wording had been released to the student before: then it counts only for them
     * (docs/decisions/025).
     */
    keyReleased: boolean().notNull().default(false),
    /**
     * It took its place, or was given outside maps and notebooks: `student_questions` includes it. Null: older than
     * this column.
     */
    tookPlace: boolean(),
    confidence: text(),
    elapsedMs: integer(),
    answeredAt: at().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.id] }),
    index('answers_student_question').on(t.studentId, t.questionId),
    index('answers_question').on(t.questionId),
  ],
);

/** The counted answer of each question in the current epoch of a map, from which progress is computed. */
export const mapAnswers = pgTable(
  'map_answers',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mapId: integer().notNull(),
    ...countedAnswer(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.mapId, t.questionId] })],
);

/** The student's latest answer to each question, in any collection; read by filters on the student's own state. */
export const studentQuestions = pgTable(
  'student_questions',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: integer().notNull(),
    answerId: uuid().notNull(),
    /** The version of the question that was answered. */
    version: integer().notNull().default(1),
    alternativeId: integer(),
    correct: boolean(),
    attempts: integer().notNull().default(1),
    revealedAt: at(),
    answeredAt: at().notNull(),
    /**
     * When the last answer that took its place arrived, even if it is not the latest; null for answers older than this
     * column.
     */
    changedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.questionId] })],
);
