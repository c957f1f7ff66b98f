import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { foldOf } from './columns';

/** Boards (banca) that write papers and bodies (orgao) that hire through them. */
export const institutions = pgTable(
  'institutions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['banca', 'orgao'] }).notNull(),
    acronym: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
  },
  (t) => [
    unique('institutions_kind_slug').on(t.kind, t.slug),
    check('institutions_kind', sql`${t.kind} in ('banca', 'orgao')`),
  ],
);

/** The matéria → assunto tree; a root is a matéria. `path` holds the ids from the root to the node itself. */
export const subjects = pgTable(
  'subjects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parentId: integer().references((): AnyPgColumn => subjects.id),
    name: text().notNull(),
    slug: text().notNull(),
    path: integer().array().notNull().default([]),
    active: boolean().notNull().default(true),
  },
  (t) => [
    unique('subjects_parent_slug').on(t.parentId, t.slug).nullsNotDistinct(),
    index('subjects_path').using('gin', t.path),
  ],
);

/** An exam paper (prova). */
export const exams = pgTable(
  'exams',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    slug: text().notNull().unique('exams_slug'),
    boardId: integer().references(() => institutions.id),
    institutionId: integer().references(() => institutions.id),
    year: smallint(),
    educationLevel: text(),
    position: text(),
    state: text(),
    area: text(),
    foldedName: foldOf('name'),
    foldedPosition: foldOf('position'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('exams_year').on(t.year.desc().nullsLast(), t.id.desc()),
    index('exams_board').on(t.boardId),
    index('exams_institution').on(t.institutionId),
  ],
);
