import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './students';

/**
 * Questions served to a student with a daily limit, each on the day of its first serving: these count towards the
 * limit. Rows of earlier days are kept until the question is answered, for at most 330 days, because an answer may wait
 * on a device. The database function `serve_questions` writes them, race-free and in one round trip.
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
    // For counting a day's questions.
    index('served_questions_day').on(t.studentId, t.day),
  ],
);
