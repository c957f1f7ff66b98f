import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './students';

/**
 * Questions that a limited student was served for the first time on a day: what the daily limit counts. Only the
 * current day's rows are kept; `serve_questions` of the migrations writes them, race-free and in one round trip.
 */
export const servedQuestions = pgTable(
  'served_questions',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    questionId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.day, t.questionId] })],
);
