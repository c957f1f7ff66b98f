import { boolean, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

export const at = () => timestamp({ withTimezone: true });

/** The counted answer of a question in an epoch: what the progress of maps and notebooks is read from. */
export const countedAnswer = () => ({
  questionId: integer().notNull(),
  epoch: integer().notNull(),
  answerId: uuid().notNull(),
  alternativeId: integer(),
  correct: boolean(),
  revealed: boolean().notNull().default(false),
  answeredAt: at().notNull(),
});
