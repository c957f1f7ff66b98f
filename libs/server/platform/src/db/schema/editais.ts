import type { EditalState } from '@mapa/domain';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { at, bytea } from './columns';
import { questionMaps } from './maps';
import { subjects } from './catalogue';
import { users } from './students';

/** An edital that a student has dropped or pasted, with what was read of it (docs/decisions/140). */
export const editais = pgTable(
  'editais',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the device, so that a repeated call makes one. */
    id: uuid().notNull(),
    name: text().notNull(),
    state: text().$type<EditalState>().notNull().default('recebendo'),
    /** Bytes of the file; null of a text that was pasted. */
    size: integer(),
    /** The pasted text, until it is read. */
    pasted: text(),
    /** Why it could not be read: a Portuguese sentence. */
    problem: text(),
    /** What was read, by the wire's names (`StoredReading` of libs/server/edital). */
    reading: jsonb(),
    /** What the student has chosen and corrected (`Choices`). */
    choices: jsonb().notNull().default({}),
    /** Counts changes of `choices`: a stale one is not written over. */
    revision: integer().notNull().default(1),
    /** What the queue calls it: a job names no student. */
    readingId: uuid().notNull().defaultRandom().unique('editais_reading'),
    mapId: integer().references(() => questionMaps.id, { onDelete: 'set null' }),
    createdAt: at().notNull().defaultNow(),
    changedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.id] }), index('editais_map').on(t.mapId)],
);

/** Bytes of an edital's file in pieces, as they arrive, until it is read. */
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

/** Points that a map's subjects are expected to be worth: its order, where it has them (`arrange_maps`). */
export const mapPoints = pgTable(
  'map_points',
  {
    mapId: integer()
      .notNull()
      .references(() => questionMaps.id, { onDelete: 'cascade' }),
    subjectId: integer()
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    points: real().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mapId, t.subjectId] })],
);
