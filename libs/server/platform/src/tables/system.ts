import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

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
