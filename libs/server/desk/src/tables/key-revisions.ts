import type { KeyKind } from '@mapa/domain';
import { at, questions } from '@mapa/server-platform/tables';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What the staff stated of a key: the board's preliminary or definitive one, its day and its source. Several may concern
 * one version, whose key a definitive one confirms.
 */
export const keyRevisions = pgTable(
  'key_revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** The letters, in those of the version. */
    key: text().notNull(),
    kind: text().$type<KeyKind>(),
    /** The day on which the board published it. */
    publishedOn: date({ mode: 'string' }),
    /** Address of the board's page or document. */
    source: text(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index('key_revisions_question').on(t.questionId)],
);
