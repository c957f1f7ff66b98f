import { sql } from 'drizzle-orm';
import { boolean, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** An instant with time zone. */
export const at = () => timestamp({ withTimezone: true });

/**
 * Generated column with another column's text in lower case and without accents, so that a search does not normalise
 * every row.
 */
export const foldOf = (column: string) => text().generatedAlwaysAs(sql.raw(`fold_text("${column}")`));

/** The same of a list of texts. */
export const foldAllOf = (column: string) => text().generatedAlwaysAs(sql.raw(`fold_texts("${column}")`));

/** The counted answer of a question in an epoch, from which the progress of maps and notebooks is computed. */
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
  /** When it arrived, by the server's clock; null for rows older than this column (docs/decisions/033). */
  arrivedAt: at(),
});
