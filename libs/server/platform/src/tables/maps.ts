import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { exams, institutions, subjects } from './catalogue';
import { foldOf } from './columns';
import { questions } from './questions';

/**
 * A question map (mapa): a study roadmap through one exam's subjects. `replacedBy` is its next edition; only the last
 * of a chain can be chosen (docs/decisions/019).
 */
export const questionMaps = pgTable(
  'question_maps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    slug: text().notNull().unique('question_maps_slug'),
    examId: integer().references(() => exams.id),
    boardId: integer().references(() => institutions.id),
    institutionId: integer().references(() => institutions.id),
    year: smallint(),
    educationLevel: text(),
    position: text(),
    active: boolean().notNull().default(true),
    /**
     * The student who made it: it is visible only to them and deleted with the account (a foreign key that the
     * migration adds, because the tables of students refer to this one). Null for a public map (docs/decisions/140).
     */
    ownerId: uuid(),
    replacedBy: integer().references((): AnyPgColumn => questionMaps.id),
    /** Numbers of the paper, and subjects. Triggers alone write both (`arrange_maps`). */
    questionCount: integer().notNull().default(0),
    subjectCount: integer().notNull().default(0),
    /**
     * Increases with every change of the row, of its questions, and of the names of its subjects and institutions.
     * Triggers alone write it; a process's cached map is valid for one revision (docs/decisions/085).
     */
    contentRevision: integer().notNull().default(1),
    foldedName: foldOf('name'),
    foldedPosition: foldOf('position'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('question_maps_exam').on(t.examId),
    index('question_maps_board')
      .on(t.boardId)
      .where(sql`${t.active} and ${t.replacedBy} is null`),
    index('question_maps_institution')
      .on(t.institutionId)
      .where(sql`${t.active} and ${t.replacedBy} is null`),
    index('question_maps_year').on(t.year.desc().nullsLast(), t.id.desc()),
    index('question_maps_owner')
      .on(t.ownerId)
      .where(sql`${t.ownerId} is not null`),
    check('question_maps_newer', sql`${t.replacedBy} <> ${t.id}`),
  ],
);

/** A map's questions. Questions of one slot are variants of one number: a student needs only one of them. */
export const mapQuestions = pgTable(
  'map_questions',
  {
    mapId: integer()
      .notNull()
      .references(() => questionMaps.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    subjectId: integer()
      .notNull()
      .references(() => subjects.id),
    slot: integer().notNull(),
    number: integer(),
    variant: text(),
    /** Position of its number in the map's order, from 1. Triggers alone write it (`arrange_maps`). */
    step: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.mapId, t.questionId] }),
    index('map_questions_walk').on(t.mapId, t.step),
    index('map_questions_subject').on(t.mapId, t.subjectId, t.slot),
    index('map_questions_question').on(t.questionId),
  ],
);

/**
 * Number of a map's question numbers in each of its subjects, and the subject's position in the map, from 1: `rank` in
 * its walk, `incidenceRank` by how much of the exam it is; they differ only in a map ordered by hand. Triggers maintain
 * them with every change of the map's questions (`arrange_maps`); nothing else writes it (docs/decisions/059).
 */
export const mapSubjects = pgTable(
  'map_subjects',
  {
    mapId: integer()
      .notNull()
      .references(() => questionMaps.id, { onDelete: 'cascade' }),
    subjectId: integer()
      .notNull()
      .references(() => subjects.id),
    questions: integer().notNull(),
    rank: integer().notNull(),
    incidenceRank: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.mapId, t.subjectId] }),
    index('map_subjects_incidence').on(t.mapId, t.incidenceRank),
  ],
);

/** Expected points of a map's subjects, which determine its order if present (`arrange_maps`). */
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

/**
 * Order of a map by hand: the place of each matéria, and of each assunto within its matéria. A map without rows is
 * ordered by incidence, and so are subjects that have no row, after the others (`arrange_maps`, docs/decisions/154).
 */
export const mapOrders = pgTable(
  'map_orders',
  {
    mapId: integer()
      .notNull()
      .references(() => questionMaps.id, { onDelete: 'cascade' }),
    /** Whether the place is that of a matéria: one that has questions of its own has two places. */
    isMatter: boolean().notNull(),
    subjectId: integer()
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mapId, t.isMatter, t.subjectId] })],
);
