import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns';

/** Facts about this installation, such as that the demo content was loaded. */
export const appState = pgTable('app_state', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Counters of the rate limits; they survive a restart. The columns are those of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

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
