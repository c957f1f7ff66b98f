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
    // What the staff finds people by.
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
 * Accounts that their owners have deleted, for as long as a token of theirs may be about (docs/decisions/097). Nothing of the account
 * is kept: the key is a hash of its random id.
 */
export const endedAccounts = pgTable('ended_accounts', {
  account: text().primaryKey(),
  endedAt: at().notNull().defaultNow(),
});

/** Accounts at Google and Facebook that a student enters with; at most one of each. */
export const identities = pgTable(
  'identities',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The provider's own, lasting name of the person; an e-mail can change hands. */
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
 * Links sent by mail that prove who holds an address; only the hash of a link's token is kept. A row without a student
 * is what a request for an unknown address leaves, so that it costs the same as one for an account.
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
    /** When the current epoch began; null for the first one, and for those that began before this was noted. */
    resetAt: at(),
    selectedAt: at().notNull().defaultNow(),
    removedAt: at(),
    /** The edition that the student moved to, and its epoch then: answers that waited on a device follow. */
    migratedTo: integer().references(() => questionMaps.id),
    migratedEpoch: integer(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.mapId] })],
);

/**
 * How far each device of a student has come: the time of its last answer, and its number in the device's own count (0 for
 * devices that do not count). What follows is never earlier, whatever the device's clock says (docs/decisions/034).
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

/** The history of all answers: written once, never changed. */
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
    /** By the key of its version, be the question annulled or not; null of a reveal, and where that version has no key (docs/decisions/098). */
    correct: boolean(),
    counted: boolean().notNull(),
    revealed: boolean().notNull().default(false),
    /** The key of this wording had been released to the student before: it counts for them alone (docs/decisions/025). */
    keyReleased: boolean().notNull().default(false),
    /** It took its place, or was given outside maps and notebooks: `student_questions` knows of it. Null: from before that was kept. */
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

/** The counted answer of each question in the current epoch of a map: what progress is read from. */
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
    /** When the last answer that took its place arrived, be it the latest or not; null for what arrived before that was kept. */
    changedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.questionId] })],
);
