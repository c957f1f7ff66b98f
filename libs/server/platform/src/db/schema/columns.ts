import { sql } from 'drizzle-orm';
import { boolean, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment: stored with its time zone. */
export const at = () => timestamp({ withTimezone: true });

/**
 * Column with another column's text in lower case and without accents, generated so that a search does not normalise
 * every row.
 */
export const foldOf = (column: string) => text().generatedAlwaysAs(sql.raw(`fold_text("${column}")`));

/** The same of a list of texts. */
export const foldAllOf = (column: string) => text().generatedAlwaysAs(sql.raw(`fold_texts("${column}")`));

/** The counted answer of a question in an epoch: what the progress of maps and notebooks is read from. */
export const countedAnswer = () => ({
  questionId: integer().notNull(),
  epoch: integer().notNull(),
  answerId: uuid().notNull(),
  /** The version of the question that was answered. */
  version: integer().notNull().default(1),
  alternativeId: integer(),
  correct: boolean(),
  revealed: boolean().notNull().default(false),
  answeredAt: at().notNull(),
  /** When it came to be here, by the server's clock; null for what was here before that was kept (docs/decisions/033). */
  arrivedAt: at(),
});
