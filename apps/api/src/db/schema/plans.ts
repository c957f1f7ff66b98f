import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Plans on sale. What each permits stands in libs/domain; only what it costs and how it is told stands here. */
export const plans = pgTable('plans', {
  id: text().primaryKey(),
  name: text().notNull(),
  priceCents: integer().notNull(),
  months: smallint().notNull(),
  maxInstalments: smallint().notNull(),
  description: text().notNull(),
  highlights: jsonb().$type<string[]>().notNull(),
  position: smallint().notNull(),
  active: boolean().notNull().default(true),
});
