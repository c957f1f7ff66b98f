import { at } from '@mapa/server-platform/tables';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Acts of the staff on the tree, with the data to undo them. */
export const subjectActs = pgTable(
  'subject_acts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: at().notNull().defaultNow(),
    kind: text({ enum: ['renomear', 'mover', 'juntar'] }).notNull(),
    /** The subject that was renamed or moved, or that another was merged into. */
    subjectId: integer().notNull(),
    /** Descriptions of the tree before and after the act, shown to people. */
    before: text().notNull(),
    after: text().notNull(),
    /** The data to undo the act, in the desk module's format. */
    memory: jsonb().notNull(),
    undoneAt: at(),
  },
  (t) => [check('subject_acts_kind', sql`${t.kind} in ('renomear', 'mover', 'juntar')`)],
);
