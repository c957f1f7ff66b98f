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
    /** Whose file it is: "enem", or the name key of the only paper that it describes. */
    programme: text().notNull(),
    year: smallint().notNull(),
    /** What the file calls it: INEP's CO_PROVA. */
    code: text().notNull(),
    area: text().notNull(),
    colour: text(),
    /** Made for candidates with special needs, or answered on a computer: other items or another order. */
    adapted: boolean().notNull().default(false),
    digital: boolean().notNull().default(false),
    /** The parameters were made up for a demonstration. */
    demonstration: boolean().notNull().default(false),
    /** A scale of its own: a score is `scaleK` · θ + `scaleD`; null: its area's. */
    scaleK: doublePrecision(),
    scaleD: doublePrecision(),
    /** Of everything that the file says about it: equal, nothing is written. */
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
    /** '' where the position is in no language. */
    language: text({ enum: ['', 'inglês', 'espanhol'] }).notNull(),
    itemCode: text(),
    /** The letter of the right answer; null of an annulled item. */
    key: text(),
    skill: smallint(),
    /** Left out of every score. */
    abandoned: boolean().notNull(),
    abandonReason: text(),
    a: doublePrecision(),
    b: doublePrecision(),
    c: doublePrecision(),
  },
  (t) => [primaryKey({ columns: [t.bookletId, t.position, t.language] })],
);

/** An area of a paper: its numbers are those of a booklet, moved by `shift`. */
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
    /** What is added to a position of the booklet to get the paper's number. */
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
    /** Complete first sittings that it was made of. */
    students: integer().notNull(),
    cycles: integer().notNull(),
    /** Without it the calibration has no items: it says only that it was tried with so many students. */
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
    /** The wording that was answered: an item of an earlier one has no parameters any more. */
    wording: integer().notNull(),
    /** Why it has no parameters and counts in no score; null where it has. */
    flag: text({ enum: ['iguais', 'invertido'] }),
    a: doublePrecision(),
    b: doublePrecision(),
    c: doublePrecision(),
    /** Covariances of ln a, b and logit c: 3 × 3 row by row. */
    covariance: doublePrecision().array(),
    /** S-X² with its degrees of freedom and its probability; null where too few students told it. */
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
