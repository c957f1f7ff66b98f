import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './students';

/**
 * Questions that a limited student was served, each on the day of the first time: what the daily limit counts. Rows of earlier
 * days are kept until the question is answered, as an answer may wait on a device, for at most 330 days. `serve_questions` of
 * the migrations writes them, race-free and in one round trip.
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
  (t) => [
    primaryKey({ columns: [t.studentId, t.questionId] }),
    // What the limit counts.
    index('served_questions_day').on(t.studentId, t.day),
  ],
);
