import { at, questions, users } from '@mapa/server-platform/tables';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/**
 * Changes of what answers to a question are judged by: its key, or its annulment. The trigger `note_key_change` writes
 * them as the transaction of the change commits, whoever made it (docs/decisions/164).
 */
export const keyChanges = pgTable(
  'key_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    at: at()
      .notNull()
      .default(sql`clock_timestamp()`),
    versionBefore: integer().notNull(),
    version: integer().notNull(),
    annulledBefore: boolean().notNull(),
    annulled: boolean().notNull(),
  },
  (t) => [index('key_changes_question').on(t.questionId, t.id), index('key_changes_at').on(t.at)],
);

/** The last change of a question that a student was told and has read. */
export const toldKeyChanges = pgTable(
  'told_key_changes',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Id of the change. No foreign key: on several servers it is in another place (docs/decisions/163). */
    changeId: bigint({ mode: 'number' }).notNull(),
    toldAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.questionId] })],
);
