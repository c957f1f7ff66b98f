import { at } from '@mapa/server-platform/tables';
import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable } from 'drizzle-orm/pg-core';

/** A transaction id that does not wrap around. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes of the question bank, recorded by triggers: a question (0: all), the questions of an exam, or, if neither is
 * set, the tree of subjects. Rows are only appended, so that writers do not block each other; each API process reads
 * those that became visible since its last read (docs/decisions/009).
 */
export const bankChanges = pgTable(
  'bank_changes',
  {
    changedIn: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    questionId: integer(),
    examId: integer(),
    notedAt: at().notNull().defaultNow(),
  },
  (t) => [index('bank_changes_changed_in').on(t.changedIn)],
);
