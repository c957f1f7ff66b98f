import { at, exams, questionMaps } from '@mapa/server-platform/tables';
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

/** Maps that the staff published of editais of notices, with what they follow (docs/decisions/159). */
export const publishedMaps = pgTable(
  'published_maps',
  {
    mapId: integer()
      .primaryKey()
      .references(() => questionMaps.id, { onDelete: 'cascade' }),
    /** The exam of the notice; null once that is gone. */
    examId: integer().references(() => exams.id, { onDelete: 'set null' }),
    /** The office's name, as it was read; empty for an edital without offices. */
    office: text().notNull(),
    /** The reading of the notice's edital that was published. */
    readingId: uuid().notNull(),
    /** That reading, in the wire's names (`StoredReading`). */
    reading: jsonb().notNull(),
    /** Corrections and the office (`Choices`). */
    choices: jsonb().notNull(),
    publishedAt: at().notNull().defaultNow(),
  },
  (t) => [unique('published_maps_office').on(t.examId, t.office)],
);
