import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { exams } from './catalogue';
import { at } from './columns';
import { users } from './students';

/** A student's settings for the plan of a week, and its exam (docs/decisions/077). */
export const studyPlans = pgTable(
  'study_plans',
  {
    studentId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Minutes from Monday to Sunday; null: never chosen. */
    minutes: smallint().array(),
    /** The notice whose exam day counts, also when the day changes. */
    examId: integer().references(() => exams.id, { onDelete: 'set null' }),
    /** A typed day, if no notice was chosen. */
    examOn: date({ mode: 'string' }),
    examName: text().notNull().default(''),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('study_plans_exam').on(t.examId),
    check(
      'study_plans_minutes',
      sql`cardinality(${t.minutes}) = 7 and 0 <= all (${t.minutes}) and 720 >= all (${t.minutes})`,
    ),
    check('study_plans_exam_once', sql`num_nonnulls(${t.examId}, ${t.examOn}) <= 1`),
  ],
);
