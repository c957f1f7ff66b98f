import { at, users } from '@mapa/server-platform/tables';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';

/** Students who requested a reminder by mail: one row each. */
export const studyReminders = pgTable(
  'study_reminders',
  {
    studentId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hour of the day in Brasília, 0 to 23. */
    hour: smallint().notNull(),
    /** The day in Brasília of the last reminder: at most one per day is sent. */
    sentOn: date({ mode: 'string' }),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index('study_reminders_hour').on(t.hour), check('study_reminders_hour', sql`${t.hour} between 0 and 23`)],
);
