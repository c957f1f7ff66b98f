import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InterestPayer } from '@mapa/domain';
import { at } from '@mapa/server-platform/tables';

/** Plans and their descriptions. Limits are defined in libs/domain; prices in their own table. */
export const plans = pgTable('plans', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  highlights: jsonb().$type<string[]>().notNull(),
  position: smallint().notNull(),
  /** Whether it can be bought. */
  active: boolean().notNull().default(true),
});

/** Prices of a plan over time: a new price ends the previous one, and existing subscriptions keep theirs. */
export const planPrices = pgTable(
  'plan_prices',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: text()
      .notNull()
      .references(() => plans.id),
    priceCents: integer().notNull(),
    /** Duration of one payment in months; 0: unlimited. */
    months: smallint().notNull(),
    /** Whether it is charged again at the end of each period. */
    renews: boolean().notNull().default(false),
    maxInstalments: smallint().notNull().default(1),
    /** Who pays the interest of instalments. */
    interest: text().$type<InterestPayer>().notNull().default('loja'),
    createdAt: at().notNull().defaultNow(),
    endedAt: at(),
  },
  (t) => [
    uniqueIndex('plan_prices_current')
      .on(t.planId)
      .where(sql`${t.endedAt} is null`),
    index('plan_prices_plan').on(t.planId),
    check('plan_prices_interest', sql`${t.interest} in ('loja', 'comprador')`),
    check('plan_prices_price', sql`${t.priceCents} >= 0 and ${t.months} >= 0 and ${t.maxInstalments} between 1 and 12`),
  ],
);
