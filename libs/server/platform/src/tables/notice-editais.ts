import { jsonb, pgTable, integer, text, uuid } from 'drizzle-orm/pg-core';
import { notices } from './catalogue';
import { at } from './columns';

/** The edital of a notice as it was read, from which students make maps (docs/decisions/155). */
export const noticeEditais = pgTable('notice_editais', {
  examId: integer()
    .primaryKey()
    .references(() => notices.examId, { onDelete: 'cascade' }),
  /** Another one with each reading: what was computed of an earlier one is not taken for this one's. */
  readingId: uuid().notNull().defaultRandom(),
  /** Name of the file that was read. */
  name: text().notNull(),
  /**
   * SHA-256 of the imported file, which is not read twice; null if the staff gave it at the desk, where files leave it.
   */
  fileHash: text(),
  /** The reading, in the wire's names (`StoredReading` of the edital module). */
  reading: jsonb().notNull(),
  /** Corrections by the staff (`Choices` of the edital module), with which a student's copy begins. */
  choices: jsonb().notNull().default({}),
  readAt: at().notNull().defaultNow(),
});
