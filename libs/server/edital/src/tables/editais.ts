import type { EditalState } from '@mapa/domain';
import { at, bytea, exams, questionMaps, users } from '@mapa/server-platform/tables';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** An edital that a student uploaded or pasted, with its reading (docs/decisions/140). */
export const editais = pgTable(
  'editais',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the device, so that a repeated call creates only one. */
    id: uuid().notNull(),
    name: text().notNull(),
    state: text().$type<EditalState>().notNull().default('recebendo'),
    /** Bytes of the file; null for pasted text. */
    size: integer(),
    /** The pasted text, until it is read. */
    pasted: text(),
    /** Why it could not be read: a Portuguese sentence. */
    problem: text(),
    /** The reading, in the wire's names (`StoredReading`). */
    reading: jsonb(),
    /** The student's choices and corrections (`Choices`). */
    choices: jsonb().notNull().default({}),
    /** Increases with each change of `choices`: a stale write is refused. */
    revision: integer().notNull().default(1),
    /** Its id in the queue, so that jobs do not name a student. */
    readingId: uuid().notNull().defaultRandom().unique('editais_reading'),
    mapId: integer().references(() => questionMaps.id, { onDelete: 'set null' }),
    /** The exam of the notice from whose edital it was copied; null for an own file or text. */
    examId: integer().references(() => exams.id, { onDelete: 'set null' }),
    createdAt: at().notNull().defaultNow(),
    changedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.id] }),
    index('editais_map').on(t.mapId),
    index('editais_exam').on(t.examId),
  ],
);

/** Bytes of an edital's file in pieces, as uploaded; deleted once it is read. */
export const editalChunks = pgTable(
  'edital_chunks',
  {
    studentId: uuid().notNull(),
    editalId: uuid().notNull(),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.editalId, t.position] }),
    foreignKey({
      name: 'edital_chunks_edital_fk',
      columns: [t.studentId, t.editalId],
      foreignColumns: [editais.studentId, editais.id],
    }).onDelete('cascade'),
  ],
);
