import {
  boolean,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { exams } from './catalogue';
import { questions } from './questions';

/** A booklet of an exam: one area as printed in one colour, from its item file (docs/decisions/070). */
export const itemBooklets = pgTable(
  'item_booklets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The file's exam: "enem", or the name key of the only paper that it describes. */
    programme: text().notNull(),
    year: smallint().notNull(),
    /** The code in the file: INEP's CO_PROVA. */
    code: text().notNull(),
    area: text().notNull(),
    colour: text(),
    /** Printed for candidates with special needs, or taken on a computer: different items or order. */
    adapted: boolean().notNull().default(false),
    digital: boolean().notNull().default(false),
    /** The parameters are invented for a demonstration. */
    demonstration: boolean().notNull().default(false),
    /** A scale of its own: a score is `scaleK` · θ + `scaleD`; null: the area's scale. */
    scaleK: doublePrecision(),
    scaleD: doublePrecision(),
    /** Hash of the file's content on it: if equal, nothing is written. */
    contentHash: text().notNull(),
    importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('item_booklets_code').on(t.programme, t.year, t.code)],
);

/** The items of a booklet with their parameters on the scale of θ. */
export const bookletItems = pgTable(
  'booklet_items',
  {
    bookletId: integer()
      .notNull()
      .references(() => itemBooklets.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** '' if the position has no language variants. */
    language: text({ enum: ['', 'inglês', 'espanhol'] }).notNull(),
    itemCode: text(),
    /** The letter of the right answer; null of an annulled item. */
    key: text(),
    skill: smallint(),
    /** Excluded from every score. */
    abandoned: boolean().notNull(),
    abandonReason: text(),
    a: doublePrecision(),
    b: doublePrecision(),
    c: doublePrecision(),
  },
  (t) => [primaryKey({ columns: [t.bookletId, t.position, t.language] })],
);

/** An area of a paper, with its booklet; `shift` relates their numbers. */
export const examAreas = pgTable(
  'exam_areas',
  {
    examId: integer()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    area: text().notNull(),
    bookletId: integer()
      .notNull()
      .references(() => itemBooklets.id),
    /** Added to a position of the booklet, it gives the paper's number. */
    shift: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.examId, t.area] })],
);

/** The latest calibration of an area of a paper from students' answers (docs/decisions/072). */
export const calibrations = pgTable(
  'calibrations',
  {
    examId: integer()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    area: text().notNull(),
    model: text({ enum: ['3pl', 'rasch'] }).notNull(),
    /** Number of complete first sittings used. */
    students: integer().notNull(),
    cycles: integer().notNull(),
    /** False: the calibration has no items and only records the attempt with this number of students. */
    converged: boolean().notNull(),
    logLikelihood: doublePrecision().notNull(),
    calibratedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.examId, t.area] })],
);

/** The items of a calibration. */
export const calibratedItems = pgTable(
  'calibrated_items',
  {
    examId: integer().notNull(),
    area: text().notNull(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** The wording that was answered: an item of an earlier wording has no parameters any more. */
    wording: integer().notNull(),
    /** Why it has no parameters and does not count in scores; null if it has. */
    flag: text({ enum: ['iguais', 'invertido'] }),
    a: doublePrecision(),
    b: doublePrecision(),
    c: doublePrecision(),
    /** Covariances of ln a, b and logit c: 3 × 3 row by row. */
    covariance: doublePrecision().array(),
    /** S-X² with its degrees of freedom and its probability; null with too few students. */
    fitStatistic: doublePrecision(),
    fitDegrees: smallint(),
    fitP: doublePrecision(),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.area, t.questionId] }),
    foreignKey({
      columns: [t.examId, t.area],
      foreignColumns: [calibrations.examId, calibrations.area],
    }).onDelete('cascade'),
  ],
);
