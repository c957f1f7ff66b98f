import type { TaskKind, TaskState } from '@mapa/domain';
import { at, users } from '@mapa/server-platform/tables';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Changes of many questions that a job carries out, with their progress (docs/decisions/136). */
export const deskTasks = pgTable(
  'desk_tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<TaskKind>().notNull(),
    /** The subject, board or body, or the act to be undone. */
    targetId: integer().notNull(),
    /** What it is merged into or moved below; null: a matéria, or nothing for an undo. */
    intoId: integer(),
    /** Descriptions for people. */
    before: text().notNull(),
    after: text().notNull(),
    state: text().$type<TaskState>().notNull().default('espera'),
    /** Questions written so far, and all that are to be written. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** Why it was not done: a Portuguese sentence. */
    problem: text(),
    /** Who ordered it; null once the account is deleted. */
    staffId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: at().notNull().defaultNow(),
    endedAt: at(),
  },
  (t) => [index('desk_tasks_created').on(t.createdAt)],
);
